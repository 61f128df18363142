import type { View, World } from '../world/world.ts';
import { duplicateGroups } from './duplicates.ts';
import { mean, round1 } from './numbers.ts';
import { checkup } from './violations.ts';

/** Each list ends here; the summary counts everything. */
const listed = 100;

const kept = new WeakMap<View, ReturnType<typeof report>>();

/** GET /api/data-quality/report: today's appointments, field by field. */
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
  const mended = phones.filter(({ canMend }) => canMend).length;
  const groups = duplicateGroups(rows);
  const doubled = groups.reduce((sum, { appointments }) => sum + appointments.length - 1, 0);
  const errors = reports.filter(({ status }) => status === 'invalid').length;
  return {
    summary: {
      qualityScoreAverage: round1(mean(reports.map(({ score }) => score)) ?? 100),
      phoneIssuesFound: phones.length,
      phoneIssuesFixed: mended,
      duplicatesFound: doubled,
      validationErrors: errors,
      totalProcessed: rows.length,
    },
    phoneCorrections: phones.slice(-listed),
    duplicates: {
      duplicateGroups: groups.slice(-listed),
      suggestions: [
        ...suggest('high', 'Merge the duplicate bookings', 'bookings stand twice', exact(groups)),
        ...suggest('medium', 'Ask for missing customers', 'events name no customer', errors),
        ...suggest('low', 'Mend the phone numbers', 'numbers cannot be dialed', phones.length),
      ],
    },
    validationReports: reports.filter(({ violations }) => violations.length > 0).slice(-listed),
  };
}

function exact(groups: ReturnType<typeof duplicateGroups>): number {
  return groups.filter(({ suggestedAction }) => suggestedAction === 'merge').length;
}

function suggest(priority: 'high' | 'medium' | 'low', action: string, what: string, count: number) {
  return count === 0 ? [] : [{ priority, action, reason: `${count} ${what}` }];
}
