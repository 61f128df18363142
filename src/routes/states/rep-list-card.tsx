import { useMemo } from 'react';
import { repKey } from '../../calls/region-profiles.ts';
import { appointmentsOf } from '../../calls/rep-figures.ts';
import type { SalesRepProfile } from '../../calls/reps.ts';
import { withoutText } from '../../domain/number/figure.ts';
import { showNumber, unitText } from '../../domain/text/format.ts';
import { Filtered, useFilter } from '../../features/filter/index.tsx';
import { paths, statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { DataTable } from '../../ui/table.tsx';
import { repColumns } from './rep-columns.tsx';
import { searchReps } from './rep-search.ts';
import { StandInNote } from './stand-in-note.tsx';
import type { RegionPart } from './use-states.ts';

const none: readonly SalesRepProfile[] = [];

/** The sales reps of a region, most appointments first, each a link to the rep's page (spec 2). */
export function RepListCard({ summary, view }: RegionPart) {
  const { q } = useFilter();
  const reps = summary.reps ?? none;
  const foundReps = useMemo(() => searchReps(reps, q), [reps, q]);
  const columns = repColumns((profile) => view.hrefOf(profile, summary.key));
  const sorted = useSorted(foundReps, columns, '-appointments');
  const total = appointmentsOf(foundReps);
  return (
    <QueryCard
      title={`Sales Reps in ${summary.region.name}`}
      className="min-h-[33.25rem]"
      state={view.reps}
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
      footer={
        <span>
          <b className="font-semibold">{showNumber(total.value)}</b>{' '}
          {unitText(total.value, 'appointment')} in this list <bdi>{withoutText(total)}</bdi>
        </span>
      }
      actions={
        <ButtonLink href={statePath(summary.key)} size="small">
          {summary.region.name} dashboard
        </ButtonLink>
      }
    >
      {view.standIn && <StandInNote {...view.standIn} />}
      <Filtered
        what="sales reps"
        shown={foundReps.length}
        total={reps.length}
        withRegion={false}
        received={view.part}
      >
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
