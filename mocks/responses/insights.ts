import { bandEdges, bandOf } from '../../src/domain/number/bands.ts';
import { regionKeys, regions, type RegionKey } from '../../src/domain/region/region.ts';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import type { View, World } from '../world/world.ts';
import { alertStats } from './alerts.ts';
import { changePercent, percent, trendOf } from './numbers.ts';

type Draft = {
  id: string;
  type: 'trend' | 'opportunity' | 'alert' | 'recommendation';
  title: string;
  description: string;
  priority: 'high' | 'medium' | 'low';
  current: number;
  previous: number;
  region?: RegionKey;
  salesRep?: string;
};

/** Today compared with the same span of yesterday; none on a Sunday. */
export function insights(world: World) {
  const now = world.view();
  if (now.weekly || now.rows.length === 0) return [];
  const before = world.previous();
  const drafts = [total(now, before), ...regionDrafts(now, before), best(now), ...toDo(world, now)];
  return drafts
    .filter((draft) => draft !== null)
    .map(({ current, previous, ...draft }) => {
      const change = changePercent(previous, current);
      return {
        ...draft,
        actionable: draft.type !== 'trend',
        timeframe: 'Today',
        metrics: { current, previous, change, trend: trendOf(change, 'stable', 2) },
        region: draft.region ?? null,
        salesRep: draft.salesRep ?? null,
      };
    });
}

function validOf({ rows }: View, region?: RegionKey): number {
  return rows.filter(
    ({ status, event }) => status === 'valid' && (region === undefined || event.region === region),
  ).length;
}

function total(now: View, before: View): Draft {
  const [current, previous] = [validOf(now), validOf(before)];
  const change = changePercent(previous, current);
  const way = trendOf(change, 'level with', 2);
  const words = way === 'up' ? 'ahead of' : way === 'down' ? 'behind' : way;
  return {
    id: 'today-total',
    type: 'trend',
    title: `Valid appointments are ${words} yesterday`,
    description: `${current} so far; ${previous} at the same time yesterday.`,
    priority: Math.abs(change) >= 10 ? 'high' : 'medium',
    current,
    previous,
  };
}

function regionDrafts(now: View, before: View): Draft[] {
  return regionKeys.flatMap((region): Draft[] => {
    const current = validOf(now, region);
    const all = now.rows.filter(({ event }) => event.region === region).length;
    const rate = percent(current, all);
    const band = bandOf(rate);
    if (all === 0 || band === 'good') return [];
    const isBest = rate >= bandEdges.excellent;
    return [
      {
        id: `today-${region}`,
        type: isBest ? 'opportunity' : 'alert',
        title: `${regions[region].name}: ${rate}% of events are valid`,
        description: isBest
          ? `${current} of ${all} events are valid: share what works here.`
          : `Only ${current} of ${all} events are valid.`,
        priority: isBest ? 'low' : band === 'poor' ? 'high' : 'medium',
        current,
        previous: validOf(before, region),
        region,
      },
    ];
  });
}

function best({ rows }: View): Draft | null {
  const counts = new Map<string, { valid: number; region: RegionKey }>();
  for (const { status, salesRep, event } of rows) {
    if (status !== 'valid' || isUnknownFieldAgent(readRep(salesRep))) continue;
    const valid = (counts.get(salesRep)?.valid ?? 0) + 1;
    counts.set(salesRep, { valid, region: event.region });
  }
  const [top] = [...counts].toSorted(([, a], [, b]) => b.valid - a.valid);
  if (top === undefined) return null;
  const [salesRep, { valid, region }] = top;
  return {
    id: 'today-best-rep',
    type: 'opportunity',
    priority: 'low',
    title: 'Top sales rep of the day',
    description: `${valid} valid appointments in ${regions[region].name}.`,
    current: valid,
    previous: valid,
    region,
    salesRep,
  };
}

function toDo(world: World, { rows }: View): Draft[] {
  const unknown = rows.filter(({ salesRep }) => isUnknownFieldAgent(readRep(salesRep))).length;
  const { pending } = alertStats(world);
  const draft = (id: string, title: string, description: string, n: number): Draft[] =>
    n === 0
      ? []
      : [
          {
            id,
            type: 'recommendation',
            title,
            description,
            priority: 'medium',
            current: n,
            previous: n,
          },
        ];
  return [
    ...draft(
      'unknown-reps',
      'Appointments need a sales rep',
      `${unknown} without a sales rep today.`,
      unknown,
    ),
    ...draft('pending-alerts', 'Alerts need a decision', `${pending} pending.`, pending),
  ];
}
