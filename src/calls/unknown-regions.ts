import type { Region } from '../domain/region/region.ts';
import { countWhere } from '../domain/number/arithmetic.ts';
import { countText } from '../domain/text/format.ts';

/** '150 events have an unknown region': rows that may be of any region (rulings A4); '' without one. */
export function unknownRegionText(rows: readonly { readonly region: Region }[]): string {
  const count = countWhere(rows, ({ region }) => !region.isKnown);
  return count === 0
    ? ''
    : `${countText(count, 'event')} ${count === 1 ? 'has' : 'have'} an unknown region`;
}
