import { regions } from '../../src/domain/region/region.ts';
import { entry, noChecks, type Checked, type Tally } from '../world/tally.ts';
import type { World } from '../world/world.ts';
import { percent } from './numbers.ts';

/** Working days. */
const windowDays = 14;

export function learnedLately(world: World) {
  const days = world.days(windowDays);
  const all: Checked = noChecks();
  const byTelemarketer = new Map<string, Checked>();
  const byCalendar = new Map<string, Checked>();
  const byPattern = new Map<string, Checked & { isValid: boolean }>();
  for (const { learned } of days) {
    addTo(all, learned);
    for (const [name, checked] of learned.byTelemarketer)
      addTo(entry(byTelemarketer, name, noChecks), checked);
    for (const [key, checked] of learned.byRegion)
      addTo(entry(byCalendar, regions[key].name, noChecks), checked);
    for (const [pattern, { isValid, ...checked }] of learned.byPattern)
      addTo(
        entry(byPattern, pattern, () => ({ ...noChecks(), isValid })),
        checked,
      );
  }
  for (const { agreed } of world.lessons()) addTo(all, { total: 1, correct: agreed ? 1 : 0 });
  return { days, all, byTelemarketer, byCalendar, byPattern };
}

function addTo(sum: Checked, part: Checked): void {
  sum.correct += part.correct;
  sum.total += part.total;
}

function accuracyOf({ correct, total }: Checked): number {
  return percent(correct, total);
}

export function learningMetrics(world: World) {
  const { days, all, byTelemarketer, byCalendar, byPattern } = learnedLately(world);
  const patterns = [...byPattern]
    .map(([pattern, checked]) => ({ pattern, checked }))
    .toSorted((a, b) => b.checked.total - a.checked.total);
  const patternsOf = (isValid: boolean) =>
    patterns
      .filter(({ checked }) => checked.isValid === isValid)
      .slice(0, 6)
      .map(({ pattern, checked }) => ({
        pattern,
        accuracy: accuracyOf(checked),
        frequency: checked.total,
      }));
  return {
    totalValidations: all.total,
    accuracyRate: accuracyOf(all),
    improvementTrends: days.filter(({ learned }) => learned.total > 0).map(trendDay),
    commonPatterns: { validPatterns: patternsOf(true), invalidPatterns: patternsOf(false) },
    telemarkerterAccuracy: accuracies(byTelemarketer),
    calendarAccuracy: accuracies(byCalendar),
  };
}

function trendDay({ date, learned }: Tally) {
  return { date, accuracy: accuracyOf(learned), validations: learned.total };
}

// `fromEntries` defines '__proto__' as a key like any other.
function accuracies(map: ReadonlyMap<string, Checked>) {
  return Object.fromEntries(
    [...map].map(([name, checked]) => [name, { ...checked, accuracy: accuracyOf(checked) }]),
  );
}
