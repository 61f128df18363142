import type { Appointment } from '../../calls/appointments.ts';
import { notAvailable, shownText, excerpt } from '../../domain/text/format.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { phoneNumberOf } from '../../domain/phone.ts';
import { RepLink, TelemarketerLink } from '../../shell/links.tsx';
import { StatusWord, RegionBadge } from '../../ui/badge.tsx';
import { Clamped, DefinitionList, TodayAt } from '../../ui/text.tsx';
import { stateText } from './columns.tsx';
import { type CopyablePhone, CopyPhone } from './phone.tsx';
import { useVerdictConfidence } from './use-verdict.ts';

interface AppointmentFactsProps {
  readonly row: Appointment;
  /** All rows of the last response. */
  readonly rows: readonly Appointment[];
  readonly phone: CopyablePhone;
}

const items = {
  className: '[&_dt]:text-small -my-2',
  itemClass:
    'border-line text-small grid min-h-10 grid-cols-[116px_minmax(0,1fr)] items-center gap-x-3 border-t py-1.5 first:border-t-0',
  valueClass: 'text-body min-w-0 font-medium tabular-nums',
};

/** People, region, time, phone, and the state that the engine detected. */
export function AppointmentFacts({ row, rows, phone }: AppointmentFactsProps) {
  const { customer, salesRep, telemarketer, region, time, detectedState, stateConfidence } = row;
  const confidence = useVerdictConfidence(row, rows);
  const isRegionKnown = detectedState.id !== '' || stateConfidence !== null;
  const isElsewhere = region.id !== '' && detectedState.id !== '' && region.id !== detectedState.id;
  return (
    <DefinitionList
      {...items}
      items={[
        { label: 'Customer', value: <Clamped text={shownText(customer)} /> },
        {
          label: 'Sales rep',
          value: (
            <RepLink rep={salesRep} region={region} linkClass="text-accent">
              <Clamped text={salesRep.name} />
            </RepLink>
          ),
        },
        {
          label: 'Telemarketer',
          value: (
            <TelemarketerLink person={telemarketer} linkClass="text-accent">
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
        { label: 'Booked', value: <TodayAt time={time} /> },
        { label: 'Phone', value: <Phone phone={phone} /> },
        (confidence !== null || !isRegionKnown) && {
          label: 'Confidence',
          value: showConfidence(confidence),
        },
        isRegionKnown && {
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
