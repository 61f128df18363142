import { useMemo } from 'react';
import { isWhole, unreadableOf } from '../../api/rows.ts';
import { appointments } from '../../calls/appointments.ts';
import { type StateSummary, statesFigures } from '../../calls/region-profiles.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import { profilesOfRegions, salesReps as salesRepsCall } from '../../calls/reps.ts';
import { designatedTelemarketers } from '../../config.ts';
import type { Person } from '../../domain/people.ts';
import type { RegionKey } from '../../domain/region/region.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { useCall } from '../../query/use-call.ts';
import { ifReceived, isAwaited } from '../../query/data-state.ts';

export type StatesView = ReturnType<typeof useStates>;

export interface StatePart {
  readonly summary: StateSummary;
  readonly view: StatesView;
}

/** Reads /api/regions, /api/actual-sales-reps and /api/appointments (S7), with the fallback of C8. */
export function useStates() {
  const { figures: regions, state: regionsState } = useCall(regionsCall);
  const { figures: reps, state: listState } = useCall(salesRepsCall);
  const { figures: booked, state: bookedState, part } = useCall(appointments);
  const isListAwaited = isAwaited(listState);
  const standIns = useMemo(
    () => (isListAwaited || reps.listed.length > 0 ? [] : profilesOfRegions(regions.knownRegions)),
    [isListAwaited, reps, regions],
  );
  const isStandIn = standIns.length > 0;
  const listed = isStandIn ? standIns : reps.listed;
  const isListRead = listState.data !== undefined && isWhole(listState.data);
  const profiles = listed.length > 0 || isListRead ? listed : null;
  // A stand-in has the count of its region.
  const valid = part || isStandIn ? null : ifReceived(bookedState, booked.lists.valid);
  const figures = useMemo(
    () => statesFigures({ regions, profiles, valid, designated: designatedTelemarketers() }),
    [regions, profiles, valid],
  );
  return {
    ...figures,
    /** The state of the rep list where regions stand in for it (C8); null where the reps are people. */
    standIn: isStandIn ? listState : null,
    areRepsAwaited: !isStandIn && (isListAwaited || isAwaited(bookedState)),
    /** How many rows could not be read (A2). */
    unreadable: {
      reps: unreadableOf(listState.data),
      compared: unreadableOf(regionsState.data, listState.data),
    },
    /** Cards of regions have what the other calls add when it is there. */
    reads: { regions: regionsState, reps: isStandIn ? regionsState : listState },
    /** The page of a rep; of a region that stands in, its dashboard. */
    hrefOf: (rep: Person, key: RegionKey) =>
      isStandIn ? statePath(key) : salesRepPath(rep, { sent: key }),
  };
}
