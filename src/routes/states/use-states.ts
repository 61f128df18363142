import { useMemo } from 'react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import { reads } from '../../api/contract.ts';
import { useRead, type ReadState } from '../../query/use-read.ts';
import { isOlder } from '../../domain/time/age.ts';
import type { RegionKey } from '../../domain/region/region.ts';
import { repList, statesOf, type State, type StateRep } from './profiles.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { useFreshness } from '../../query/freshness.tsx';

/** What the screen knows of the four states, from two calls. */
export interface StatesView {
  readonly states: readonly State[];
  readonly regions: ReadState<unknown>;
  /** Where the reps come from: the rep list, or the regions where none came (rulings C8). */
  readonly reps: ReadState<unknown>;
  /** Both calls together: as old as the older of them. */
  readonly both: ReadState<unknown>;
  /** Null: the reps are people. Else why each state stands as one profile built from its region. */
  readonly standIn: StandIn | null;
}

export interface StandIn {
  readonly why: string;
  /** The words of the error; '' when the list came and was empty. */
  readonly code: string;
  /** Asks for the list again. */
  readonly retry: () => void;
}

/** Binds the screen to /api/regions and /api/actual-sales-reps (spec 7), with the fallback of rulings C8. */
export function useStates(): StatesView {
  const regions = useRead(reads.regions);
  const salesReps = useRead(reads.salesReps);
  const rows = regions.data?.rows;
  const profiles = salesReps.data?.rows ?? (salesReps.hasFailed ? null : undefined);
  const list = useMemo(
    () => (profiles === undefined ? null : repList(profiles, rows ?? [])),
    [profiles, rows],
  );
  const states = useMemo(() => statesOf(rows ?? [], list), [rows, list]);
  const regionsAge = useFreshness(regions);
  const repsAge = useFreshness(salesReps);
  return {
    states,
    regions,
    reps: list?.fromRegions ? regions : salesReps,
    both: regions.data && isOlder(repsAge, regionsAge) ? salesReps : regions,
    standIn: list?.fromRegions ? standInOf(salesReps) : null,
  };
}

/** Where a rep's row leads. A profile built from a region is no person with a page: it leads to the state. */
export function repHref({ standIn }: StatesView, { name }: StateRep, state: RegionKey): string {
  return standIn ? statePath(state) : salesRepPath(name, state);
}

function standInOf({ error, retry }: ReadState<unknown>): StandIn {
  return error
    ? { why: whatFailed(error), code: messageOf(error), retry }
    : { why: 'The sales rep list is empty.', code: '', retry };
}
