import { useMemo } from 'react';
import { Link } from 'wouter';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { notAvailable, shownText } from '../../domain/appointment/appointment.ts';
import { verdictConfidence } from '../../domain/appointment/verdict.ts';
import { showPercent } from '../../domain/number/format.ts';
import { isHiddenInRepLists, isNamed, type Person } from '../../domain/people.ts';
import { phoneNumberOf } from '../../domain/phone.ts';
import type { Region } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { salesRepPath } from '../../paths.ts';
import { useRead } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped, DefinitionList } from '../../ui/text.tsx';
import { TodayAt } from '../../ui/booked-at.tsx';
import { stateText } from './columns.tsx';
import { CopyPhone, type useCopyPhone } from './phone.tsx';

interface AppointmentFactsProps {
  readonly row: Appointment;
  /** All rows of the last response. */
  readonly rows: readonly Appointment[] | undefined;
  readonly phone: ReturnType<typeof useCopyPhone>;
}

const items = {
  className: '[&_dt]:text-small -my-2',
  itemClass:
    'border-line text-small grid min-h-10 grid-cols-[116px_minmax(0,1fr)] items-center gap-x-3 border-t py-1.5 first:border-t-0',
  valueClass: 'text-body min-w-0 font-medium tabular-nums',
};
const link = 'text-accent hover:underline';

/** People, region, time, phone, and the state that the engine detected (visual.md 09). */
export function AppointmentFacts({ row, rows, phone }: AppointmentFactsProps) {
  const { customer, salesRep, telemarketer, region, time, detectedState, stateConfidence } = row;
  const confidence = useVerdictConfidence(row, rows);
  const isStateKnown = detectedState.id !== '' || stateConfidence !== null;
  const isElsewhere = region.id !== '' && detectedState.id !== '' && region.id !== detectedState.id;
  return (
    <DefinitionList
      {...items}
      items={[
        { label: 'Customer', value: <Clamped text={shownText(customer)} lines={3} /> },
        { label: 'Sales rep', value: <Rep rep={salesRep} region={region} /> },
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
        { label: 'Time', value: <TodayAt time={time} /> },
        { label: 'Phone', value: <Phone text={row.phone.text} phone={phone} /> },
        (confidence !== null || !isStateKnown) && {
          label: 'Confidence',
          value: showPercent(confidence),
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

const cachedOnly = { slow: true, enabled: false } as const;

/** The verdict's confidence, where a call that was already requested has it (rulings C38). */
function useVerdictConfidence(row: Appointment, rows: readonly Appointment[] = []) {
  const validations = useRead(reads.recentValidations, cachedOnly).data?.rows;
  const alerts = useRead(reads.alerts, cachedOnly).data?.rows;
  return useMemo(
    () => verdictConfidence(row, rows, { validations: validations ?? [], alerts: alerts ?? [] }),
    [row, rows, validations, alerts],
  );
}

function Rep({ rep, region }: { readonly rep: Person; readonly region: Region }) {
  const text = <Clamped text={rep.name} />;
  if (isHiddenInRepLists(rep)) return text;
  return (
    <Link href={salesRepPath(rep, region)} className={link}>
      {text}
    </Link>
  );
}

interface PhoneProps {
  readonly text: string;
  readonly phone: AppointmentFactsProps['phone'];
}

function Phone({ text, phone }: PhoneProps) {
  const { field, isMissing } = phone;
  if (isMissing) return notAvailable;
  const href = phoneNumberOf(text)?.href;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span ref={field} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {href ? (
          <a href={href} className={link}>
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
