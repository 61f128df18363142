import { unknownWaits, type Waits, waitTexts } from '../../calls/alerts.ts';
import { type Band, bandEdges, bandLabels, rated } from '../../domain/number/bands.ts';
import { readRegion } from '../../domain/region/region.ts';
import { countText, excerpt } from '../../domain/text/format.ts';
import type { DayPoint } from '../../features/day-record/record.ts';
import { nameList } from './status.ts';

export interface BandDrop {
  readonly region: string;
  readonly band: Band;
  readonly since: number;
}

const minuteMs = 60_000;
/** A drop is shown from 5 minutes on (issue 17), for an hour; after that the lower band is no news. In ms. */
const shownFromMs = 5 * minuteMs;
const shownUntilMs = 60 * minuteMs;
const leastEvents = 10;

const bandsBestFirst = [...Object.keys(bandEdges), 'poor'] as readonly Band[];

interface RegionBand {
  readonly band: Band;
  readonly drop: BandDrop | null;
}

/** The regions below a band that they had before, the latest drop first; without those that are back in it. */
export function bandDrops(
  points: readonly Pick<DayPoint, 'at' | 'regions'>[],
): readonly BandDrop[] {
  let current: ReadonlyMap<string, RegionBand> = new Map();
  for (const { at, regions } of points) {
    const isCallSilent = regions.length === 0;
    if (isCallSilent) continue;
    const next = new Map<string, RegionBand>();
    for (const { region, valid, total } of regions) {
      const { id } = readRegion(region);
      const { band } = rated(valid, total);
      const before = current.get(id);
      if (band !== null && (total ?? 0) >= leastEvents && !next.has(id))
        next.set(id, nextBand(before, { region, band, since: at }));
      else if (before) next.set(id, before);
    }
    current = next;
  }
  return [...current.values()]
    .flatMap(({ drop }) => drop ?? [])
    .toSorted((a, b) => b.since - a.since);
}

/** The drops of more than 5 minutes and less than an hour ago, by the server's clock. */
export function dropsToShow(drops: readonly BandDrop[], nowMs: number): readonly BandDrop[] {
  return drops.filter(({ since }) => nowMs - since > shownFromMs && nowMs - since < shownUntilMs);
}

function nextBand(before: RegionBand | undefined, now: BandDrop): RegionBand {
  const { band, since } = now;
  if (before === undefined || bandsBestFirst.indexOf(band) <= bandsBestFirst.indexOf(before.band))
    return { band, drop: null };
  const { drop } = before;
  if (drop === null) return { band: before.band, drop: now };
  if (since - drop.since >= shownUntilMs) return nextBand({ band: drop.band, drop: null }, now);
  return { band: before.band, drop: { ...now, since: drop.since } };
}

/** A pending alert that is older gets a note (issue 17), in ms. */
const oldAlertMs = 30 * 60_000;
/** As long as the longest name of a known region. */
const longestName = 16;

/** The wall's notes, a line each, without a customer's name. `waits`: 'failed' where the alerts are not known (rulings A19). */
export function attentionTexts(
  drops: readonly BandDrop[],
  waits: Waits | 'failed' | null,
): string[] {
  const [latest] = drops;
  const names = nameList(drops.map(({ region }) => excerpt(readRegion(region).name, longestName)));
  return [
    latest && `${names} fell ${drops.length > 1 ? 'a band' : `to ${bandLabels[latest.band]}`}`,
    waits === 'failed' && "Alerts couldn't load",
    waits !== null && waits !== 'failed' && mayBeOld(waits) && waitingText(waits),
  ].filter((text) => typeof text === 'string');
}

function mayBeOld(waits: Waits): boolean {
  return (waits.longestMs ?? 0) > oldAlertMs || unknownWaits(waits).length > 0;
}

function waitingText(waits: Waits): string {
  const { pending } = waits;
  const count = pending === null ? 'Alerts' : countText(pending, 'alert');
  return [`${count} pending`, ...waitTexts(waits)].join(', ');
}
