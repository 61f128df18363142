import { useMemo } from 'react';
import { type RegionSummary, statesFigures } from '../../calls/region-profiles.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import { salesReps as salesRepsCall, type SalesRepProfile } from '../../calls/reps.ts';
import { designatedTelemarketers } from '../../config.ts';
import type { RegionKey } from '../../domain/region/region.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { useAppointments, useCall, usePeriod } from '../../query/use-call.ts';
import { useCardState } from '../../query/card-state.ts';
import { ifReceived, isAwaited } from '../../query/data-state.ts';

export type StatesView = ReturnType<typeof useStates>;

export interface RegionPart {
  readonly summary: RegionSummary;
  readonly view: StatesView;
}

/** Reads /api/regions, /api/actual-sales-reps and /api/appointments (spec 7), with the fallback of rulings C8. */
export function useStates() {
  const { figures, state: regions } = useCall(regionsCall);
  const { rows, state: salesReps, part: profilesPart } = useCall(salesRepsCall);
  const profiles = ifReceived(salesReps, rows);
  const areProfilesAwaited = isAwaited(salesReps);
  const { ofDays, state: booked, part: bookedPart } = useAppointments();
  const { lists, unknownRegions } = ofDays;
  const { name: days } = usePeriod();
  const valid = bookedPart === '' ? ifReceived(booked, lists.valid) : null;
  const counted = useMemo(
    () =>
      statesFigures({
        regions: figures,
        profiles,
        areProfilesAwaited,
        profilesPart,
        valid,
        designated: designatedTelemarketers(),
        days,
      }),
    [figures, profiles, areProfilesAwaited, profilesPart, valid, days],
  );
  const { fromRegions, part } = counted;
  const both = useCardState(regions, salesReps, 'optional');
  const oldest = useCardState(both, booked, 'optional');
  const people = useCardState(salesReps, booked, 'awaited');
  const reps = fromRegions ? regions : salesReps;
  return {
    ...counted,
    regions,
    /** The read that the reps come from: the rep list, or the regions that stand in (rulings C8). */
    reps,
    /** The read of the reps with appointments: the older one of the rep list and the appointments. */
    active: {
      ...counted.active,
      state: fromRegions ? regions : people,
    },
    /** The older of the two reads. */
    both,
    /** The oldest of what a region's card shows. */
    all: oldest,
    /** A call of the list of reps and appointments is under way for the first time (rulings C14). */
    areRepsAwaited: !fromRegions && (areProfilesAwaited || isAwaited(booked)),
    /** '150 events have an unknown region', which may be of any of them (rulings A4). */
    unknownRegions,
    /** The state of the rep list where regions stand in for it, and what is missing of it; null when the reps are people. */
    standIn: fromRegions ? { state: salesReps, part: profilesPart } : null,
    /** The reps that are counted; a state's own page counts those with appointments (rulings C37, C39). */
    names: fromRegions
      ? { reps: 'Sales reps', average: 'Average per rep' }
      : { reps: part ? 'Reps received' : 'Reps listed', average: 'Average per rep listed' },
    /** The link of a rep's row: the rep's page, or the region's for a stand-in. */
    hrefOf: ({ rep }: SalesRepProfile, key: RegionKey) =>
      fromRegions ? statePath(key) : salesRepPath(rep, { sent: key }),
  };
}
