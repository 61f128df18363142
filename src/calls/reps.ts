import { call } from '../api/call.ts';
import { needed, row, Unreadable, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { count, id, number, region, salesRep, text } from '../api/values.ts';
import { homeRegion, readRegion, type Region, type RegionKey } from '../domain/region/region.ts';
import { listedIn } from './rep-figures.ts';

/** Regions of a list, or of one text with commas (spec 3). */
function territories(sent: unknown): readonly Region[] {
  if (!Array.isArray(sent) && typeof (sent ?? '') !== 'string')
    throw new Unreadable('a list of regions');
  const entries: readonly unknown[] = Array.isArray(sent) ? sent : text(sent).split(',');
  return entries.map(text).filter(Boolean).map(readRegion);
}

const sentProfile = row({
  repId: id,
  repName: needed(salesRep, 'a name'),
  primaryState: region,
  territories,
  appointmentCount: needed(count, 'a count'),
  confidence: number,
});

/** `confidence` is a percent. `home` is the region that counts the rep (A4). */
function salesRepProfile(sent: unknown) {
  const { repName: rep, ...rest } = sentProfile(sent);
  return { ...rest, rep, home: homeRegion([rest.primaryState, ...rest.territories]) };
}
export type SalesRepProfile = ValueOf<typeof salesRepProfile>;

export const salesReps = call('/api/actual-sales-reps', {
  pollMs: 30_000,
  response: listResponse(salesRepProfile, ['salesReps', 'reps']),
  figures: ({ rows }: Rows<SalesRepProfile>) => ({
    /** How many reps a region lists (rulings C39). */
    countIn: (key: RegionKey) => listedIn(rows, key).length,
  }),
});
