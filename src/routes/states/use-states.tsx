import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import { reads } from '../../calls/index.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import type { SalesRepProfile } from '../../calls/reps.ts';
import { isWhole, receivedText } from '../../domain/figures/received.ts';
import { repCounts, validIn } from '../../calls/rep-figures.ts';
import type { Region, RegionKey } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/words.ts';
import { isOlder, isSameTime } from '../../domain/time/age.ts';
import { easternTime } from '../../domain/time/eastern.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import {
  type ReadState,
  useCall,
  useDataState,
  useLoaded,
  useRead,
  useRecordAt,
} from '../../query/use-read.ts';
import { TextButton } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/card-messages.tsx';
import { regionsElsewhere, type RegionSummary, repList, summariesOf } from './profiles.ts';

export type StatesView = ReturnType<typeof useStates>;

export interface RegionPart {
  readonly summary: RegionSummary;
  readonly view: StatesView;
}

/** Reads /api/regions and /api/actual-sales-reps (spec 7), with the fallback of rulings C8. */
export function useStates() {
  const { figures, state: regions } = useCall(regionsCall);
  const salesReps = useRead(reads.salesReps);
  const profiles = salesReps.data?.rows ?? (salesReps.hasFailed ? null : undefined);
  const isPart = salesReps.data !== undefined && !isWhole(salesReps.data);
  const { fromRegions, ...counted } = useMemo(() => {
    const { reps, fromRegions: isFallback } = repList(profiles, figures.four);
    return {
      fromRegions: isFallback,
      listed: reps?.length ?? null,
      summaries: summariesOf(figures.four, reps, isFallback || !isPart),
      elsewhere: regionsElsewhere(figures.others),
    };
  }, [profiles, figures, isPart]);
  const regionsAge = useDataState(regions);
  const repsAge = useDataState(salesReps);
  return {
    ...counted,
    regions,
    /** The read that the reps come from: the rep list, or the regions that stand in (rulings C8). */
    reps: fromRegions ? regions : salesReps,
    /** The older of the two reads. */
    both: regions.data && isOlder(repsAge, regionsAge) ? salesReps : regions,
    /** The read of the rep list where regions stand in for it; null when the reps are people. */
    standIn: fromRegions ? salesReps : null,
    /** The reps that are counted; a state's own page counts those with appointments (rulings C37, C39). */
    names: fromRegions
      ? { reps: 'Sales reps', average: 'Average per rep' }
      : { reps: isPart ? 'Reps received' : 'Reps listed', average: 'Average per rep listed' },
    /** '20 of 76 received', of a list of reps that is a part (rulings A15). */
    received: !fromRegions && salesReps.data ? receivedText(salesReps.data) : '',
    /** The link of a rep's row: the rep's page, or the region's for a stand-in. */
    hrefOf: ({ rep }: SalesRepProfile, key: RegionKey) =>
      fromRegions ? statePath(key) : salesRepPath(rep, { sent: key }),
  };
}

/**
 * '7 reps with appointments today' of a region's reps, if the day's rows are loaded in full (rulings C39); else ''. This
 * screen does not request them, so old ones say their time: '… today by 2:41 PM' (rulings C32).
 */
export function useRepsToday(region: Region): string {
  const { name: days } = usePeriod();
  const count = useLoaded(reads.appointments, (list) =>
    isWhole(list) ? repCounts(validIn(list.rows, region)).length : undefined,
  );
  const by = useRecordAt(reads.appointments, ({ receivedAt }, { now, elapsed }) => {
    const ageMs = elapsed - (receivedAt ?? elapsed);
    return isSameTime(ageMs) ? '' : ` by ${easternTime(now - ageMs)}`;
  });
  return count === undefined ? '' : `${countText(count, 'rep')} with appointments ${days}${by}`;
}

/** A note that regions stand in for the sales reps, with the reason (rulings C8). */
export function StandInNote({ read: { error, retry } }: { readonly read: ReadState<unknown> }) {
  return (
    <p className="border-line bg-caution-soft text-caption text-caution flex items-center gap-2 border-t px-4 py-2 font-medium">
      <TriangleAlert aria-hidden className="icon-small" />
      <span className="min-w-0">
        Sales rep list unavailable; showing the region.{' '}
        {error ? whatFailed(error) : 'The sales rep list is empty.'}{' '}
        {error && <ErrorCode code={messageOf(error)} />}
      </span>
      <span className="text-accent">
        <TextButton onClick={retry}>Try Again</TextButton>
      </span>
    </p>
  );
}
