import type { Appointment } from '../../calls/appointments.ts';
import type { RowList } from '../../domain/appointment/row-filter.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { showNumber } from '../../domain/text/format.ts';
import { NoRows, QueryCard } from '../../query/query-card.tsx';
import { useSearchChoice } from '../../shell/location.ts';
import { useSorted } from '../../shell/sorted.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AppointmentListProvider } from '../appointment/appointment-link.tsx';
import { Filtered, useFilter } from '../filter/index.tsx';
import { CopyList } from './copy-list.tsx';
import type { PersonCard, PersonEvents } from './events.ts';

const labels = { all: 'All', valid: 'Valid', invalid: 'Invalid' } as const;

interface PersonAppointmentsProps extends Pick<PersonCard, 'status'> {
  readonly events: PersonEvents;
  /** Its tabs; the first one is open at first. */
  readonly lists: readonly [RowList, ...RowList[]];
  readonly columns: readonly Column<Appointment>[];
  readonly stacked: string;
  /** 'This rep's valid appointments will appear here.' */
  readonly before: string;
  /** Where the person has no rows, but others have. */
  readonly none: string;
  readonly loading?: string;
}

/** A person's appointments, newest first, each a link to its details. */
export function PersonAppointments(props: PersonAppointmentsProps) {
  const { status, events, lists, columns, stacked, before, none } = props;
  const { loading } = props;
  const { person, rows, find } = events;
  const [list, setList] = useSearchChoice('tab', lists);
  const { q } = useFilter();
  const listRows = find({})[list];
  const foundLists = find({ q });
  const { rows: shown, sorting } = useSorted(foundLists[list], columns, '-booked');
  const table = (
    <DataTable
      label={`${labels[list]} appointments of ${person.name}`}
      rows={shown}
      keyOf={appointmentName}
      columns={columns}
      sorting={sorting}
      stacked={stacked}
      height="grow"
      className="[&_thead_th]:border-t-0"
    />
  );
  const content =
    listRows.length === 0 ? (
      <NoRows list={status.data} text="No Appointments" />
    ) : (
      <AppointmentListProvider name={list === 'all' ? 'appointments' : list} rows={shown}>
        <Filtered shown={shown.length} total={listRows.length} withRegion={false}>
          {table}
        </Filtered>
      </AppointmentListProvider>
    );
  return (
    <QueryCard
      id="rows"
      title="Appointments"
      className="has-[>[data-nothing]]:compact-empty min-h-[20rem]"
      status={status}
      {...(loading && { loading })}
      skeleton={[8, 40]}
      actions={<CopyList rows={shown} heads={columns.map(({ head }) => head)} />}
      empty={rows.length === 0 && { text: 'No Appointments', hint: none, before }}
    >
      <Tabs
        value={list}
        onChange={setList}
        tabs={lists.map((value) => ({
          value,
          label: (
            <>
              {labels[value]} <CountBadge>{showNumber(foundLists[value].length)}</CountBadge>
            </>
          ),
          content: value === list && content,
        }))}
      />
    </QueryCard>
  );
}
