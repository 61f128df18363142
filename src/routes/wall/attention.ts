import type { BandDrop } from './band-drops.ts';
import { bandLabels } from '../../domain/number/bands.ts';
import { regionName } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/count-text.ts';
import { ageText } from '../../domain/time/age.ts';

/** A pending alert that is older asks for attention (issue 17), in ms. */
const oldAlertMs = 30 * 60_000;

/** The wall's one line; '' while nothing asks for attention. It names no customer. */
export function attentionText(
  drops: readonly BandDrop[],
  oldestAt: number | null,
  nowMs: number,
): string {
  const [latest] = drops;
  const alertMs = oldestAt === null ? 0 : nowMs - oldestAt;
  return [
    drops.length > 1 && `${countText(drops.length, 'region')} down a band`,
    drops.length === 1 &&
      latest &&
      `${regionName(latest.region)} down to ${bandLabels[latest.band]} for ${ageText(nowMs - latest.since)}`,
    alertMs > oldAlertMs && `Oldest alert pending ${ageText(alertMs)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
