import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validationReport, violation } from '../../../tests/entities.ts';
import { type ValidationReport, withViolations } from '../../calls/quality.ts';
import { reasonKey } from '../../domain/appointment/reasons.ts';
import {
  fieldsOf,
  reasonOf,
  reportLines,
  reportsOf,
  ruleGroups as groupsOf,
  severityPlace,
  worstSeverities,
} from './violations.ts';

const ruleGroups = (reports: readonly ValidationReport[]) => groupsOf(withViolations(reports));

type Sent = readonly [field: string, message: string, severity: string, canAutoFix?: boolean];

const report = (violations: readonly Sent[], rest: Readonly<Record<string, unknown>> = {}) =>
  validationReport({
    score: 65,
    recommendations: ['Ask for it'],
    ...rest,
    violations: violations.map(([field, message, severity, canAutoFix = false]) => ({
      field,
      canAutoFix,
      rule: { message, severity },
    })),
  });

const missing: Sent = ['customer', 'Customer is missing', 'error'];
const undialed: Sent = ['phone', 'Cannot be dialed', 'warning'];
const letter: Sent = ['customer', 'Single letter', 'info'];

it.each([
  ['error', 0],
  ['Warning ', 1],
  ['INFO', 2],
  ['fatal', 3],
  ['toString', 3],
])('the severity %j has the place %j', (text, place) => {
  expect(severityPlace(violation({ rule: { severity: text } }).rule.severity)).toBe(place);
});

describe('ruleGroups', () => {
  const groups = (reports: readonly ValidationReport[]) =>
    ruleGroups(reports).map(({ message, count }) => [message, count]);

  it('orders by severity, then by reports, then by field and rule; unknown severities last', () => {
    expect(
      groups([
        report([['x', 'Odd', 'fatal']]),
        ...[letter, letter, letter, undialed, undialed].map((each) => report([each])),
        report([['title', 'Too long', 'warning']]),
        report([['customer', 'Too short', 'warning']]),
        report([missing]),
      ]),
    ).toEqual([
      ['Customer is missing', 1],
      ['Cannot be dialed', 2],
      ['Too short', 1],
      ['Too long', 1],
      ['Single letter', 3],
      ['Odd', 1],
    ]);
  });

  it('merges the spellings of a rule, but not its fields and severities', () => {
    expect(
      groups([
        report([missing]),
        report([[' Customer', 'customer is MISSING ', 'Error']]),
        report([['title', 'Customer is missing', 'error']]),
        report([['customer', 'Customer is missing', 'info']]),
      ]),
    ).toEqual([
      ['Customer is missing', 2],
      ['Customer is missing', 1],
      ['Customer is missing', 1],
    ]);
  });

  it('counts a report once in each of its rules, and names its other violations', () => {
    const [customer, phone] = ruleGroups([report([missing, undialed, undialed])]);
    expect([customer?.count, phone?.count]).toEqual([1, 1]);
    expect(reportLines(customer?.rows ?? [])[0]?.others.map(({ field }) => field)).toEqual([
      'phone',
    ]);
    expect(reportLines(phone?.rows ?? [])[0]?.others.map(({ field }) => field)).toEqual([
      'customer',
    ]);
  });

  it('counts the reports that can be fixed automatically', () => {
    const fixable: Sent = ['phone', 'Cannot be dialed', 'warning', true];
    const [group] = ruleGroups([
      report([undialed]),
      report([fixable]),
      report([undialed, fixable]),
    ]);
    expect([group?.count, group?.fixable]).toEqual([3, 2]);
  });

  it.each([
    ['status', { status: 'warnings' }],
    ['score', { score: 64 }],
    ['score that is not known', { score: null }],
    ['fix', { autoFixApplied: true }],
    ['recommendation', { recommendations: ['Ask again'] }],
  ] as const)('makes one line of equal reports, two of another %s', (_what, change) => {
    const lines = (reports: readonly ValidationReport[]) =>
      ruleGroups(reports).flatMap((group) => reportLines(group.rows).map(({ times }) => times));
    expect(lines([report([missing]), report([missing])])).toEqual([2]);
    expect(lines([report([missing]), report([missing], change)])).toEqual([1, 1]);
  });

  it('puts the most frequent line first, then the lowest score', () => {
    const [group] = ruleGroups([
      report([missing], { score: 90 }),
      report([missing], { score: 20 }),
      report([missing], { score: 65 }),
      report([missing], { score: 65 }),
    ]);
    expect(reportLines(group?.rows ?? []).map((line) => line.report.score)).toEqual([65, 20, 90]);
  });
});

it.each([
  ['customer', 'Customer is missing', 'Empty who field'],
  ['CUSTOMER', 'Required', 'Empty who field'],
  ['customer', 'The field is empty', 'Empty who field'],
  ['customer', 'no real customer!', 'No real customer'],
  ['customer', 'Customer is a placeholder', 'No real customer'],
  ['customer', 'Customer is odd', undefined],
  ['title', 'Title is missing', undefined],
  ['phone', '__proto__', undefined],
])('a rule of %j, %j, is about the reason %j', (field, message, label) => {
  const reasons = ['No real customer', 'Empty who field'].map((text) => ({
    key: reasonKey(text),
    label: text,
  }));
  expect(reasonOf({ field, message }, reasons)?.label).toBe(label);
});

it('counts each report by its worst violation', () => {
  const odd: Sent = ['x', 'Odd', 'fatal'];
  const reports = [report([missing, undialed]), report([undialed, letter]), report([odd, letter])];
  expect(worstSeverities(ruleGroups([...reports, report([odd]), report([])]))).toEqual([
    1, 1, 1, 1,
  ]);
});

const anyReport = fc
  .record({
    violations: fc.array(
      fc.tuple(
        fc.constantFrom('phone', 'Phone', 'salesRep', '__proto__'),
        fc.constantFrom('Missing', 'missing', 'Wrong', 'constructor'),
        fc.constantFrom('error', 'Warning', 'info', 'fatal', ''),
        fc.boolean(),
      ),
      { maxLength: 4 },
    ),
    status: fc.constantFrom('valid', 'warnings', 'invalid'),
    score: fc.constantFrom(null, 20, 65),
    autoFixApplied: fc.constantFrom(null, true, false),
    recommendations: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  })
  .map(({ violations, ...rest }) => report(violations, rest));
const anyReports = fc.array(anyReport, { maxLength: 12 });

describe('for any reports', () => {
  it('each is once in the group of every rule that it violates, and the lines add up', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const groups = ruleGroups(reports);
        for (const { count, fixable, rows } of groups) {
          const lines = reportLines(rows);
          expect(lines.reduce((total, { times }) => total + times, 0)).toBe(count);
          expect(fixable).toBeLessThanOrEqual(count);
          for (const { others } of lines) expect(others.length).toBeLessThan(4);
        }
        const rules = ({ violations }: ValidationReport) =>
          new Set(
            violations.rows.map(({ field, rule }) =>
              [field, rule.message, rule.severity.text].join('|').toLowerCase(),
            ),
          ).size;
        expect(groups.reduce((total, { count }) => total + count, 0)).toBe(
          reports.reduce((total, each) => total + rules(each), 0),
        );
        expect(Math.max(0, ...groups.map(({ count }) => count))).toBeLessThanOrEqual(
          withViolations(reports).length,
        );
      }),
    );
  });

  it('the counts by worst severity add up to the reports', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const groups = ruleGroups(reports);
        const counts = worstSeverities(groups);
        expect(counts.reduce((total, count) => total + count, 0)).toBe(reportsOf(groups).size);
        expect(reportsOf(groups).size).toBe(withViolations(reports).length);
        for (const count of counts) expect(count).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('their order changes no group and no count', () => {
    const shuffled = anyReports.chain((reports) =>
      fc.tuple(
        fc.constant(reports),
        fc.shuffledSubarray(reports, { minLength: reports.length, maxLength: reports.length }),
      ),
    );
    const facts = (reports: readonly ValidationReport[]) =>
      ruleGroups(reports).map(({ key, count, fixable }) => ({ key, count, fixable }));
    fc.assert(
      fc.property(shuffled, ([reports, mixed]) => {
        expect(facts(mixed)).toEqual(facts(reports));
      }),
    );
  });

  it('each group belongs to one field, and no field counts more reports than there are', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const groups = ruleGroups(reports);
        const fields = fieldsOf(groups);
        expect(
          fields.flatMap((field) => field.groups.map((group) => group.key)).toSorted(),
        ).toEqual(groups.map((group) => group.key).toSorted());
        for (const { groups: own, count } of fields) {
          const counts = own.map((group) => group.count);
          expect(count).toBeGreaterThanOrEqual(Math.max(...counts));
          expect(count).toBeLessThanOrEqual(counts.reduce((sum, each) => sum + each, 0));
        }
      }),
    );
  });
});
