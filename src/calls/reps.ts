import { call } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { distinct, listResponse, row } from '../api/tolerant.ts';
import { count, id, number, region, regionTexts, salesRep } from '../api/values.ts';
import { isWhole } from '../api/received.ts';
import { homeRegion, type RegionKey } from '../domain/region/region.ts';
import { listedIn } from './rep-figures.ts';

/** `confidence` is a percent; `territories` may be one text (spec 3). `home` is the region that counts the rep (A4). */
const salesRepProfile = mapped(
  row(
    {
      repId: id,
      repName: salesRep,
      primaryState: region,
      territories: regionTexts,
      appointmentCount: count,
      confidence: number,
    },
    ['repId', 'repName'],
  ),
  ({ repName, ...rest }) => ({
    ...rest,
    rep: repName,
    home: homeRegion([rest.primaryState, ...rest.territories]),
  }),
);
export type SalesRepProfile = ValueOf<typeof salesRepProfile>;

export const salesReps = call('/api/actual-sales-reps', {
  pollMs: 30_000,
  response: listResponse(salesRepProfile, ['salesReps', 'reps'], distinct),
  figures: (list) => ({
    /** How many reps a region lists (rulings C39); null where a part of the list is missing (A15). */
    countIn: (key: RegionKey) => (isWhole(list) ? listedIn(list.rows, key).length : null),
  }),
});
