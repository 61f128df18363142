import { call } from '../api/call.ts';
import { needed, row, Unreadable, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { count, id, number, region, salesRep, text } from '../api/values.ts';
import { isHiddenInRepLists } from '../domain/people.ts';
import { homeRegion, readRegion, type Region } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import type { RegionFigures } from './regions.ts';

/** Regions of a list, or of one text with commas (S3). */
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

/** A profile of each region with valid appointments, in place of the sales reps (C8). */
export function profilesOfRegions(regions: readonly RegionFigures[]): readonly SalesRepProfile[] {
  return regions.flatMap(({ region: place, valid }) =>
    valid
      ? salesRepProfile({
          repId: place.id,
          repName: place.name,
          primaryState: place.name,
          territories: place.name,
          appointmentCount: valid,
          confidence: 90,
        })
      : [],
  );
}

/** The React key of a rep; ids alone may repeat. */
function repKey({ repId, rep }: SalesRepProfile): string {
  return `${rep.id}|${repId}`;
}

export const salesReps = call('/api/actual-sales-reps', {
  pollMs: 30_000,
  response: listResponse(salesRepProfile, ['salesReps', 'reps']),
  figures: ({ rows }: Rows<SalesRepProfile>) => ({
    /** The profiles without the excluded names (S3), most appointments first, then by name. */
    listed: rows
      .filter(({ rep }) => !isHiddenInRepLists(rep))
      .toSorted((a, b) => b.appointmentCount - a.appointmentCount || byText(repKey(a), repKey(b))),
  }),
});
