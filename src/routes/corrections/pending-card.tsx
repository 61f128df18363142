import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import { shownText, shownTitle, countText, excerpt } from '../../domain/text/format.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import { AlsoFound, Filtered } from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { Marked } from '../../ui/marked.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { BookedAt } from '../../ui/text.tsx';
import { ScrollList } from '../../ui/scroll-list.tsx';

const rowHeight = 60;

interface PendingCardProps {
  readonly pending: readonly Appointment[];
  /** The pending ones that match the filter. */
  readonly shown: readonly Appointment[];
  readonly selected: Appointment | null;
  /** `isPointer`: by a click on the row, which goes on to the name field. */
  readonly onSelect: (entry: Appointment, isPointer: boolean) => void;
  /** Above and under the selected row, where the window is narrow. */
  readonly added: ReactNode;
  readonly form: ReactNode;
}

/** The appointments without a known rep (S2), as radio buttons. */
export function PendingCard(props: PendingCardProps) {
  const { pending, shown, selected, onSelect, added, form } = props;
  const group = useId();
  const { figures, received, status } = useCall(appointments);
  const { unnamedReps: unnamed } = figures;
  return (
    <QueryCard
      title="Unknown Field Agents"
      className={`min-h-[20rem] ${form ? 'z-[1] overflow-visible!' : 'md:min-h-[26rem]'}`}
      status={status}
      skeleton={[5, rowHeight]}
      empty={
        pending.length === 0 && {
          kind: 'good',
          text: 'No unknown field agents',
          hint:
            unnamed === 0
              ? 'Every appointment has a known rep'
              : `${countText(unnamed, 'appointment')} without a sales rep ${unnamed === 1 ? 'is' : 'are'} not listed here`,
          before: 'Appointments without a known rep will appear here.',
        }
      }
    >
      <Filtered shown={shown.length} total={pending.length} received={received}>
        <AppointmentListProvider name="without a rep" rows={shown}>
          <ScrollList
            rows={shown}
            rowHeight={rowHeight}
            reveal={selected ? shown.indexOf(selected) : -1}
            // On a phone the page scrolls, and not a box in it, whatever opens under a row.
            className="max-md:overflow-visible! max-md:[--list-height:none]"
            keyOf={appointmentName}
          >
            {(entry, index) => (
              <>
                {entry === selected && added}
                <Row
                  entry={entry}
                  titleNames={figures.repNamedIn(entry.title)?.rep.name ?? ''}
                  ends={[
                    ...(index === 0 ? ['ArrowUp', 'ArrowLeft'] : []),
                    ...(index === shown.length - 1 ? ['ArrowDown', 'ArrowRight'] : []),
                  ]}
                  group={group}
                  checked={entry === selected}
                  onSelect={(isPointer) => onSelect(entry, isPointer)}
                />
                {entry === selected && form && <div className="border-line border-b">{form}</div>}
              </>
            )}
          </ScrollList>
        </AppointmentListProvider>
      </Filtered>
    </QueryCard>
  );
}

interface RowProps {
  readonly entry: Appointment;
  /** The rep whom the digits of its title name; '' for none. */
  readonly titleNames: string;
  /** The arrow keys that would leave the list. */
  readonly ends: readonly string[];
  readonly group: string;
  readonly checked: boolean;
  readonly onSelect: (isPointer: boolean) => void;
}

function Row({ entry, titleNames, ends, group, checked, onSelect }: RowProps) {
  const { title, customer, telemarketer, region, time } = entry;
  // A click on a label reaches its radio button as one without a pointer, as an arrow key does.
  const isPointer = useRef(false);
  return (
    <div className="border-line hover:bg-hover has-checked:bg-hover flex min-h-[60px] items-center border-b pr-4 transition-colors has-checked:shadow-[inset_3px_0_0_var(--ink)]">
      <label
        onPointerDown={() => (isPointer.current = true)}
        className="has-focus-visible:outline-accent grid min-h-[59px] min-w-0 flex-1 cursor-pointer grid-cols-[16px_30px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
      >
        <input
          type="radio"
          name={group}
          checked={checked}
          onChange={() => onSelect(false)}
          onClick={() => {
            if (isPointer.current) onSelect(true);
            isPointer.current = false;
          }}
          onKeyDown={(event) => {
            isPointer.current = false;
            // Native radio buttons wrap around at the last mounted row, which need not be the end of the list.
            if (ends.includes(event.key)) event.preventDefault();
          }}
          className="accent-ink size-4 outline-none"
        />
        <RegionBadge region={region} />
        <span className="min-w-0">
          <span className="text-body line-clamp-4 leading-5 [overflow-wrap:anywhere]">
            <bdi className="font-semibold">
              <Marked text={excerpt(shownTitle(title))} />
            </bdi>
            ,{' '}
            <bdi>
              <Marked text={excerpt(shownText(customer))} />
            </bdi>
          </span>
          <span className="text-small text-ink-2 line-clamp-4 leading-5 [overflow-wrap:anywhere]">
            <bdi>{region.name}</bdi> ·{' '}
            <bdi>
              <Marked text={telemarketer.name} />
            </bdi>{' '}
            · booked <BookedAt time={time} />
          </span>
          <AlsoFound
            row={entry}
            shown={['Title', 'Customer', 'Telemarketer']}
            className="text-caption text-ink-2 block truncate"
          />
          {titleNames && (
            <span className="text-caption text-ink-2 block truncate @lg:hidden">
              Title names <bdi className="text-ink font-medium">{titleNames}</bdi>
            </span>
          )}
        </span>
        {titleNames && (
          <span className="text-caption text-ink-2 truncate @max-lg:hidden">
            Title names <bdi className="text-ink font-medium">{titleNames}</bdi>
          </span>
        )}
      </label>
      <AppointmentLink
        row={entry}
        aria-label={`Open ${shownTitle(title)}`}
        // Tab leads from the selected row to its form, not through the links of all rows.
        tabIndex={checked ? 0 : -1}
        className="rounded-control text-caption text-ink-2 hover:text-ink inline-flex min-h-9 items-center gap-1 px-1 font-medium print:hidden"
      >
        Open
        <ChevronRight aria-hidden className="icon-small text-ink-3" />
      </AppointmentLink>
    </div>
  );
}
