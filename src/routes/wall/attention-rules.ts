import { type Band, bandEdges, bandLabels, rated } from '../../domain/number/bands.ts';
import { regionId, regionName } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { ageText } from '../../domain/time/age.ts';
import type { DayRecord } from '../../features/day-record/rules/day-record.ts';
import { nameList } from './status.ts';

export interface BandDrop {
  readonly region: string;
  readonly band: Band;
  readonly since: number;
}

const minuteMs = 60_000;
/** A drop is told once it has lasted so long (issue 17), and for an hour: then the lower band is the usual one. In ms. */
const leastMs = 5 * minuteMs;
const mostMs = 60 * minuteMs;
const leastEvents = 10;

const order = [...Object.keys(bandEdges), 'poor'] as readonly Band[];

interface Held {
  readonly band: Band;
  readonly drop: BandDrop | null;
}

/** The regions that fell below a band that they had, the latest first; gone once they are back in it. */
export function bandDrops({ points }: DayRecord): readonly BandDrop[] {
  let held: ReadonlyMap<string, Held> = new Map();
  for (const { at, regions } of points) {
    const isCallSilent = regions.length === 0;
    if (isCallSilent) continue;
    const next = new Map<string, Held>();
    for (const { region, valid, total } of regions) {
      const id = regionId(region);
      const { band } = rated(valid, total);
      const before = held.get(id);
      if (band !== null && (total ?? 0) >= leastEvents && !next.has(id))
        next.set(id, after(before, { region, band, since: at }));
      else if (before) next.set(id, before);
    }
    held = next;
  }
  return [...held.values()].flatMap(({ drop }) => drop ?? []).toSorted((a, b) => b.since - a.since);
}

/** Those that are told at an instant of the server's clock: for more than 5 minutes, and less than an hour. */
export function toldAt(drops: readonly BandDrop[], nowMs: number): readonly BandDrop[] {
  return drops.filter(({ since }) => nowMs - since > leastMs && nowMs - since < mostMs);
}

function after(before: Held | undefined, now: BandDrop): Held {
  const { band, since } = now;
  if (before === undefined || order.indexOf(band) <= order.indexOf(before.band))
    return { band, drop: null };
  const { drop } = before;
  if (drop === null) return { band: before.band, drop: now };
  if (since - drop.since >= mostMs) return after({ band: drop.band, drop: null }, now);
  return { band: before.band, drop: { ...now, since: drop.since } };
}

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
