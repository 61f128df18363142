import { regions, type RegionKey } from '../../src/domain/region/region.ts';
import { isHiddenInRepLists, readRep } from '../../src/domain/people.ts';
import { identityOf } from '../../src/domain/text/identity.ts';
import { isOneOf } from '../world/team.ts';
import { pendingToAssign, reps } from '../world/reps.ts';
import { entry } from '../world/tally.ts';
import type { World } from '../world/world.ts';
import { mean } from './numbers.ts';

type Found = { name: string; regions: Map<RegionKey, number>; confidences: number[] };

const fallbackConfidence = 90;

/** All known reps, and others with a valid appointment. */
export function salesReps(world: World) {
  const { rows } = world.view();
  // A new center knows no reps.
  if (rows.length === 0 && world.since === world.today()) return [];
  const found = new Map<string, Found>();
  for (const { salesRep, status, event } of rows) {
    if (status !== 'valid' || isHiddenInRepLists(readRep(salesRep))) continue;
    if (isOneOf(world.designated, salesRep)) continue;
    const rep = entry(found, identityOf(salesRep), () => ({
      name: salesRep,
      regions: new Map(),
      confidences: [],
    }));
    rep.regions.set(event.region, (rep.regions.get(event.region) ?? 0) + 1);
    rep.confidences.push(event.confidence);
  }
  const known = reps.map((rep) => {
    const own = found.get(identityOf(rep.name));
    found.delete(identityOf(rep.name));
    return profile(
      rep.id,
      rep.name,
      rep.regions.map(([key]) => key),
      own,
    );
  });
  const others = [...found.values()].map((rep, i) => {
    const keys = [...rep.regions].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
    const id = rep.name === pendingToAssign ? 'rep-00' : `rep-new-${i + 1}`;
    return profile(id, rep.name, keys, rep);
  });
  return [...known, ...others];
}

function profile(repId: string, repName: string, keys: RegionKey[], found: Found | undefined) {
  const territories = keys.map((key) => regions[key].name);
  const confidences = found?.confidences ?? [];
  return {
    repId,
    repName,
    primaryState: territories[0] ?? '',
    territories,
    appointmentCount: confidences.length,
    confidence: Math.round(mean(confidences) ?? fallbackConfidence),
  };
}
