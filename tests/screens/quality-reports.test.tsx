import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataQuality } from '../../mocks/responses/data-quality.ts';
import { showPercent } from '../../src/domain/number/format.ts';
import { respondWith } from './respond-with.ts';
import { card, click, inCard, openApp } from './open-app.tsx';
import { textsOf, hrefsOf } from './page.ts';

describe('Duplicates', () => {
  it('shows each group with match, confidence, action and its appointments, the primary one marked', async () => {
    const app = await openApp('/data-quality?tab=duplicates');
    const groups = dataQuality(app.center.world).duplicates.duplicateGroups;
    expect(new Set(groups.map(({ suggestedAction }) => suggestedAction))).toEqual(
      new Set(['merge', 'manual_review']),
    );
    const shown = inCard('Duplicate Groups').getAllByRole('article');
    expect(shown).toHaveLength(groups.length);
    for (const [index, group] of groups.entries()) {
      const article = shown[index] as HTMLElement;
      expect(within(article).getByRole('heading')).toHaveTextContent(group.matchType);
      expect(article).toHaveTextContent(`${showPercent(group.confidence)} confidence`);
      expect(article).toHaveTextContent(
        `Suggested: ${group.suggestedAction === 'merge' ? 'merge' : 'manual review'}`,
      );
      const columns = within(article).getAllByRole('columnheader').slice(1);
      expect(textsOf(columns)).toEqual(
        group.appointments.map((_row, at) => (at === 0 ? 'Primary' : `Appointment ${at + 1}`)),
      );
      expect(article).toHaveTextContent(group.primaryAppointment.title);
    }
  });

  it('shows equal fields once, and different ones side by side, with a word for screen readers', async () => {
    const same = {
      customer: 'Ada Fox',
      region: 'chicago',
      phone: '5550100123',
      telemarketer: 'Bo',
    };
    const primaryAppointment = { ...same, title: 'WC', salesRep: 'Lu', time: '2026-11-21T15:00Z' };
    const other = { ...primaryAppointment, title: 'DD', salesRep: 'Mo', customer: ' ADA FOX ' };
    const third = { ...primaryAppointment, salesRep: 'lu' };
    const rowsOf = { appointments: [primaryAppointment, other, third], primaryAppointment };
    const duplicateGroups = [{ matchType: 'exact', ...rowsOf }];
    respondWith('dataQuality', { duplicates: { duplicateGroups } });
    await openApp('/data-quality?tab=duplicates');
    const article = within(inCard('Duplicate Groups').getByRole('article'));
    const rows = textsOf(article.getAllByRole('row'));
    expect(rows).toEqual([
      'DiffersPrimaryAppointment 2Appointment 3',
      expect.stringMatching(/^Booked/),
      'TitleWCdiffers: DDWC',
      'Sales repLudiffers: MoLu',
    ]);
    const terms = ['Customer', 'Region', 'Telemarketer', 'Phone'];
    expect(textsOf(article.getAllByRole('term'))).toEqual(terms);
    expect(article.getAllByRole('definition')[1]).toHaveTextContent('Illinois');
  });
});

const list = () =>
  within(inCard('Validation Reports').getByRole('list', { name: 'Validation Reports' }));
const rules = () => list().getAllByRole('button');
const field = (name: RegExp) => inCard('Validation Reports').getByRole('radio', { name });

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

describe('Validation', () => {
  it('opens a rule to its reports with every field of the spec, equal ones as one line', async () => {
    respondWith('dataQuality', {
      validationReports: [
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
      ],
    });
    const app = await openApp('/data-quality?tab=validation');
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
    await click(app, second as HTMLElement);
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(list().getByRole('table', { name: 'Reports: Cannot be dialed' })).toBeVisible();
    await click(app, first as HTMLElement);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(list().queryByRole('table', { name: 'Reports: Sales rep is unknown' })).toBeNull();
    expect(second).toHaveAttribute('aria-expanded', 'true');
  });

  it('lists all rules, and at most ten of their reports, those of the last opened rule first (rulings C33)', async () => {
    const violations = [
      violation('salesRep', 'Wrong salesRep', 'error'),
      violation('phone', 'Wrong phone', 'warning'),
    ];
    respondWith('dataQuality', {
      validationReports: [
        ...Array.from({ length: 6 }, (_, at) => violated('Odd', { score: at }, 'info')),
        ...Array.from({ length: 9 }, (_, at) => violated(`Rule ${at}`, {}, 'warning')),
        violated('Wrong salesRep', { violations }),
        ...Array.from({ length: 7 }, (_, score) => violated('Wrong salesRep', { score })),
      ],
    });
    const app = await openApp('/data-quality?tab=validation');
    const shown = () => textsOf(rules());
    expect(shown()).toEqual([
      'ErrorWrong salesRepSales rep8 reports, 34.8%',
      'WarningWrong phonePhone1 report, 4.3%',
      ...Array.from({ length: 9 }, (_, at) => `WarningRule ${at}Sales rep1 report, 4.3%`),
      'InfoOddSales rep6 reports, 26.1%',
    ]);
    const totals = '23 reports with 24 violations: 8 with errors, 9 with warnings, 6 with info';
    expect(card('Validation Reports')).toHaveTextContent(totals);
    const listed = () =>
      inCard('Validation Reports')
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
    await click(app, rules().at(-1) as HTMLElement);
    expect(listed()).toEqual(['Reports: Wrong salesRep 4', 'Reports: Odd 6']);
    expect(list().getByText('4 of 8 reports listed')).toBeVisible();
    // The report of two opened rules is in two lines, of the ten in all.
    await click(app, rules()[1] as HTMLElement);
    expect(listed()).toEqual([
      'Reports: Wrong salesRep 3',
      'Reports: Wrong phone 1',
      'Reports: Odd 6',
    ]);
    expect(card('Validation Reports')).toHaveTextContent(totals);
    await click(app, field(/^Phone$/));
    expect(shown()).toEqual(['WarningWrong phonePhone1 report, 4.3%']);
    expect(card('Validation Reports')).toHaveTextContent(
      '1 report with 1 violation: 1 with warnings',
    );
  });

  it('leads from a rule to the rows of the day that have its fault', async () => {
    const invalid = (reason: string, at: number) => ({ title: `${at}`, status: 'invalid', reason });
    respondWith('appointments', {
      appointments: [
        ...[1, 2, 3].map((at) => invalid('Empty who field', at)),
        ...[4, 5].map((at) => invalid('PHONE CANNOT BE DIALED', at)),
        { title: '6', status: 'valid', reason: 'Empty who field' },
        { ...invalid('No real customer', 7), salesRep: 'Unknown Field Agent' },
      ],
    });
    const rules6 = [
      ['customer', '<p>Missing customer name</p>'],
      ['phone', 'Phone cannot be dialed'],
      ['title', 'Title is missing'],
      ['customer', 'Customer is a placeholder'],
      ['salesRep', 'Sales rep is unknown'],
      ['phone', 'No digits'],
    ].map(([name, message]) => ({ field: name, rule: { message } }));
    respondWith('dataQuality', {
      validationReports: rules6.map((rule) => ({ status: 'x', violations: [rule] })),
      phoneCorrections: [{ original: 'later', isValid: false }],
    });
    const app = await openApp('/data-quality?tab=validation');
    for (const button of rules().slice(1)) await click(app, button);
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
    const app = await openApp('/data-quality?tab=validation');
    const before = rules().length;
    expect(field(/^All fields/)).toBeChecked();
    await click(app, field(/^Sales rep$/));
    expect(textsOf(rules())).toEqual([expect.stringContaining('Sales rep is unknown')]);
    expect(card('Validation Reports')).not.toHaveTextContent('salesRep');
    expect(rules()[0]).toHaveAttribute('aria-expanded', 'true');
    await click(app, field(/^All fields/));
    expect(rules()).toHaveLength(before);
  });

  it('keeps a rule open when a poll brings others before it', async () => {
    respondWith('dataQuality', { validationReports: [violated('B', {}, 'warning')] });
    const app = await openApp('/data-quality?tab=validation');
    await click(app, rules()[0] as HTMLElement);
    await click(app, rules()[0] as HTMLElement);
    respondWith('dataQuality', {
      validationReports: [violated('A'), violated('B', {}, 'warning')],
    });
    await app.poll('dataQuality');
    expect(rules().map((rule) => rule.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });
});
