import type { BandDrop } from './band-drops.ts';
import { bandLabels } from '../../domain/number/bands.ts';
import { regionName } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { ageText } from '../../domain/time/age.ts';
import { nameList } from './texts.ts';

/** A pending alert that is older asks for attention (issue 17), in ms. */
const oldAlertMs = 30 * 60_000;
/** No known region's name is longer. */
const longestName = 16;

/** The wall's notes, one a line. They name no customer. */
export function attentionTexts(
  drops: readonly BandDrop[],
  oldestAt: number | null,
  nowMs: number,
): string[] {
  const [latest] = drops;
  const names = nameList(drops.map(({ region }) => excerpt(regionName(region), longestName)));
  const alertMs = oldestAt === null ? 0 : nowMs - oldestAt;
  return [
    latest && `${names} fell ${drops.length > 1 ? 'a band' : `to ${bandLabels[latest.band]}`}`,
    alertMs > oldAlertMs && `Oldest alert pending ${ageText(alertMs)}`,
  ].filter((text) => typeof text === 'string');
}
