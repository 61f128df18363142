import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import { reads } from '../../api/contract.ts';
import type { SalesRepProfile } from '../../api/entities/review.ts';
import { repCounts, validIn } from '../../domain/figures/reps.ts';
import { showNumber } from '../../domain/number/format.ts';
import type { Region, RegionKey } from '../../domain/region/region.ts';
import { isOlder } from '../../domain/time/age.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { type ReadState, useDataState, useLoaded, useRead } from '../../query/use-read.ts';
import { TextButton } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/card-messages.tsx';
import { regionsElsewhere, type RegionSummary, repList, summariesOf } from './profiles.ts';

export type StatesView = ReturnType<typeof useStates>;

/** The reason for showing regions in place of sales reps (rulings C8). */
export interface StandIn {
  readonly why: string;
  /** The error; '' when the list is empty. */
  readonly code: string;
  readonly retry: () => void;
}

/** The props of a card or tab of one region. */
export interface RegionPart {
  readonly summary: RegionSummary;
  readonly view: StatesView;
}

/** Reads /api/regions and /api/actual-sales-reps (spec 7), with the fallback of rulings C8. */
export function useStates() {
  const regions = useRead(reads.regions);
  const salesReps = useRead(reads.salesReps);
  const rows = regions.data?.rows;
  const profiles = salesReps.data?.rows ?? (salesReps.hasFailed ? null : undefined);
  const { fromRegions, ...counted } = useMemo(() => {
    const list = repList(profiles, rows ?? []);
    const summaries = summariesOf(rows ?? [], list.reps);
    return {
      fromRegions: list.fromRegions,
      listed: list.reps?.length ?? null,
      summaries,
      elsewhere: regionsElsewhere(rows ?? []),
    };
  }, [profiles, rows]);
  const regionsAge = useDataState(regions);
  const repsAge = useDataState(salesReps);
  return {
    ...counted,
    regions,
    /** The read that the reps come from: the rep list, or the regions that stand in (rulings C8). */
    reps: fromRegions ? regions : salesReps,
    /** The older of the two reads. */
    both: regions.data && isOlder(repsAge, regionsAge) ? salesReps : regions,
    /** Null when the reps are people. */
    standIn: fromRegions ? standInOf(salesReps) : null,
  };
}

/** '7 with appointments today' of a region's reps, if the day's rows are loaded in full (rulings C39); else ''. */
export function useRepsToday(region: Region): string {
  const { name: days } = usePeriod();
  const count = useLoaded(reads.appointments, ({ rows, total }) =>
    total === null ? repCounts(validIn(rows, region)).length : null,
  );
  return (count ?? null) === null ? '' : `${showNumber(count)} with appointments ${days}`;
}

/** Named by the reps that it is of: a state's own page divides by those with appointments (rulings C37, C39). */
export const averageName = ({ standIn }: StatesView) =>
  standIn ? 'Average per rep' : 'Average per rep listed';

/** The link of a rep's row: the rep's page, or the region's for a stand-in. */
export function repHref(view: StatesView, { rep }: SalesRepProfile, region: RegionKey): string {
  return view.standIn ? statePath(region) : salesRepPath(rep, { sent: region });
}

function standInOf({ error, retry }: ReadState<unknown>): StandIn {
  return error
    ? { why: whatFailed(error), code: messageOf(error), retry }
    : { why: 'The sales rep list is empty.', code: '', retry };
}

/** A note that regions stand in for the sales reps, with the reason (rulings C8). */
export function StandInNote({ standIn }: { readonly standIn: StandIn }) {
  return (
    <p className="border-line bg-caution-soft text-caption text-caution flex items-center gap-2 border-t px-4 py-2 font-medium">
      <TriangleAlert aria-hidden className="icon-small" />
      <span className="min-w-0">
        Sales rep list unavailable; showing the region. {standIn.why}{' '}
        <ErrorCode code={standIn.code} />
      </span>
      <span className="text-accent">
        <TextButton onClick={standIn.retry}>Try Again</TextButton>
      </span>
    </p>
  );
}

/** The same note in one line, for a cell of the strip. */
export function StandInBrief({ standIn }: { readonly standIn: StandIn }) {
  return (
    <>
      <span className="text-caution font-medium">Sales rep list unavailable; showing regions</span>
      <span className="text-accent">
        <TextButton onClick={standIn.retry}>Try Again</TextButton>
      </span>
    </>
  );
}
