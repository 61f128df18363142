import type { ReactNode } from 'react';
import { noFilter, type RowFilter } from '../../domain/appointment/row-filter.ts';
import { cleanLine } from '../../domain/text/clean.ts';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { SearchedContext } from '../../ui/marked.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { chipsOf, filterText } from './filter-text.ts';
import { useFilter } from './use-filter.ts';

interface NothingFoundProps {
  /** In the singular: 'appointment'. */
  readonly what: string;
  readonly withRegion?: boolean;
  readonly filter?: RowFilter;
  /** '20 of 76 received', where rows are missing (A15). */
  readonly received?: string | undefined;
}

/** Replaces a list without matches; names the filters that have no field. */
export function NothingFound(props: NothingFoundProps) {
  const { what, withRegion = true, filter = noFilter, received = '' } = props;
  const isNamed = chipsOf(filter).length > 0;
  const other = withRegion ? 'Try other words, or another region.' : 'Try other words.';
  return (
    <EmptyMessage
      kind="search"
      text={`No ${what}${received && ` among ${received}`} matches ${isNamed ? 'these filters' : 'this search'}`}
      hint={isNamed ? <bdi>{filterText(filter)}</bdi> : other}
    />
  );
}

interface FilteredProps extends FilterBarProps, Pick<NothingFoundProps, 'received'> {
  readonly children: ReactNode;
}

/** The filter bar over the matching rows, or over a message that none match. */
export function Filtered({ children, received, ...bar }: FilteredProps) {
  const { what = 'appointments', withRegion = true, shown, scope = 'screen' } = bar;
  const { q } = useFilter(scope);
  return (
    <SearchedContext value={cleanLine(q)}>
      <FilterBar {...bar} />
      {shown === 0 ? (
        <NothingFound what={what.replace(/s$/, '')} {...{ withRegion, received }} />
      ) : (
        children
      )}
    </SearchedContext>
  );
}
