import { useMemo } from 'react';
import type { RepInRegion } from '../../calls/region-reps.ts';
import { isNamed, noRep } from '../../domain/people.ts';
import { Filtered, useFilter } from '../../features/filter/index.tsx';
import { paths, statePath, withoutRepPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { DataTable } from '../../ui/table.tsx';
import { repColumns } from './rep-columns.tsx';
import { searchReps } from './rep-search.ts';
import type { RegionProps } from './use-states.ts';

/** The row of the appointments without a known rep. */
const withoutRepRow = (count: number): RepInRegion => ({
  rep: { ...noRep, name: 'No known rep' },
  profile: null,
  count,
  isListed: false,
  isTelemarketer: false,
  listedAt: null,
});

/** The rows of the region's card in the overview, most appointments first, each a link to the rep's page (S2). */
export function RepListCard({ summary, view }: RegionProps) {
  const { q } = useFilter();
  const { key, region, people } = summary;
  const reps = useMemo(() => {
    if (!people || people.rows.length === 0) return [];
    const { rows, withoutRep } = people;
    return withoutRep > 0 ? [...rows, withoutRepRow(withoutRep)] : rows;
  }, [people]);
  const foundReps = useMemo(() => searchReps(reps, q), [reps, q]);
  const columns = repColumns(({ rep }) =>
    isNamed(rep) ? view.hrefOf(rep, key) : withoutRepPath(key),
  );
  const sorted = useSorted(foundReps, columns, '-appointments');
  return (
    <QueryCard
      title={`Sales Reps in ${region.name}`}
      className="min-h-[33.25rem]"
      status={view.reads.reps}
      unreadable={view.unreadable.reps}
      what="Sales reps"
      skeleton={[6, 61]}
      empty={
        reps.length === 0 && {
          text: `No sales reps in ${region.name}`,
          hint: (
            <>
              Assign reps to appointments in{' '}
              <TextLink href={paths.corrections} className="text-accent font-medium underline">
                Field Agent Corrections
              </TextLink>
              .
            </>
          ),
        }
      }
      actions={
        <ButtonLink href={statePath(key)} size="small">
          {region.name} dashboard
        </ButtonLink>
      }
    >
      {view.areRepsAwaited ? (
        <Loading text="Loading sales reps..." isVisible={false}>
          <RowsSkeleton rows={6} height={61} />
        </Loading>
      ) : (
        <Filtered what="sales reps" shown={foundReps.length} total={reps.length} withRegion={false}>
          <DataTable
            {...sorted}
            keyOf={({ rep }) => rep.id}
            height="grow"
            stacked="34px minmax(0, 1fr) auto"
            columns={columns}
          />
        </Filtered>
      )}
    </QueryCard>
  );
}
