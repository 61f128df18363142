import type { ReactNode } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { codeWords } from '../../domain/text/words.ts';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { appointmentName } from '../../domain/appointment/token.ts';
import { AppointmentRows } from '../../features/filter/index.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { NewMark } from './changes-strip.tsx';

interface AppointmentListProps {
  readonly label: string;
  /** Follows '3 of 38' in the details of one of them. */
  readonly name: string;
  readonly rows: readonly Appointment[];
  /** Shows the status of each row, for a list with several statuses. */
  readonly withStatus: boolean;
  /** Shown instead of the list while there are no rows. */
  readonly empty: ReactNode;
}

/** The appointments of one tab that match the search. */
export function AppointmentList(props: AppointmentListProps) {
  const { label, name, rows, withStatus, empty } = props;
  if (rows.length === 0) return <div className="grid min-h-80 flex-1 *:border-t-0">{empty}</div>;
  return (
    <AppointmentRows label={label} name={name} rows={rows} rowHeight={61} className="border-t-0!">
      {(row) => <AnalysisRow appointment={row} withStatus={withStatus} />}
    </AppointmentRows>
  );
}

const tones = { valid: 'ok', invalid: 'bad', other: 'off' } as const;
const longestStatus = 24;

interface AnalysisRowProps {
  readonly appointment: Appointment;
  readonly withStatus: boolean;
}

function AnalysisRow({ appointment, withStatus }: AnalysisRowProps) {
  const { title, region, customer, telemarketer, type, reason, status } = appointment;
  const texts = [shownText(type), shownText(reason)];
  return (
    <AppointmentLink
      row={appointment}
      className="focus-inside border-line hover:bg-hover aria-[current]:bg-sunken grid grid-cols-[30px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-b px-4 py-2.5 transition-colors aria-[current]:shadow-[inset_3px_0_0_var(--ink)]"
    >
      <RegionBadge region={region} />
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <bdi className="text-small max-w-full truncate leading-5 font-semibold">
          {shownTitle(title)}
        </bdi>
        <span className="text-small text-ink-2 max-w-full truncate leading-5">
          <bdi>{shownText(customer)}</bdi> · <bdi>{telemarketer.name}</bdi>
        </span>
      </p>
      {withStatus ? (
        <span className="flex h-5">
          <StatusWord tone={tones[status.outcome ?? 'other']}>
            {excerpt(codeWords(status.word), longestStatus)}
          </StatusWord>
        </span>
      ) : (
        <bdi className="text-caption text-ink-2 max-w-36 truncate leading-5">{shownText(type)}</bdi>
      )}
      <Clamped
        text={withStatus ? texts.join(' · ') : shownText(reason)}
        lines={3}
        className="text-caption text-ink-3 col-span-2 col-start-2"
      />
      <NewMark
        list="appointments"
        name={appointmentName(appointment)}
        className="col-start-1 row-start-2"
      />
    </AppointmentLink>
  );
}
