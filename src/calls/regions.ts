import { call } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { distinct, listResponse, row } from '../api/tolerant.ts';
import { count, text } from '../api/values.ts';
import { readRegionOf } from '../domain/region/region.ts';

/** Its `color` is not read: colors are looked up by key (visual.md). Its abbreviation is the region's (B3). */
const regionCounts = mapped(
  row({ key: text, abbreviation: text, name: text, validAppointments: count, totalEvents: count }, [
    'key',
    'name',
  ]),
  ({ key, name, abbreviation, ...rest }) => {
    const read = readRegionOf(key, name);
    return { region: abbreviation === '' ? read : { ...read, abbreviation }, ...rest };
  },
);
export type RegionCounts = ValueOf<typeof regionCounts>;

export const regions = call('/api/regions', {
  pollMs: 30_000,
  response: listResponse(regionCounts, ['regions'], distinct),
});
