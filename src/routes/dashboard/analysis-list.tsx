import type { AppointmentFigures } from '../../calls/appointments.ts';
import { isFiltering, type RowFilter, type RowList } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/text/format.ts';
import { cleanLine } from '../../domain/text/clean.ts';
import { NothingFound } from '../../features/filter/index.tsx';
import { NoRows } from '../../query/query-card.tsx';
import type { ReadStatus } from '../../query/data-state.ts';
import { Button } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { SearchedContext } from '../../ui/marked.tsx';
import type { Rows } from '../../api/rows.ts';
import { AppointmentTable, type InOrder } from './appointment-table.tsx';
import { analysisTabs } from './dashboard-tabs.ts';

/** The words of each list of Appointments Analysis. */
export const listWords = {
  valid: {
    label: 'Valid Appointments',
    name: 'Valid',
    empty: 'No valid appointments found',
    hint: 'Valid appointments will appear here with their rules.',
  },
  invalid: {
    label: 'Invalid/Blocked',
    name: 'Invalid/Blocked',
    empty: 'No invalid appointments found',
    hint: 'Invalid and blocked events will appear here with their reasons.',
  },
  // After the two lists of the spec: it also has the rows that belong to neither (A3).
  all: {
    label: 'All Events',
    name: 'All Events',
    empty: 'No appointments found',
    hint: 'All booked events will appear here.',
  },
} as const satisfies Record<RowList, object>;

type FoundLists = ReturnType<AppointmentFigures['find']>;

interface AnalysisListProps {
  readonly list: RowList;
  readonly foundLists: FoundLists;
  readonly filter: RowFilter;
  readonly sorted: InOrder;
  readonly status: ReadStatus<Rows>;
  /** '20 of 76 received', '' of all. */
  readonly received: string;
  readonly onOpen: (list: RowList) => void;
}

/** The rows of a list that a filter means, or why there are none. */
export function AnalysisList(props: AnalysisListProps) {
  const { list, foundLists, filter, sorted, status, received, onOpen } = props;
  const { label, empty, hint } = listWords[list];
  if (foundLists[list].length > 0)
    return (
      <SearchedContext value={cleanLine(filter.q)}>
        <AppointmentTable label={label} sorted={sorted} list={list} />
      </SearchedContext>
    );
  if (status.data?.rows.length === 0 && received === '')
    return (
      <div className="grid *:border-t-0">
        <EmptyMessage
          text={empty}
          hint={
            <>
              <span className="max-sm:hidden">{hint}</span> <BeforeBooking />
            </>
          }
        />
      </div>
    );
  return (
    <div className="grid min-h-72 flex-1 *:border-t-0">
      {isFiltering(filter) ? (
        <NoMatch {...{ list, foundLists, filter, received, onOpen }} />
      ) : (
        <NoRows list={status.data} text={empty} />
      )}
    </div>
  );
}

type NoMatchProps = Pick<
  AnalysisListProps,
  'list' | 'foundLists' | 'filter' | 'received' | 'onOpen'
>;

/** Says that the open list has no match, with a button that opens a list with matches. */
function NoMatch({ list, foundLists, filter, received, onOpen }: NoMatchProps) {
  const other = analysisTabs.find((tab) => foundLists[tab].length > 0);
  if (!other) return <NothingFound what="appointment" filter={filter} received={received} />;
  const open = (button: HTMLElement) => {
    // The button is about to unmount.
    const card = button.closest('section');
    card?.querySelector<HTMLElement>(`[role="tab"][id$="-tab-${other}"]`)?.focus();
    onOpen(other);
  };
  return (
    <EmptyMessage
      kind="search"
      text={
        <>
          No matches in {listWords[list].name}.{' '}
          <Button size="small" onClick={({ currentTarget }) => open(currentTarget)}>
            {showNumber(foundLists[other].length)} in {listWords[other].name}
          </Button>
        </>
      }
    />
  );
}
