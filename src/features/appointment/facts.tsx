import { Link } from 'wouter';
import type { Appointment } from '../../api/entities/appointment.ts';
import { notAvailable, shownText } from '../../domain/appointment/appointment.ts';
import { showPercent } from '../../domain/number/format.ts';
import { isHiddenInRepLists, repDisplayName, isNamed } from '../../domain/people.ts';
import { regionId, regionName } from '../../domain/region/region.ts';
import { excerpt, isBlank } from '../../domain/text/plain-text.ts';
import { salesRepPath } from '../../paths.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped, DefinitionList } from '../../ui/text.tsx';
import { TodayAt } from '../../ui/booked-at.tsx';
import { CopyPhone, phoneHref, type useCopyPhone } from './phone.tsx';

interface AppointmentFactsProps {
  readonly row: Appointment;
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
export function AppointmentFacts({ row, phone }: AppointmentFactsProps) {
  const { customer, salesRep, telemarketer, region, time, detectedState, confidence } = row;
  const isElsewhere = !isBlank(region) && regionId(detectedState) !== regionId(region);
  return (
    <DefinitionList
      {...items}
      items={[
        { label: 'Customer', value: <Clamped text={shownText(customer)} lines={3} /> },
        { label: 'Sales rep', value: <Rep name={salesRep} region={region} /> },
        {
          label: 'Telemarketer',
          value: (
            <TelemarketerLink
              name={telemarketer}
              className={isNamed(telemarketer) ? 'text-accent' : ''}
            >
              <Clamped text={shownText(telemarketer)} />
            </TelemarketerLink>
          ),
        },
        {
          label: 'Region',
          value: (
            <span className="flex min-w-0 items-center gap-2">
              <RegionBadge region={region} size="small" />
              <Clamped text={regionName(region)} />
            </span>
          ),
        },
        { label: 'Time', value: <TodayAt time={time} /> },
        { label: 'Phone', value: <Phone text={row.phone} phone={phone} /> },
        isBlank(detectedState)
          ? { label: 'Confidence', value: showPercent(confidence) }
          : {
              label: 'Detected state',
              value: (
                <span className="flex flex-wrap items-center gap-x-3">
                  <Clamped text={regionName(detectedState)} />
                  {confidence !== null && (
                    <span className="text-small font-normal">
                      {showPercent(confidence)} confidence
                    </span>
                  )}
                  {isElsewhere && (
                    <span className="ml-auto">
                      <StatusWord tone="warn">Not the region</StatusWord>
                    </span>
                  )}
                </span>
              ),
            },
      ]}
    />
  );
}

function Rep({ name, region }: { readonly name: string; readonly region: string }) {
  const text = <Clamped text={repDisplayName(name)} />;
  if (isHiddenInRepLists(name)) return text;
  return (
    <Link href={salesRepPath(name, region)} className={link}>
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
  const href = phoneHref(text);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span ref={field} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {href ? (
          <a href={href} className={link}>
            {text.trim()}
          </a>
        ) : (
          <bdi>{excerpt(text, 100)}</bdi>
        )}
      </span>
      <CopyPhone phone={phone} />
    </span>
  );
}
