import type { View, World } from '../world/world.ts';
import { duplicateGroups } from './duplicates.ts';
import { mean, round1 } from './numbers.ts';
import { checkup } from './violations.ts';

/** The most rows of a list; the summary counts all. */
const listed = 100;

const kept = new WeakMap<View, ReturnType<typeof report>>();

export function dataQuality(world: World) {
  const view = world.view();
  let response = kept.get(view);
  if (response === undefined) kept.set(view, (response = report(view, world.designated)));
  return response;
}

function report({ rows }: View, designated: readonly string[]) {
  const checkups = rows.map((row) => checkup(row, designated));
  const reports = checkups.map((check) => check.report);
  const phones = checkups.flatMap(({ phone }) => (phone && !phone.isValid ? [phone] : []));
  const fixed = phones.filter(({ canFix }) => canFix).length;
  const groups = duplicateGroups(rows);
  const doubled = groups.reduce((sum, { appointments }) => sum + appointments.length - 1, 0);
  const errors = reports.filter(({ status }) => status === 'invalid').length;
  return {
    summary: {
      qualityScoreAverage: round1(mean(reports.map(({ score }) => score)) ?? 100),
      phoneIssuesFound: phones.length,
      phoneIssuesFixed: fixed,
      duplicatesFound: doubled,
      validationErrors: errors,
      totalProcessed: rows.length,
    },
    phoneCorrections: phones.slice(-listed),
    duplicates: {
      duplicateGroups: groups.slice(-listed),
      suggestions: [
        ...suggest('high', 'Merge duplicate bookings', exact(groups), [
          'duplicate booking',
          'duplicate bookings',
        ]),
        ...suggest('medium', 'Ask for missing customers', errors, [
          'event has no customer',
          'events have no customer',
        ]),
        ...suggest('low', 'Fix phone numbers', phones.length, [
          'number cannot be dialed',
          'numbers cannot be dialed',
        ]),
      ],
    },
    validationReports: reports.filter(({ violations }) => violations.length > 0).slice(-listed),
  };
}

function exact(groups: ReturnType<typeof duplicateGroups>): number {
  return groups.filter(({ suggestedAction }) => suggestedAction === 'merge').length;
}

function suggest(
  priority: 'high' | 'medium' | 'low',
  action: string,
  count: number,
  [one, many]: readonly [string, string],
) {
  return count === 0 ? [] : [{ priority, action, reason: `${count} ${count === 1 ? one : many}` }];
}
