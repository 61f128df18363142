import { useMemo } from 'react';
import { repKey, type SalesRepProfile } from '../../calls/reps.ts';
import { Filtered, useFilter } from '../../features/filter/index.tsx';
import { paths, statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { DataTable } from '../../ui/table.tsx';
import { repColumns } from './rep-columns.tsx';
import { searchReps } from './rep-search.ts';
import type { RegionProps } from './use-states.ts';

const none: readonly SalesRepProfile[] = [];

/** The sales reps of a region, most appointments first, each a link to the rep's page (S2). */
export function RepListCard({ summary, view }: RegionProps) {
  const { q } = useFilter();
  const reps = summary.reps ?? none;
  const foundReps = useMemo(() => searchReps(reps, q), [reps, q]);
  const columns = repColumns(({ rep }) => view.hrefOf(rep, summary.key));
  const sorted = useSorted(foundReps, columns, '-appointments');
  return (
    <QueryCard
      title={`Sales Reps in ${summary.region.name}`}
      className="min-h-[33.25rem]"
      status={view.reads.reps}
      unreadable={view.unreadable.reps}
      what="Sales reps"
      skeleton={[6, 61]}
      empty={
        reps.length === 0 && {
          text: `No sales reps in ${summary.region.name}`,
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
        <ButtonLink href={statePath(summary.key)} size="small">
          {summary.region.name} dashboard
        </ButtonLink>
      }
    >
      <Filtered what="sales reps" shown={foundReps.length} total={reps.length} withRegion={false}>
        <DataTable
          {...sorted}
          keyOf={repKey}
          height="grow"
          stacked="34px minmax(0, 1fr) auto"
          columns={columns}
        />
      </Filtered>
    </QueryCard>
  );
}
