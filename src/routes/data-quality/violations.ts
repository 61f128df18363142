import type { AppointmentFigures } from '../../calls/appointments.ts';
import type { QualityFigures, ValidationReport } from '../../calls/quality.ts';
import { type Reason, reasonHint, reasonKey } from '../../domain/appointment/reasons.ts';
import type { ReasonTally } from '../../calls/reasons.ts';
import { showNumber, countText, excerpt } from '../../domain/text/format.ts';
import { byText } from '../../domain/text/identity.ts';
import { paths, rowsPath } from '../../paths.ts';
import { grouped } from '../../domain/grouped.ts';

type Violation = ValidationReport['violations']['rows'][number];

interface Breach {
  readonly key: string;
  readonly violation: Violation;
  readonly report: ValidationReport;
  readonly canAutoFix: boolean;
  readonly others: readonly Violation[];
}

export interface RuleGroup {
  readonly key: string;
  readonly field: string;
  readonly message: string;
  readonly severity: Severity;
  /** Reports, not violations: a report counts once. */
  readonly count: number;
  /** The reports whose violation can be fixed automatically. */
  readonly fixable: number;
  /** The lowest score first. */
  readonly rows: readonly Breach[];
}

type Severity = Violation['rule']['severity'];

/** Violations' severities (S2), the worst first. */
const severities = ['error', 'warning', 'info'] as const;

/** The position of a severity: errors, warnings, info, then those that the spec does not name. */
export function severityPlace({ knownWord }: Severity): number {
  return knownWord === null ? severities.length : severities.indexOf(knownWord);
}

const fieldKey = ({ field }: Pick<Violation, 'field'>) => field.toLowerCase();
const ruleKey = ({ field, rule }: Violation) =>
  JSON.stringify([field, rule.message, rule.severity.text]).toLowerCase();

/** Reports with violations by rule and field: errors, warnings, info, then others; within each the most reports first. */
export function ruleGroups(reports: readonly ValidationReport[]): RuleGroup[] {
  const breaches = reports.flatMap((report) => {
    const rules = [...grouped(report.violations.rows, ruleKey)];
    return rules.map(([key, equal]): Breach => ({
      key,
      violation: equal[0],
      report,
      canAutoFix: equal.some(({ canAutoFix }) => canAutoFix === true),
      others: rules.flatMap(([other, [violation]]) => (other === key ? [] : [violation])),
    }));
  });
  return [...grouped(breaches, ({ key }) => key)]
    .map(([key, rows]) => ({
      key,
      field: rows[0].violation.field,
      ...rows[0].violation.rule,
      count: rows.length,
      fixable: rows.filter(({ canAutoFix }) => canAutoFix).length,
      rows,
    }))
    .toSorted(
      (a, b) =>
        severityPlace(a.severity) - severityPlace(b.severity) ||
        b.count - a.count ||
        byText(a.key, b.key),
    );
}

/** Equal reports as one line each, the most frequent first, then the lowest score. */
export function reportLines(breaches: readonly Breach[]) {
  const contentOf = ({ report, canAutoFix, others }: Breach) =>
    JSON.stringify([
      report.status.text.toLowerCase(),
      report.score,
      report.autoFixApplied === true,
      canAutoFix,
      others.map(ruleKey).toSorted(byText),
      report.recommendations.rows,
    ]);
  return [...grouped(breaches, contentOf).values()]
    .map((equal) => ({ ...equal[0], times: equal.length }))
    .toSorted((a, b) => b.times - a.times);
}

export function reportsOf(groups: readonly RuleGroup[]): ReadonlySet<ValidationReport> {
  return new Set(groups.flatMap(({ rows }) => rows.map(({ report }) => report)));
}

/** The violated fields, each with its groups; the most reports first. */
export function fieldsOf(groups: readonly RuleGroup[]) {
  return [...grouped(groups, fieldKey)]
    .map(([key, fieldGroups]) => ({
      key,
      field: fieldGroups[0].field,
      groups: fieldGroups,
      count: reportsOf(fieldGroups).size,
    }))
    .toSorted((a, b) => b.count - a.count || byText(a.key, b.key));
}

/** How many reports have each severity as their worst, by its place: each report is in one count. */
export function worstSeverities(groups: readonly RuleGroup[]): readonly number[] {
  const places = [...severities.keys(), severities.length];
  const upTo = places.map(
    (place) => reportsOf(groups.filter(({ severity }) => severityPlace(severity) <= place)).size,
  );
  return upTo.map((count, place) => count - (upTo[place - 1] ?? 0));
}

const severityWords = [
  'with errors',
  'with warnings',
  'with info',
  'with another severity',
] as const;

/** '11 with errors', '13 with warnings': each report by its worst violation, so that the counts add up. */
export function severityTexts(groups: readonly RuleGroup[]): readonly string[] {
  return worstSeverities(groups).flatMap((count, place) =>
    count === 0 ? [] : [`${showNumber(count)} ${severityWords[place]}`],
  );
}

const missing = /\b(?:missing|empty|blank|required|unknown|no (?:customer|sales rep))\b/i;
/** Which of the spec's reasons a problem of a field is, by a word of its message. */
const meant = [
  ['customer', missing, 'Empty who field'],
  ['customer', /\b(?:placeholder|real)\b/i, 'No real customer'],
  ['telemarketer', /\bdesignated\b/i, 'No designated telemarketer'],
] as const;

/** The reason of invalid appointments that a rule is about; undefined where the appointments have none. */
export function reasonOf<R extends Reason>(
  { field, message }: Pick<RuleGroup, 'field' | 'message'>,
  reasons: readonly R[],
): R | undefined {
  const keys = meant
    .filter(([name, words]) => name === field.toLowerCase() && words.test(message))
    .map(([, , reason]) => reasonKey(reason));
  return reasons.find(({ key }) => [reasonKey(message), ...keys].includes(key));
}

/** How many rows of the appointments, and of the report, have a fault. */
interface FaultyRows {
  readonly reasons: readonly ReasonTally[];
  readonly unknownReps: number;
  readonly invalidPhones: number;
}

/** The rows of a report and of all appointments to which a rule's fault may lead. */
export function faultyRows(
  { phones }: Pick<QualityFigures, 'phones'>,
  { why, withoutRep }: Pick<AppointmentFigures, 'why' | 'withoutRep'>,
): FaultyRows {
  return {
    reasons: why.reasons,
    unknownReps: withoutRep.length,
    invalidPhones: phones.rows.length,
  };
}

/** A link to the rows with a rule's fault: the report names no appointments. Null where there are none. */
export function rowsLink(group: RuleGroup, faulty: FaultyRows) {
  const { reasons, unknownReps, invalidPhones } = faulty;
  const { field, message } = group;
  const reason = reasonOf(group, reasons);
  if (reason)
    return {
      text: `${countText(reason.count, 'invalid appointment')}: ${excerpt(reason.label, 60)}`,
      href: rowsPath('invalid', { reason: reason.label }),
      hint: reasonHint(reason.label),
    };
  if (unknownReps > 0 && /^sales[\s_-]?rep$/i.test(field) && missing.test(message))
    return {
      text: `${countText(unknownReps, 'appointment')} without a known rep`,
      href: paths.corrections,
      hint: undefined,
    };
  if (invalidPhones > 0 && field.toLowerCase() === 'phone')
    return {
      text: countText(invalidPhones, 'invalid phone'),
      href: paths.dataQuality,
      hint: undefined,
    };
  return null;
}
