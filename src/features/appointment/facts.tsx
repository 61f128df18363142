import { Ban, Check, ChevronRight, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { alerts as alertsCall } from '../../calls/alerts.ts';
import { recentValidations } from '../../calls/validations.ts';
import type { Appointment } from '../../calls/appointments.ts';
import {
  notAvailable,
  type Outcome,
  outcomesOf,
  shownText,
} from '../../domain/appointment/appointment.ts';
import {
  blockingTerms,
  noReason,
  phoneDigitsLength,
  reasonReader,
} from '../../domain/appointment/reasons.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { alertOfAppointment, verdictConfidence } from '../../domain/appointment/verdict.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/number/format.ts';
import { isHiddenInRepLists, isNamed } from '../../domain/people.ts';
import { phoneNumberOf } from '../../domain/phone.ts';
import { codeWords, excerpt } from '../../domain/text/words.ts';
import { searchText } from '../../domain/text/search.ts';
import { alertPath, rowsPath, salesRepPath } from '../../paths.ts';
import { FutureNote } from '../../query/future-note.tsx';
import { useCall } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { Badge, StatusWord } from '../../ui/badge.tsx';
import { Clamped, DefinitionList, TodayAt } from '../../ui/text.tsx';
import { TextLink } from '../../ui/links.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { stateText } from './columns.tsx';
import { type CopyablePhone, CopyPhone } from './phone.tsx';

interface StatusBoxProps {
  readonly row: Appointment;
  /** All rows of the last response. */
  readonly rows: readonly Appointment[] | undefined;
}

/** Status, reason and rule (visual.md 09), with a link to the rows of the same reason unless the row is in neither list. */
export function StatusBox({ row, rows }: StatusBoxProps) {
  const side = row.status.outcome;
  const isMissing = row.reason === '';
  const title = isMissing && side === 'invalid' ? noReason : shownText(row.reason);
  const rule = namedRule(row);
  return (
    <section
      aria-label="Status"
      className="rounded-tray border-line grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border px-4 py-3.5"
    >
      <Clamped text={title} lines={3} className="text-dialog" />
      <Badge {...badges[side ?? 'other']}>
        <bdi className="max-w-40 truncate">{codeWords(excerpt(row.status.word, 40))}</bdi>
      </Badge>
      <p className="text-small text-ink-2 col-span-2 empty:hidden">
        {rule}
        {side && !(isMissing && side === 'valid') && <LikeThis {...{ row, rows, side }} />}
      </p>
    </section>
  );
}

/** That the appointment waits for a decision, as a link to its review; nothing where it has no pending alert. */
export function PendingAlert({ row, rows }: StatusBoxProps) {
  const { figures } = useCall(alertsCall, { slow: true });
  const alert = alertOfAppointment(row, rows ?? [], figures.pending);
  if (!alert) return null;
  return (
    <Link
      href={alertPath(alert.id)}
      className="rounded-tray bg-caution-soft text-caution text-small flex items-center gap-2.5 px-3.5 py-3 hover:underline"
    >
      <Clock aria-hidden className="icon" />
      <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">
        {['Waits for a decision', excerpt(alert.reason)].filter(Boolean).join(': ')}
      </span>
      <ChevronRight aria-hidden className="icon" />
    </Link>
  );
}

const badges = {
  valid: { tone: 'line', icon: <Check aria-hidden /> },
  invalid: { tone: 'critical', icon: <Ban aria-hidden /> },
  other: { icon: <Clock aria-hidden /> },
} as const;

/** How many rows have the same reason, as a link to them. */
function LikeThis({ row, rows, side }: StatusBoxProps & { readonly side: Outcome }) {
  const reason = reasonReader()(row).label;
  const count = useMemo(
    () => filterRows(outcomesOf(rows ?? [])[side], { ...noFilter, reason }).length,
    [rows, side, reason],
  );
  if (count < 2) return null;
  return (
    <>
      {' '}
      <Link href={rowsPath(side, { reason })} className="text-accent font-medium hover:underline">
        {showNumber(count)} like this<span className="sr-only">: all with this reason</span>
      </Link>
    </>
  );
}

const { min, max } = phoneDigitsLength;
const phoneDigits = `Phone Digits Rule: the title is ${min}-${max} digits.`;
const fullValidation =
  'Full Validation: a real customer, a designated telemarketer and a service code.';
const noCustomer = 'Instant invalid: the who field names no customer.';
const instantInvalid = 'Instant invalid: a blocked word in the title, or an empty who field.';

/** A sentence on the rule of spec 5 that a row's type or reason names; null where neither names one. */
export function namedRule({ type, reason }: Pick<Appointment, 'type' | 'reason'>): string | null {
  const [kind, why] = [words(type), words(reason)];
  if (/\bempty who field\b/.test(why)) return noCustomer;
  const term = blockingTerms.find((each) => why.endsWith(`title contains ${each}`));
  if (term !== undefined) return `Instant invalid: the title contains "${term}".`;
  const startsWithRule = (rule: string) => [kind, why].some((text) => text.startsWith(rule));
  if (startsWithRule('instant invalid')) return instantInvalid;
  if (startsWithRule('phone digits')) return phoneDigits;
  return startsWithRule('full validation') ? fullValidation : null;
}

function words(text: string): string {
  return searchText(text).replaceAll(/[\s_-]+/g, ' ');
}

interface AppointmentFactsProps extends StatusBoxProps {
  readonly phone: CopyablePhone;
}

const items = {
  className: '[&_dt]:text-small -my-2',
  itemClass:
    'border-line text-small grid min-h-10 grid-cols-[116px_minmax(0,1fr)] items-center gap-x-3 border-t py-1.5 first:border-t-0',
  valueClass: 'text-body min-w-0 font-medium tabular-nums',
};

const cachedOnly = { slow: true, enabled: false } as const;

/** People, region, time, phone, and the state that the engine detected (visual.md 09). */
export function AppointmentFacts({ row, rows, phone }: AppointmentFactsProps) {
  const { customer, salesRep, telemarketer, region, time, detectedState, stateConfidence } = row;
  // Where a call that was already requested has the verdict's confidence (rulings C38).
  const { rows: validations } = useCall(recentValidations, cachedOnly);
  const { rows: alerts } = useCall(alertsCall, cachedOnly);
  const confidence = verdictConfidence(row, rows ?? [], { validations, alerts });
  const repHref = isHiddenInRepLists(salesRep) ? null : salesRepPath(salesRep, region);
  const isStateKnown = detectedState.id !== '' || stateConfidence !== null;
  const isElsewhere = region.id !== '' && detectedState.id !== '' && region.id !== detectedState.id;
  return (
    <DefinitionList
      {...items}
      items={[
        { label: 'Customer', value: <Clamped text={shownText(customer)} lines={3} /> },
        {
          label: 'Sales rep',
          value: (
            <TextLink href={repHref} className={repHref ? 'text-accent' : ''}>
              <Clamped text={salesRep.name} />
            </TextLink>
          ),
        },
        {
          label: 'Telemarketer',
          value: (
            <TelemarketerLink
              person={telemarketer}
              className={isNamed(telemarketer) ? 'text-accent' : ''}
            >
              <Clamped text={telemarketer.name} />
            </TelemarketerLink>
          ),
        },
        {
          label: 'Region',
          value: (
            <span className="flex min-w-0 items-center gap-2">
              <RegionBadge region={region} size="small" />
              <Clamped text={region.name} />
            </span>
          ),
        },
        {
          label: 'Booked',
          value: (
            <>
              <TodayAt time={time} /> <FutureNote time={time} />
            </>
          ),
        },
        { label: 'Phone', value: <Phone phone={phone} /> },
        (confidence !== null || !isStateKnown) && {
          label: 'Confidence',
          value: showConfidence(confidence),
        },
        isStateKnown && {
          label: 'Detected state',
          value: (
            <span className="flex flex-wrap items-center gap-x-3">
              <Clamped text={detectedState.name} />
              {stateConfidence !== null && (
                <span className="text-small font-normal">{stateText(stateConfidence)}</span>
              )}
              {isElsewhere && (
                <span className="ml-auto">
                  <StatusWord tone="warn">Not the region</StatusWord>
                </span>
              )}
            </span>
          ),
        },
      ].filter((item) => item !== false)}
    />
  );
}

function Phone({ phone }: Pick<AppointmentFactsProps, 'phone'>) {
  const { text, field } = phone;
  if (text === '') return notAvailable;
  const href = phoneNumberOf(text)?.href;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span ref={field} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {href ? (
          <a href={href} className="text-accent hover:underline">
            {text}
          </a>
        ) : (
          <bdi>{excerpt(text, 100)}</bdi>
        )}
      </span>
      <CopyPhone phone={phone} />
    </span>
  );
}
