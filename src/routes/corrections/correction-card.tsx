import { Info } from 'lucide-react';
import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { appointmentId, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { namedBy } from './corrections.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import { isUnknownFieldAgent, repDisplayName } from '../../domain/people/rep-name.ts';
import { BookedAt } from '../../ui/booked-at.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { Clamped } from '../../ui/clamped.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { useCorrection, Waiting } from './use-correction.ts';

interface CorrectionCardProps {
  /** All appointments of the last answer. */
  readonly rows: readonly Appointment[];
  /** The selected one as it stands in that answer; null when it does not wait there any more. */
  readonly current: Waiting | null;
  readonly correction: ReturnType<typeof useCorrection>;
}

/** The selected appointment and the form that names its sales rep (spec 2). */
export function CorrectionCard({ rows, current, correction }: CorrectionCardProps) {
  const { selected, send, pending } = correction;
  const appointment = current ?? selected;
  return (
    <Card title="Correct the Sales Rep" className="min-h-[26rem]">
      {appointment ? (
        <>
          <Facts appointment={appointment} />
          <div className="px-4 pt-3 empty:hidden">
            {current ? (
              <SharedId appointment={appointment} rows={rows} />
            ) : (
              <Gone appointment={appointment} rows={rows} />
            )}
          </div>
          <CorrectionForm
            key={appointment.key}
            draftKey={appointment.key}
            rows={rows}
            region={appointment.region}
            gone={current === null}
            pending={pending}
            onSend={(name, reason) => current !== null && send(current, name, reason)}
          />
        </>
      ) : (
        <EmptyMessage
          text="No appointment selected"
          hint="Select an appointment in the list to name its sales rep."
        />
      )}
    </Card>
  );
}

function Facts({ appointment }: { readonly appointment: Appointment }) {
  const { title, customer, telemarketer, region, time } = appointment;
  const facts = [
    { label: 'Customer', value: shownText(customer) },
    { label: 'Telemarketer', value: shownText(telemarketer) },
    { label: 'Region', value: regionName(region) },
    { label: 'Time', value: <BookedAt time={time} /> },
  ];
  return (
    <div className="border-line border-t px-4 py-3">
      <p className="flex items-center gap-2.5">
        <RegionBadge region={region} />
        <Clamped text={shownTitle(title)} className="text-body font-semibold" />
      </p>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-ink-3">{label}</dt>
            <dd className="text-small line-clamp-2 [overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface NoticeProps {
  readonly appointment: Appointment;
  readonly rows: readonly Appointment[];
}

/** The id of a correction need not be unique (spec 3): then it names more than what was selected. */
function SharedId({ appointment, rows }: NoticeProps) {
  const { count, withRep } = useMemo(() => namedBy(appointment, rows), [appointment, rows]);
  if (count < 2) return null;
  return (
    <p className="rounded-control bg-sunken text-small text-ink-2 flex gap-2 px-3 py-2">
      <Info aria-hidden className="icon mt-px" />
      <span>
        {showNumber(count)} appointments share this title, customer and region. The correction names
        all of them
        {withRep > 0 &&
          `; ${showNumber(withRep)} of them ${withRep === 1 ? 'has' : 'have'} a sales rep already`}
        .
      </span>
    </p>
  );
}

/** Somebody else was quicker, or the appointment is no longer sent: nothing can be corrected. */
function Gone({ appointment, rows }: NoticeProps) {
  const id = appointmentId(appointment);
  const now = rows.find((row) => row.time === appointment.time && appointmentId(row) === id);
  const rep = now && !isUnknownFieldAgent(now.salesRep) ? repDisplayName(now.salesRep) : null;
  return (
    <Notice
      tone="caution"
      title={
        rep === null
          ? 'This appointment is no longer in the list.'
          : `This appointment now has the sales rep ${rep}.`
      }
    >
      Nothing can be sent; what you typed stays here to be copied.
    </Notice>
  );
}
