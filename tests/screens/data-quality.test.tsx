import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataQuality } from '../../mocks/responses/data-quality.ts';
import { showNumber, showPercent } from '../../src/domain/number/format.ts';
import { respondWith } from './respond-with.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';

type App = Awaited<ReturnType<typeof openApp>>;

const reportOf = ({ center }: App) => dataQuality(center.world);
const tab = (name: string) => screen.getByRole('tab', { name });
const bar = (title: string) => inCard(title).getByRole('progressbar');
const items = (title: string, list = title) =>
  within(inCard(title).getByRole('list', { name: list })).getAllByRole('listitem');

describe('Data Quality Control', () => {
  it('has its four cards, each figure against its whole', async () => {
    const app = await openApp('/data-quality');
    expect(screen.getByRole('heading', { level: 1, name: 'Data Quality Control' })).toBeVisible();
    const { summary, duplicates } = reportOf(app);
    expect(card('Quality Score')).toHaveTextContent(showPercent(summary.qualityScoreAverage));
    expect(bar('Quality Score')).toHaveAttribute(
      'aria-valuenow',
      String(Math.round(summary.qualityScoreAverage)),
    );
    expect(card('Phone Issues')).toHaveTextContent(
      `${summary.phoneIssuesFound}${summary.phoneIssuesFixed} auto-fixable`,
    );
    expect(card('Duplicates')).toHaveTextContent(
      `${summary.duplicatesFound}${duplicates.duplicateGroups.length} groups listed`,
    );
    expect(card('Validation Errors')).toHaveTextContent(
      `${summary.validationErrors}of ${summary.totalProcessed} processed`,
    );
  });

  it('leads back to the dashboard', async () => {
    await openApp('/data-quality');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
  });

  it('has its tabs, the chosen one in the URL', async () => {
    const app = await openApp('/data-quality');
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Phone Analysis',
      'Duplicates',
      'Validation',
      'Recommendations',
    ]);
    expect(tab('Phone Analysis')).toHaveAttribute('aria-selected', 'true');
    await click(app, tab('Duplicates'));
    expect(location.search).toBe('?tab=duplicates');
    await click(app, tab('Phone Analysis'));
    expect(location.search).toBe('');
  });

  it('opens the tab that the URL names', async () => {
    await openApp('/data-quality?tab=recommendations');
    expect(card('Recommendations')).toBeVisible();
  });

  it('requests its report every 30 s, and not before', async () => {
    const app = await openApp('/data-quality');
    await app.advance(29_999);
    expect(app.requestsOf('dataQuality')).toBe(1);
    await app.advance(1);
    expect(app.requestsOf('dataQuality')).toBe(2);
  });

  it("refetches on Refresh Report, which reads 'Refreshing...' meanwhile", async () => {
    const app = await openApp('/data-quality');
    app.center.holds.hold('dataQuality');
    await click(app, screen.getByRole('button', { name: 'Refresh Report' }));
    const busy = screen.getByRole('button', { name: 'Refreshing...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await click(app, busy);
    app.center.holds.release();
    await app.settle();
    expect(screen.getByRole('button', { name: 'Refresh Report' })).toBeVisible();
    expect(app.requestsOf('dataQuality')).toBe(2);
  });

  it('does not turn the button for a poll', async () => {
    const app = await openApp('/data-quality');
    app.center.holds.hold('dataQuality');
    await app.advance(30_000);
    expect(app.requestsOf('dataQuality')).toBe(2);
    expect(screen.getByRole('button', { name: 'Refresh Report' })).toBeVisible();
    app.center.holds.release();
  });
});

describe('Duplicates', () => {
  it('shows each group with match, confidence, action and its appointments, the primary one marked', async () => {
    const app = await openApp('/data-quality?tab=duplicates');
    const groups = reportOf(app).duplicates.duplicateGroups;
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
        group.suggestedAction === 'merge' ? 'Merge' : 'Manual review',
      );
      const columns = within(article).getAllByRole('columnheader').slice(1);
      expect(columns.map((column) => column.textContent)).toEqual(
        group.appointments.map((_row, at) => (at === 0 ? 'Primary' : `Appointment ${at + 1}`)),
      );
      expect(article).toHaveTextContent(group.primaryAppointment.title);
    }
  });

  it('shows once what is the same, and side by side what differs, marked in words too', async () => {
    const same = {
      customer: 'Ada Fox',
      region: 'chicago',
      phone: '5550100123',
      telemarketer: 'Bo',
    };
    const primaryAppointment = { ...same, title: 'WC', salesRep: 'Lu', time: '2026-11-21T15:00Z' };
    const other = { ...primaryAppointment, title: 'DD', salesRep: 'Mo', customer: ' ADA FOX ' };
    const third = { ...primaryAppointment, salesRep: 'lu' };
    respondWith('dataQuality', {
      duplicates: {
        duplicateGroups: [
          {
            matchType: 'exact',
            appointments: [primaryAppointment, other, third],
            primaryAppointment,
          },
        ],
      },
    });
    await openApp('/data-quality?tab=duplicates');
    const article = within(inCard('Duplicate Groups').getByRole('article'));
    const rows = article.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'DiffersPrimaryAppointment 2Appointment 3',
      expect.stringMatching(/^Booked/),
      'TitleWCdiffers: DDWC',
      'Sales repLudiffers: MoLu',
    ]);
    expect(article.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Customer',
      'Region',
      'Telemarketer',
      'Phone',
    ]);
    expect(article.getAllByRole('definition')[1]).toHaveTextContent('Illinois');
  });
});

const list = () =>
  within(inCard('Validation Reports').getByRole('list', { name: 'Validation Reports' }));
const rules = () => list().getAllByRole('button');
const field = (name: RegExp) => inCard('Validation Reports').getByRole('radio', { name });

/** A report with one violation. */
const violated = (message: string, rest: object = {}, severity = 'error') => ({
  status: 'invalid',
  score: 65,
  autoFixApplied: false,
  recommendations: ['Ask again'],
  violations: [{ field: 'salesRep', canAutoFix: false, rule: { message, severity } }],
  ...rest,
});

describe('Validation', () => {
  it('groups the reports by rule and field, errors before warnings before info, with their share', async () => {
    const app = await openApp('/data-quality?tab=validation');
    const { validationReports: reports } = reportOf(app);
    const counts = new Map<string, number>();
    for (const { violations } of reports)
      for (const { field: name, rule } of violations) {
        const words =
          name === 'salesRep' ? 'Sales rep' : name.replace(/^./, (c) => c.toUpperCase());
        const key = `${rule.severity} ${rule.message} ${words}`.toLowerCase();
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    const shown = rules().map((rule) => rule.textContent);
    expect(shown).toHaveLength(counts.size);
    const severity = (text: string | null) => /^(Error|Warning|Info)/.exec(text ?? '')?.[0];
    expect(shown.map(severity)).toEqual(
      shown
        .map(severity)
        .toSorted(
          (a, b) => 'Error Warning Info'.indexOf(`${a}`) - 'Error Warning Info'.indexOf(`${b}`),
        ),
    );
    for (const text of shown) {
      const [, word, rest, count, share] =
        /^(Error|Warning|Info)(.*?)(?:\d+ auto-fixable)?(\d+) reports?, ([\d.]+%)$/.exec(
          text ?? '',
        ) ?? [];
      const [key, expected = 0] =
        [...counts].find(
          ([each]) =>
            each.replaceAll(' ', '') === `${word}${rest}`.toLowerCase().replaceAll(' ', ''),
        ) ?? [];
      expect(key, text ?? '').toBeDefined();
      expect(Number(count)).toBe(expected);
      expect(share).toBe(showPercent((expected / reports.length) * 100));
    }
    expect(card('Validation Reports')).toHaveTextContent(`${reports.length} reports`);
  });

  it('opens a rule to its reports with every field of the spec; equal ones are one line', async () => {
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
            {
              field: 'salesRep',
              canAutoFix: true,
              rule: { message: 'Sales rep is unknown', severity: 'error' },
            },
            {
              field: 'phone',
              canAutoFix: false,
              rule: { message: 'Cannot be dialed', severity: 'warning' },
            },
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
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
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

  it('ends a rule after ten lines, which is said', async () => {
    respondWith('dataQuality', {
      validationReports: Array.from({ length: 12 }, (_, score) => violated('Wrong', { score })),
    });
    await openApp('/data-quality?tab=validation');
    // And the head.
    expect(list().getAllByRole('row')).toHaveLength(11);
    expect(card('Validation Reports')).toHaveTextContent('10 of 12 kinds of reports shown');
  });

  it('narrows the rules to a field, by its name in words', async () => {
    const app = await openApp('/data-quality?tab=validation');
    const before = rules().length;
    expect(field(/^All fields/)).toBeChecked();
    await click(app, field(/^Sales rep 6$/));
    expect(rules().map((rule) => rule.textContent)).toEqual([
      expect.stringContaining('Sales rep is unknown'),
    ]);
    expect(card('Validation Reports')).not.toHaveTextContent('salesRep');
    // The only group is open.
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
    await app.advance(30_000);
    expect(rules().map((rule) => rule.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });
});

describe('Recommendations', () => {
  it('shows each suggestion with priority, action and reason, the most urgent first', async () => {
    const app = await openApp('/data-quality?tab=recommendations');
    const { suggestions } = reportOf(app).duplicates;
    expect(suggestions.map(({ priority }) => priority)).toEqual(['high', 'medium', 'low']);
    const shown = items('Recommendations').map((item) => item.textContent);
    expect(shown).toEqual(
      suggestions.map(
        ({ priority, action, reason }) =>
          `${action}${reason}${priority[0]?.toUpperCase()}${priority.slice(1)} priority`,
      ),
    );
  });

  it("says 'Data Quality Looks Good!' when there is nothing to do", async () => {
    const app = await openApp('/data-quality?tab=recommendations', { scenario: 'first-day' });
    expectState('Recommendations', 'empty');
    expect(inCard('Recommendations').getByText('Data Quality Looks Good!')).toBeVisible();
    for (const [name, title, text] of [
      ['Phone Analysis', 'Invalid Phones', 'No invalid phones in the report'],
      ['Duplicates', 'Duplicate Groups', 'No duplicates in the report'],
      ['Validation', 'Validation Reports', 'No violations in the report'],
    ] as const) {
      await click(app, tab(name));
      expectState(title, 'empty');
      expect(inCard(title).getByText(text)).toBeVisible();
      expect(inCard(title).getByText('No appointments have been processed yet.')).toBeVisible();
    }
    expect(card('Quality Score')).toHaveTextContent('Quality Score–nothing processed yet');
  });
});

describe('the states of its cards', () => {
  const titles = ['Quality Score', 'Phone Issues', 'Duplicates', 'Validation Errors'];

  it('load', async () => {
    await openApp('/data-quality', { faults: { dataQuality: 'hang' } });
    for (const title of [...titles, 'Invalid Phones']) {
      expectState(title, 'loading');
      expect(inCard(title).getByRole('status')).toHaveTextContent(`Loading ${title}...`);
    }
  });

  it('say what failed, and try again', async () => {
    const app = await openApp('/data-quality?tab=validation', { faults: { dataQuality: 503 } });
    await app.advance(1_000);
    for (const title of [...titles, 'Validation Reports']) {
      expectState(title, 'error');
      expect(card(title)).toHaveTextContent('GET /api/data-quality/report');
    }
    // Once, by the card; the figures are over the same call.
    expect(screen.getByRole('alert')).toHaveTextContent('GET /api/data-quality/report');
    app.center.faults.set('dataQuality', null);
    await click(app, inCard('Validation Reports').getByRole('button', { name: 'Try Again' }));
    for (const title of [...titles, 'Validation Reports']) expectState(title, 'ready');
  });

  it('keep what they had when a poll fails', async () => {
    const app = await openApp('/data-quality');
    const before = items('Invalid Phones').map((item) => item.textContent);
    app.center.faults.set('dataQuality', 503);
    await app.advance(94_000);
    for (const title of [...titles, 'Invalid Phones']) expectState(title, 'stale');
    expect(items('Invalid Phones').map((item) => item.textContent)).toEqual(before);
    const { summary } = reportOf(app);
    expect(card('Validation Errors')).toHaveTextContent(showNumber(summary.validationErrors));
  });

  it('count violations and duplicates that cannot be read (rulings A2)', async () => {
    respondWith('dataQuality', {
      validationReports: [{ status: 'other', violations: [{ field: 'phone' }, 'x', {}] }, 5],
      duplicates: { duplicateGroups: [{ matchType: 'exact', appointments: [{ title: 'DD' }, 1] }] },
    });
    const app = await openApp('/data-quality?tab=validation');
    expect(inCard('Validation Reports').getByText('3 rows unreadable')).toBeVisible();
    expect(list().getAllByRole('row')[1]).toHaveTextContent('1–Other–');
    await click(app, tab('Duplicates'));
    expect(inCard('Duplicate Groups').getByText('1 row unreadable')).toBeVisible();
  });

  it('show hostile texts as text', async () => {
    const app = await openApp('/data-quality', { scenario: 'hostile' });
    for (const name of ['Phone Analysis', 'Duplicates', 'Validation', 'Recommendations']) {
      await click(app, tab(name));
      expect(document.querySelector('main script, main img, main iframe')).toBeNull();
      // One of the planted strings reads just so; no other may.
      const shown = document.body.textContent.replaceAll('NaN undefined null [object Object]', '');
      expect(shown).not.toMatch(/undefined|NaN|\[object Object\]/);
    }
  });
});
