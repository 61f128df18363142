import { Info } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { appointmentToken, isSameAppointment } from '../../domain/appointment/token.ts';
import { showNumber } from '../../domain/number/format.ts';
import { isHiddenInRepLists, isUnknownFieldAgent, type Person } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { draftOf } from '../../shell/drafts.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { EmptyMessage, Notice } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped, DefinitionList } from '../../ui/text.tsx';
import { coveredBy } from './corrections.ts';
import { ManualCorrectionForm } from './manual-correction-form.tsx';
import { draftIds, type useCorrection } from './use-correction.ts';

interface CorrectionCardProps {
  /** All appointments of the last response. */
  readonly rows: readonly Appointment[];
  /** Whether a link names an appointment that is not in the response. */
  readonly isMissing: boolean;
  readonly correction: ReturnType<typeof useCorrection>;
}

/** The selected appointment and the form that corrects its sales rep (spec 2). */
export function CorrectionCard({ rows, isMissing, correction }: CorrectionCardProps) {
  const { selected, current } = correction;
  const appointment = current ?? selected;
  return (
    <Card title="Correct the Sales Rep" className="min-h-[26rem] print:hidden">
      {appointment ? (
        <>
          <Details appointment={appointment} />
          <div className="grid gap-2 px-4 pt-3 empty:hidden">
            {current ? (
              <>
                <KnownRep rep={current.salesRep} />
                <SharedId appointment={appointment} rows={rows} />
              </>
            ) : (
              <GoneNotice appointment={appointment} rows={rows} />
            )}
          </div>
          <ManualCorrectionForm
            key={appointmentToken(appointment)}
            appointment={appointment}
            rows={rows}
            correction={correction}
          />
        </>
      ) : (
        <EmptyMessage
          text={isMissing ? 'This appointment is not in the list' : 'No appointment selected'}
          hint={
            isMissing
              ? 'The appointment may have changed. Select another to assign a rep.'
              : 'Select an appointment to assign a rep.'
          }
        />
      )}
    </Card>
  );
}

function Details({ appointment }: { readonly appointment: Appointment }) {
  const { title, customer, telemarketer, region, time } = appointment;
  return (
    <div className="border-line border-t px-4 py-3">
      <p className="flex items-center gap-2.5">
        <RegionBadge region={region} />
        <Clamped text={shownTitle(title)} className="text-body font-semibold" />
      </p>
      <DefinitionList
        className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-2"
        valueClass="text-small line-clamp-2 [overflow-wrap:anywhere]"
        items={[
          { label: 'Customer', value: shownText(customer) },
          { label: 'Telemarketer', value: <TelemarketerLink person={telemarketer} /> },
          { label: 'Region', value: region.name },
          { label: 'Time', value: <BookedAt time={time} /> },
        ]}
      />
    </div>
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

/** A note for an appointment that already has a rep; only a link can select one. */
function KnownRep({ rep }: { readonly rep: Person }) {
  if (isHiddenInRepLists(rep)) return null;
  return (
    <Note>
      The sales rep is <bdi>{excerpt(rep.name, 100)}</bdi>. The correction replaces that name.
    </Note>
  );
}

interface AppointmentProps {
  readonly appointment: Appointment;
  readonly rows: readonly Appointment[];
}

/** Appointment ids need not be unique (spec 3), so a correction may cover several appointments. */
function SharedId({ appointment, rows }: AppointmentProps) {
  const { count, withRep } = useMemo(() => coveredBy(appointment, rows), [appointment, rows]);
  if (count < 2) return null;
  return (
    <Note>
      {showNumber(count)} appointments share this title, customer and region. The correction applies
      to all of them
      {withRep > 0 &&
        `; ${showNumber(withRep)} already ${withRep === 1 ? 'has' : 'have'} a sales rep`}
      .
    </Note>
  );
}

/** A notice for an appointment that has got a rep or is no longer in the response. */
function GoneNotice({ appointment, rows }: AppointmentProps) {
  const hasDraft = Object.values(draftIds(appointment)).some((draft) => draftOf(draft) !== '');
  const latest = rows.find((row) => isSameAppointment(row, appointment));
  const rep = latest && !isUnknownFieldAgent(latest.salesRep) ? latest.salesRep.name : null;
  return (
    <Notice
      tone="caution"
      title={
        rep === null
          ? 'This appointment is no longer in the list.'
          : `This appointment is now assigned to ${rep}.`
      }
    >
      {hasDraft && "You can't send a correction, but you can still copy what you typed."}
    </Notice>
  );
}
