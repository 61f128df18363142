import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { hrefsOf, textsOf } from '../../../tests/screens/page.ts';
import { ValidationCard } from './validation-card.tsx';

const open = (
  validationReports: readonly unknown[],
  more: object = {},
  appointments = [] as object,
) =>
  mountCard(
    <ValidationCard />,
    { dataQuality: { validationReports, ...more }, appointments },
    { url: '/data-quality?tab=validation' },
  );

const list = () => within(screen.getByRole('list', { name: 'Validation Reports' }));
const rules = () => list().getAllByRole('button');
const field = (name: RegExp) => screen.getByRole('radio', { name });

const violation = (name: string, message: string, severity: string, canAutoFix = false) => ({
  field: name,
  canAutoFix,
  rule: { message, severity },
});
/** A report with one violation. */
const violated = (message: string, rest: object = {}, severity = 'error') => ({
  status: 'invalid',
  score: 65,
  autoFixApplied: false,
  recommendations: ['Ask again'],
  violations: [violation('salesRep', message, severity)],
  ...rest,
});

describe('the reports', () => {
  it('opens a rule to its reports with every field of the spec, equal ones as one line', async () => {
    const app = await open([
      violated('Sales rep is unknown'),
      violated('Sales rep is unknown'),
      violated('Sales rep is unknown', {
        status: 'warnings',
        score: 85,
        autoFixApplied: true,
        recommendations: ['Run it', 'Then look'],
        violations: [
          violation('salesRep', 'Sales rep is unknown', 'error', true),
          violation('phone', 'Cannot be dialed', 'warning'),
        ],
      }),
    ]);
    const [first, second] = rules();
    expect(first).toHaveTextContent(
      'ErrorSales rep is unknownSales rep1 auto-fixable3 reports, 100%',
    );
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(second).toHaveAttribute('aria-expanded', 'false');
    const table = list().getByRole('table', { name: 'Reports: Sales rep is unknown' });
    expect(textsOf(within(table).getAllByRole('row'))).toEqual([
      'ReportsScoreStatusRecommendations',
      '265%InvalidAsk again',
      '185%WarningsAuto-fixableAuto-fixedRun itThen lookAlso warning in Phone: Cannot be dialed',
    ]);
    expect(list().queryByRole('table', { name: 'Reports: Cannot be dialed' })).toBeNull();
    await app.click(second as HTMLElement);
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(list().getByRole('table', { name: 'Reports: Cannot be dialed' })).toBeVisible();
    await app.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(list().queryByRole('table', { name: 'Reports: Sales rep is unknown' })).toBeNull();
    expect(second).toHaveAttribute('aria-expanded', 'true');
  });

  it('lists all rules, and at most ten of their reports, those of opened rules first, the worst before (C33)', async () => {
    const violations = [
      violation('salesRep', 'Wrong salesRep', 'error'),
      violation('phone', 'Wrong phone', 'warning'),
    ];
    const app = await open([
      ...Array.from({ length: 6 }, (_, at) => violated('Odd', { score: at }, 'info')),
      ...Array.from({ length: 9 }, (_, at) => violated(`Rule ${at}`, {}, 'warning')),
      violated('Wrong salesRep', { violations }),
      ...Array.from({ length: 7 }, (_, score) => violated('Wrong salesRep', { score })),
    ]);
    const shown = () => textsOf(rules());
    expect(shown()).toEqual([
      'ErrorWrong salesRepSales rep8 reports, 34.8%',
      'WarningWrong phonePhone1 report, 4.3%',
      ...Array.from({ length: 9 }, (_, at) => `WarningRule ${at}Sales rep1 report, 4.3%`),
      'InfoOddSales rep6 reports, 26.1%',
    ]);
    const totals = '23 reports with 24 violations: 8 with errors, 9 with warnings, 6 with info';
    expect(app.card).toHaveTextContent(totals);
    const listed = () =>
      screen
        .queryAllByRole('table', { hidden: true })
        .map(
          (table) =>
            `${table.getAttribute('aria-label')} ${table.querySelectorAll('tbody tr').length}`,
        );
    // Those of closed rules are printed and found (C24), after the opened one's.
    expect(listed()).toEqual([
      'Reports: Wrong salesRep 8',
      'Reports: Wrong phone 1',
      'Reports: Rule 0 1',
    ]);
    await app.click(rules().at(-1) as HTMLElement);
    expect(listed()).toEqual(['Reports: Wrong salesRep 8', 'Reports: Odd 2']);
    expect(list().getByText('2 of 6 reports listed')).toBeVisible();
    // The report of two opened rules is in two lines, of the ten in all.
    await app.click(rules()[1] as HTMLElement);
    expect(listed()).toEqual([
      'Reports: Wrong salesRep 8',
      'Reports: Wrong phone 1',
      'Reports: Odd 1',
    ]);
    expect(app.card).toHaveTextContent(totals);
    await app.click(field(/^Phone$/));
    expect(shown()).toEqual(['WarningWrong phonePhone1 report, 4.3%']);
    expect(app.card).toHaveTextContent('1 report with 1 violation: 1 with warnings');
  });

  it('leads from a rule to the rows of the day that have its fault', async () => {
    const invalid = (reason: string, at: number) => ({ title: `${at}`, status: 'invalid', reason });
    const appointments = [
      ...[1, 2, 3].map((at) => invalid('Empty who field', at)),
      ...[4, 5].map((at) => invalid('PHONE CANNOT BE DIALED', at)),
      { title: '6', status: 'valid', reason: 'Empty who field' },
      { ...invalid('No real customer', 7), salesRep: 'Unknown Field Agent' },
    ];
    const rules6 = [
      ['customer', 'Missing customer name'],
      ['phone', 'Phone cannot be dialed'],
      ['title', 'Title is missing'],
      ['customer', 'Customer is a placeholder'],
      ['salesRep', 'Sales rep is unknown'],
      ['phone', 'No digits'],
    ].map(([name, message]) => ({ field: name, rule: { message } }));
    const app = await open(
      rules6.map((rule) => ({ status: 'x', violations: [rule] })),
      { phoneCorrections: [{ original: 'later', isValid: false }] },
      appointments,
    );
    for (const button of rules().slice(1)) await app.click(button);
    const links = list().getAllByRole('link');
    expect(textsOf(links)).toEqual([
      '1 invalid appointment: No real customer',
      '3 invalid appointments: Empty who field',
      '1 invalid phone',
      '2 invalid appointments: PHONE CANNOT BE DIALED',
      '1 appointment without a known rep',
    ]);
    expect(hrefsOf(links)).toEqual([
      '/?reason=No+real+customer&tab=invalid#appointments',
      '/?reason=Empty+who+field&tab=invalid#appointments',
      '/data-quality',
      '/?reason=PHONE+CANNOT+BE+DIALED&tab=invalid#appointments',
      '/corrections',
    ]);
  });

  it('filters the rules by a field', async () => {
    const app = await open([
      violated('Sales rep is unknown'),
      violated('', { violations: [violation('phone', 'Cannot be dialed', 'error')] }),
    ]);
    expect(field(/^All fields/)).toBeChecked();
    await app.click(field(/^Sales rep$/));
    expect(textsOf(rules())).toEqual([expect.stringContaining('Sales rep is unknown')]);
    expect(app.card).not.toHaveTextContent('salesRep');
    expect(rules()[0]).toHaveAttribute('aria-expanded', 'true');
    await app.click(field(/^All fields/));
    expect(rules()).toHaveLength(2);
  });

  it('keeps a rule open when a poll brings others before it', async () => {
    const app = await open([violated('B', {}, 'warning')]);
    await app.click(rules()[0] as HTMLElement);
    await app.click(rules()[0] as HTMLElement);
    await app.show({
      dataQuality: { validationReports: [violated('A'), violated('B', {}, 'warning')] },
    });
    expect(rules().map((rule) => rule.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });
});

it('counts unreadable reports, and unreadable violations in them (A2)', async () => {
  await open([{ status: 'other', violations: [{ field: 'phone' }, 'x', {}] }, 5]);
  expect(screen.getByText('3 rows unreadable')).toBeVisible();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('1–Other–');
});
