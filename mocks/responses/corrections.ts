import { correctionId } from '../../src/domain/appointment/token.ts';
import { addDays, isWorkingDay } from '../world/calendar.ts';
import type { SentCorrection } from '../world/memory.ts';
import type { World } from '../world/world.ts';
import { iso } from './numbers.ts';

/** Working days, today among them. */
const keptDays = 7;

/** The corrections of colleagues. */
function earlier(world: World): SentCorrection[] {
  const list: SentCorrection[] = [];
  let date = world.today();
  for (let kept = 0; kept < keptDays && date >= world.since; date = addDays(date, -1)) {
    if (!isWorkingDay(date)) continue;
    kept += 1;
    for (const { event, salesRep } of world.rowsOf(date)) {
      // A later correction of a colleague is not known yet.
      if (event.fix === null || event.fix.ms > world.now()) continue;
      if (salesRep !== event.fix.salesRep) continue;
      list.push({
        appointmentId: correctionId(event),
        originalSalesRep: event.salesRep,
        correctedSalesRep: event.fix.salesRep,
        reason: event.fix.reason,
        ms: event.fix.ms,
      });
    }
  }
  return list.toSorted((a, b) => b.ms - a.ms);
}

/** Newest first. */
export function corrections(world: World) {
  const made = world.corrections();
  return [...made, ...earlier(world)].map(({ ms, ...correction }, i, { length }) => ({
    id: `correction-${String(length - i).padStart(4, '0')}`,
    ...correction,
    createdAt: iso(ms),
  }));
}
