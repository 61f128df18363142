import { type Why, whyInvalid } from '../../domain/appointment/why.ts';
import { rated } from '../../domain/number/bands.ts';
import { fewCases, isFew } from '../../domain/number/confidence.ts';
import { regionOf, regions } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { byText, countText } from '../../domain/text/words.ts';
import { ageText } from '../../domain/time/age.ts';
import { isLowBand, type Sources } from './needs-you.ts';

/** What is said where there is no line, of the calls at hand: 'Nothing needs you. All regions Good or better, no alerts.' */
export function calmText({ rows, pendingAlerts, oldestAlertMs }: Sources): string {
  const low = rows ? lowRegions(whyInvalid(rows)) : null;
  const oldest = oldestAlertMs === null ? '' : `, the oldest ${ageText(oldestAlertMs)}`;
  const facts = [
    low?.text,
    pendingAlerts === 0 ? 'no alerts' : null,
    pendingAlerts ? `${countText(pendingAlerts, 'alert')}${oldest}` : null,
  ].filter((fact) => typeof fact === 'string');
  const [first = '', ...rest] = facts;
  const sentence = [first.slice(0, 1).toUpperCase() + first.slice(1), ...rest].join(', ');
  return `${low?.isLow ? 'Nothing stands out' : 'Nothing needs you'}. ${sentence}${sentence && '.'}`.trim();
}

function lowRegions({ region, all }: Why): { readonly text: string; readonly isLow: boolean } {
  const low = region.filter(({ valid, all: events }) => isLowBand(rated(valid, events).band));
  const large = low.filter(({ all: events }) => !isFew(events)).map(({ name }) => shortName(name));
  const names = large.toSorted(byText);
  if (names.length > 0)
    return {
      text: `${joinNames(names)} ${names.length === 1 ? 'is' : 'are'} under Good`,
      isLow: true,
    };
  if (all === 0) return { text: 'no events yet', isLow: false };
  const text =
    low.length === 0
      ? 'all regions Good or better'
      : `no region of ${fewCases} events or more is under Good`;
  return { text, isLow: false };
}

const longestName = 40;

function shortName(region: string): string {
  const key = regionOf(region);
  return key === null ? excerpt(region, longestName) : regions[key].name;
}

/** 'Arizona', 'Arizona and Florida', 'Arizona, Florida and Illinois' */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
