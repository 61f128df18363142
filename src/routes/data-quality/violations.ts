import { byText, fold } from '../../domain/text/words.ts';
import { equalOnce, grouped, severities, severityOf } from './report.ts';

interface Violation {
  readonly field: string;
  readonly canAutoFix: boolean | null;
  readonly rule: { readonly message: string; readonly severity: string };
}

export interface Report {
  readonly status: string;
  readonly score: number | null;
  readonly autoFixApplied: boolean | null;
  readonly violations: { readonly rows: readonly Violation[] };
  readonly recommendations: readonly string[];
}

/** A report under one of the rules that it violates. */
interface Breach {
  readonly report: Report;
  readonly canAutoFix: boolean;
  /** What else it violates. */
  readonly others: readonly Violation[];
}

/** Equal reports. */
export interface ReportLine extends Breach {
  readonly times: number;
}

/** The reports that violate one rule in one field. */
export interface RuleGroup {
  readonly key: string;
  readonly field: string;
  readonly message: string;
  readonly severity: string;
  /** Reports, not violations: a report counts once. */
  readonly count: number;
  /** Of them, those whose violation can be fixed automatically. */
  readonly fixable: number;
  /** The lowest score first. */
  readonly rows: readonly Breach[];
}

const severityKey = ({ rule }: Violation) => severityOf(rule.severity) ?? fold(rule.severity);
const fieldKey = ({ field }: Pick<Violation, 'field'>) => fold(field);
const ruleKey = (violation: Violation) =>
  JSON.stringify([fieldKey(violation), fold(violation.rule.message), severityKey(violation)]);

/** The place of a severity: errors, warnings, info, then what the spec does not name. */
export function severityPlace(severity: string): number {
  const known = severityOf(severity);
  return known === null ? severities.length : severities.indexOf(known);
}

/** The reports that have violations (spec 2), the lowest score first, unknown scores last. */
export function withViolations(reports: readonly Report[]): Report[] {
  return (
    reports
      .filter(({ violations }) => violations.rows.length > 0)
      // Two unknown scores give NaN.
      .toSorted((a, b) => (a.score ?? Infinity) - (b.score ?? Infinity) || 0)
  );
}

/** Reports by rule and field: errors, warnings, info, then others; within each the most reports first. */
export function ruleGroups(reports: readonly Report[]): RuleGroup[] {
  const found = new Map<string, { violation: Violation; breaches: Breach[] }>();
  for (const report of withViolations(reports)) {
    const own = grouped(report.violations.rows, ruleKey);
    for (const [key, equal] of own) {
      const breach = {
        report,
        canAutoFix: equal.some(({ canAutoFix }) => canAutoFix === true),
        others: [...own].flatMap(([other, violations]) =>
          other === key ? [] : violations.slice(0, 1),
        ),
      };
      const group = found.get(key);
      if (group) group.breaches.push(breach);
      else
        for (const violation of equal.slice(0, 1))
          found.set(key, { violation, breaches: [breach] });
    }
  }
  return [...found]
    .map(([key, { violation, breaches }]) => ({
      key,
      field: violation.field,
      message: violation.rule.message,
      severity: violation.rule.severity,
      count: breaches.length,
      fixable: breaches.filter(({ canAutoFix }) => canAutoFix).length,
      rows: breaches,
    }))
    .toSorted(
      (a, b) =>
        severityPlace(a.severity) - severityPlace(b.severity) ||
        b.count - a.count ||
        byText(a.key, b.key),
    );
}

/** Equal reports once, the most frequent first, then the lowest score. */
export function reportLines(breaches: readonly Breach[]): ReportLine[] {
  return equalOnce(breaches, ({ report, canAutoFix, others }) => [
    fold(report.status),
    report.score,
    report.autoFixApplied === true,
    canAutoFix,
    others.map(ruleKey).toSorted(byText),
    report.recommendations,
  ]);
}

interface FieldCount {
  readonly key: string;
  readonly field: string;
  /** Reports with a violation in this field. */
  readonly count: number;
}

/** The violated fields, the most reports first. */
export function fieldCounts(reports: readonly Report[]): FieldCount[] {
  const found = new Map<string, { key: string; field: string; count: number }>();
  for (const { violations } of reports) {
    const own = new Map(violations.rows.map((violation) => [fieldKey(violation), violation]));
    for (const [key, { field }] of own) {
      const known = found.get(key) ?? { key, field, count: 0 };
      found.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count || byText(a.key, b.key));
}

/** The groups of one field; of all for null. */
export function groupsIn(groups: readonly RuleGroup[], field: string | null): readonly RuleGroup[] {
  return field === null ? groups : groups.filter((group) => fieldKey(group) === field);
}
