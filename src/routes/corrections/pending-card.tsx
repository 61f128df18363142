import { useId } from 'react';
import type { Appointment, Appointments } from '../../calls/appointments.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { receivedText } from '../../domain/figures/received.ts';
import { countText } from '../../domain/text/words.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { AlsoFound, Filtered } from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { BookedAt } from '../../ui/text.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Marked } from '../../ui/marked.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';

interface PendingCardProps {
  readonly appointments: ReadState<Appointments>;
  readonly pending: readonly Appointment[];
  /** The pending ones that match the filter. */
  readonly shown: readonly Appointment[];
  readonly selected: Appointment | null;
  readonly onSelect: (entry: Appointment) => void;
}

/** The appointments without a known rep (spec 2), as radio buttons. */
export function PendingCard(props: PendingCardProps) {
  const { appointments, pending, shown, selected, onSelect } = props;
  const group = useId();
  const { rows = [] } = appointments.data ?? {};
  return (
    <QueryCard
      title="Unknown Field Agents"
      subtitle="Select an appointment to assign a rep"
      className="min-h-[33.5rem] max-sm:min-h-[28rem]"
      state={appointments}
      skeleton={[6, 61]}
      empty={
        pending.length === 0 && {
          kind: 'good',
          text: 'No unknown field agents',
          hint: 'Every appointment has a sales rep.',
          before: 'Appointments without a sales rep will appear here.',
        }
      }
      footer={
        <span>
          <b className="font-semibold">{showNumber(pending.length)}</b> of{' '}
          {countText(rows.length, 'appointment')}
        </span>
      }
    >
      <Filtered
        shown={shown.length}
        total={pending.length}
        received={appointments.data && receivedText(appointments.data)}
      >
        <AppointmentListProvider name="without a rep" rows={shown}>
          <WindowedList
            rows={shown}
            rowHeight={61}
            reveal={selected ? shown.indexOf(selected) : -1}
            className="max-sm:[--list-height:16rem]"
            keyOf={appointmentName}
          >
            {(entry, index) => (
              <Row
                entry={entry}
                ends={[
                  ...(index === 0 ? ['ArrowUp', 'ArrowLeft'] : []),
                  ...(index === shown.length - 1 ? ['ArrowDown', 'ArrowRight'] : []),
                ]}
                group={group}
                checked={entry === selected}
                onSelect={() => onSelect(entry)}
              />
            )}
          </WindowedList>
        </AppointmentListProvider>
      </Filtered>
    </QueryCard>
  );
}

interface RowProps {
  readonly entry: Appointment;
  /** The arrow keys that would leave the list. */
  readonly ends: readonly string[];
  readonly group: string;
  readonly checked: boolean;
  readonly onSelect: () => void;
}

function Row({ entry, ends, group, checked, onSelect }: RowProps) {
  const { title: name, customer, telemarketer, region, time } = entry;
  return (
    <div className="border-line hover:bg-hover has-checked:bg-hover flex items-center border-b pr-4 transition-colors has-checked:shadow-[inset_3px_0_0_var(--ink)]">
      <label className="has-focus-visible:outline-accent grid min-h-[61px] min-w-0 flex-1 cursor-pointer grid-cols-[16px_30px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2">
        <input
          type="radio"
          name={group}
          checked={checked}
          onChange={onSelect}
          onKeyDown={(event) => {
            // Native radio buttons wrap around at the last mounted row, which need not be the end of the list.
            if (ends.includes(event.key)) event.preventDefault();
          }}
          className="accent-ink size-4 outline-none"
        />
        <RegionBadge region={region} />
        <span className="min-w-0">
          <bdi className="text-small block truncate leading-5 font-semibold">
            <Marked text={shownTitle(name)} />
          </bdi>
          <span className="text-small text-ink-2 line-clamp-2 leading-5 [overflow-wrap:anywhere]">
            <bdi>
              <Marked text={shownText(customer)} />
            </bdi>{' '}
            ·{' '}
            <bdi>
              <Marked text={telemarketer.name} />
            </bdi>
          </span>
          <AlsoFound
            row={entry}
            shown={['Title', 'Customer', 'Telemarketer']}
            className="text-caption text-ink-2 block truncate"
          />
        </span>
        <span className="text-caption text-ink-2 max-w-28 text-right tabular-nums">
          <bdi className="block truncate leading-5 max-sm:sr-only">{region.name}</bdi>
          <span className="block truncate leading-5">
            <BookedAt time={time} />
          </span>
        </span>
      </label>
      <AppointmentLink
        row={entry}
        aria-label={`Open ${shownTitle(name)}`}
        // Tab leads from the selected row to its form, not through the links of all rows.
        tabIndex={checked ? 0 : -1}
        className={buttonClass('ghost', 'small')}
      >
        Open
      </AppointmentLink>
    </div>
  );
}
