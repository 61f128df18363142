import { CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import { shownText, shownTitle, showNumber, excerpt } from '../../domain/text/format.ts';
import { appointmentToken, isSameAppointment } from '../../domain/appointment/token.ts';
import { isHiddenInRepLists, isUnknownFieldAgent } from '../../domain/people.ts';
import { useCall } from '../../query/use-call.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { BookedAt } from '../../ui/text.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { coveredBy } from './corrections.ts';
import { hasDraft, type useCorrection } from './use-correction.ts';

interface CorrectionProps {
  readonly correction: ReturnType<typeof useCorrection>;
}

interface CorrectionCardProps extends CorrectionProps {
  /** Whether a link names an appointment that is not in the response. */
  readonly isMissing: boolean;
  /** Whether the form is in the list, under its row. */
  readonly isInList: boolean;
}

/** The selected appointment and the form that corrects its sales rep (S2). */
export function CorrectionCard({ isMissing, isInList, correction }: CorrectionCardProps) {
  const { selected, current } = correction;
  const appointment = current ?? selected;
  if (isInList && !isMissing) return null;
  return (
    <Card
      title="Correct the Sales Rep"
      // The open list of suggestions is over what follows: a card that cuts it would also scroll to it.
      className="max-wide:has-[>[data-nothing]]:compact-empty z-[1] overflow-visible! print:hidden"
    >
      <Added correction={correction} />
      {appointment && !isInList ? (
        <>
          <div className="border-line border-t px-4 pt-3">
            <Head appointment={appointment} />
          </div>
          <Correction correction={correction} />
        </>
      ) : (
        <EmptyMessage
          text={isMissing ? 'This appointment is not in the list' : 'No appointment selected'}
          hint={
            isMissing
              ? 'The appointment may have changed. Select another to name its rep.'
              : 'Select an appointment to name its rep.'
          }
        />
      )}
    </Card>
  );
}

/** What there is to know before the correction, and its form. */
export function Correction({ correction }: CorrectionProps) {
  const { selected, current } = correction;
  const { rows } = useCall(appointments);
  const appointment = current ?? selected;
  if (!appointment) return null;
  return (
    <>
      <div className="grid gap-2 px-4 pt-3 empty:hidden">
        {current ? (
          <Notes appointment={current} rows={rows} />
        ) : (
          <GoneNotice appointment={appointment} rows={rows} />
        )}
      </div>
      <CorrectionForm
        key={appointmentToken(appointment)}
        appointment={appointment}
        correction={correction}
      />
    </>
  );
}

/** 'Dolores Rasmussen: Dale Ibarra added', until the next correction (C42). */
export function Added({ correction: { added } }: CorrectionProps) {
  return (
    <p
      role="status"
      className="text-small text-positive flex gap-2 px-4 pb-3 empty:hidden in-[li]:pt-3"
    >
      {added && (
        <>
          <CircleCheck aria-hidden className="icon" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{excerpt(added.customer, 60)}</bdi>: <bdi>{excerpt(added.name, 60)}</bdi> added
          </span>
        </>
      )}
    </p>
  );
}

function Head({ appointment }: { readonly appointment: Appointment }) {
  const { title, customer, telemarketer, region, time } = appointment;
  return (
    <>
      <p className="text-dialog line-clamp-4 [overflow-wrap:anywhere]">
        <bdi>{excerpt(shownTitle(title))}</bdi>,{' '}
        <bdi className="font-normal">{excerpt(shownText(customer))}</bdi>
      </p>
      <p className="text-small text-ink-2 mt-1 flex min-w-0 flex-wrap items-center gap-x-1.5">
        <RegionBadge region={region} size="small" />
        <bdi>{excerpt(region.name, 60)}</bdi> · <TelemarketerLink person={telemarketer} /> ·
        <span>
          booked <BookedAt time={time} />
        </span>
      </p>
    </>
  );
}

interface AppointmentProps {
  readonly appointment: Appointment;
  readonly rows: readonly Appointment[];
}

/** That only a link can select an appointment with a rep, and that several may share its id (S3). */
function Notes({ appointment, rows }: AppointmentProps) {
  const { salesRep } = appointment;
  const { count, withRep } = useMemo(() => coveredBy(appointment, rows), [appointment, rows]);
  return (
    <>
      {!isHiddenInRepLists(salesRep) && (
        <Note>
          The sales rep is <bdi>{excerpt(salesRep.name, 100)}</bdi>. The correction replaces that
          name.
        </Note>
      )}
      {count > 1 && (
        <Note>
          {showNumber(count)} appointments share this title, customer and region. The correction
          applies to all of them
          {withRep > 0 &&
            `; ${showNumber(withRep)} already ${withRep === 1 ? 'has' : 'have'} a sales rep`}
          .
        </Note>
      )}
    </>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="rounded-control bg-sunken text-small text-ink-2 flex gap-2 px-3 py-2">
      <Info aria-hidden className="icon mt-px" />
      <span>{children}</span>
    </p>
  );
}

/** A notice for an appointment that has got a rep or is no longer in the response. */
function GoneNotice({ appointment, rows }: AppointmentProps) {
  const { salesRep } = rows.find((row) => isSameAppointment(row, appointment)) ?? {};
  const title =
    salesRep && !isUnknownFieldAgent(salesRep)
      ? `This appointment is now assigned to ${salesRep.name}.`
      : 'This appointment is no longer in the list.';
  return (
    <Notice tone="caution" title={title}>
      {hasDraft(appointment) &&
        "You can't send a correction, but you can still copy what you typed."}
    </Notice>
  );
}
