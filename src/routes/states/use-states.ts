import { useMemo } from 'react';
import { isWhole, unreadableOf } from '../../api/rows.ts';
import { appointments } from '../../calls/appointments.ts';
import { type SalesRegionSummary, statesFigures } from '../../calls/region-profiles.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import { profilesOfRegions, salesReps as salesRepsCall } from '../../calls/reps.ts';
import { designatedTelemarketers } from '../../config.ts';
import type { Person } from '../../domain/people.ts';
import type { RegionKey } from '../../domain/region/region.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { useCall } from '../../query/use-call.ts';
import { ifReceived, isAwaited } from '../../query/data-state.ts';

export type StatesView = ReturnType<typeof useStates>;

export interface RegionProps {
  readonly summary: SalesRegionSummary;
  readonly view: StatesView;
}

/** Reads /api/regions, /api/actual-sales-reps and /api/appointments (S7), with the fallback of C8. */
export function useStates() {
  const { figures: regions, status: regionsStatus } = useCall(regionsCall);
  const { figures: reps, status: listStatus } = useCall(salesRepsCall);
  const { figures: booked, status: bookedStatus, received } = useCall(appointments);
  const isListAwaited = isAwaited(listStatus);
  const standIns = useMemo(
    () => (isListAwaited || reps.listed.length > 0 ? [] : profilesOfRegions(regions.knownRegions)),
    [isListAwaited, reps, regions],
  );
  const isStandIn = standIns.length > 0;
  const listed = isStandIn ? standIns : reps.listed;
  const isListRead = listStatus.data !== undefined && isWhole(listStatus.data);
  const profiles = listed.length > 0 || isListRead ? listed : null;
  // A stand-in has the count of its region.
  const valid = received || isStandIn ? null : ifReceived(bookedStatus, booked.lists.valid);
  const figures = useMemo(
    () => statesFigures({ regions, profiles, valid, designated: designatedTelemarketers() }),
    [regions, profiles, valid],
  );
  return {
    ...figures,
    /** The state of the rep list where regions stand in for it (C8); null where the reps are people. */
    standIn: isStandIn ? listStatus : null,
    areRepsAwaited: !isStandIn && (isListAwaited || isAwaited(bookedStatus)),
    /** How many rows could not be read (A2). */
    unreadable: {
      reps: unreadableOf(listStatus.data),
      compared: unreadableOf(regionsStatus.data, listStatus.data),
    },
    /** Cards of regions have what the other calls add when it is there. */
    reads: { regions: regionsStatus, reps: isStandIn ? regionsStatus : listStatus },
    /** The page of a rep; of a region that stands in, its dashboard. */
    hrefOf: (rep: Person, key: RegionKey) =>
      isStandIn ? statePath(key) : salesRepPath(rep, { sent: key }),
  };
}
