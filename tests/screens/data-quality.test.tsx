import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataQuality } from '../../mocks/responses/data-quality.ts';
import { showPercent } from '../../src/domain/number/format.ts';
import { analyzePhone } from '../../mocks/responses/phone.ts';
import { respondWith } from './respond-with.ts';
import { card, click, expectState, inCard, openApp, type App, press } from './open-app.tsx';
import { secondPressMs } from '../../src/query/use-write.ts';
import { button, textsOf } from './page.ts';

const reportOf = ({ center }: App) => dataQuality(center.world);
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const bar = (title: string) => inCard(title).getByRole('progressbar');
const items = (title: string) =>
  within(inCard(title).getByRole('list', { name: title })).getAllByRole('listitem');

describe('Data Quality Control', () => {
  it('has its four cards, each figure with its total', async () => {
    const app = await openApp('/data-quality');
    expect(screen.getByRole('heading', { level: 1, name: 'Data Quality Control' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
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

  it('has its tabs with the counts of invalid phones, duplicates, violations and suggestions, the chosen tab in the URL', async () => {
    respondWith('dataQuality', {
      phoneCorrections: [
        { original: '1', isValid: false },
        { original: '2', isValid: true },
        { original: '3' },
      ],
      duplicates: {
        duplicateGroups: [{ matchType: 'exact' }, { matchType: 'fuzzy' }],
        suggestions: [{ action: 'a' }, { action: 'b' }, { action: 'c' }],
      },
      validationReports: [{ status: 'valid' }],
    });
    const app = await openApp('/data-quality');
    expect(textsOf(screen.getAllByRole('tab'))).toEqual([
      'Phone Analysis 1',
      'Duplicates 2',
      'Validation 0',
      'Recommendations 3',
    ]);
    expect(tab('Phone Analysis')).toHaveAttribute('aria-selected', 'true');
    await click(app, tab('Duplicates'));
    expect(location.search).toBe('?tab=duplicates');
    await click(app, tab('Phone Analysis'));
    expect(location.search).toBe('');
  });

  it("refetches on Refresh Report, which reads 'Refreshing...' meanwhile", async () => {
    const app = await openApp('/data-quality');
    app.center.holds.hold('dataQuality');
    await click(app, button('Refresh Report'));
    const busy = button('Refreshing...');
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await click(app, busy);
    app.center.holds.release();
    await app.settle();
    expect(button('Refresh Report')).toBeVisible();
    expect(app.requestsOf('dataQuality')).toBe(2);
  });
});

describe('Recommendations', () => {
  it('shows each suggestion with priority, action and reason, the most urgent first', async () => {
    const app = await openApp('/data-quality?tab=recommendations');
    const { suggestions } = reportOf(app).duplicates;
    expect(suggestions.map(({ priority }) => priority)).toEqual(['high', 'medium', 'low']);
    const shown = textsOf(items('Recommendations'));
    expect(shown).toEqual(
      suggestions.map(
        ({ priority, action, reason }) =>
          `${action}${reason}${priority[0]?.toUpperCase()}${priority.slice(1)} priority`,
      ),
    );
  });

  it('link to their tab, which gets the focus', async () => {
    const app = await openApp('/data-quality?tab=recommendations');
    for (const [name, target, search] of [
      [/^Merge/, 'Duplicates', '?tab=duplicates'],
      [/^Ask for missing/, 'Validation', '?tab=validation'],
      [/^Fix phone/, 'Phone Analysis', ''],
    ] as const) {
      const link = inCard('Recommendations').getByRole('link', { name });
      expect(link).toHaveAttribute('href', `/data-quality${search}`);
      await click(app, link);
      expect(location.search).toBe(search);
      expect(tab(target)).toHaveFocus();
      await click(app, tab('Recommendations'));
    }
  });

  it("says 'Data Quality Looks Good!' when there is nothing to do", async () => {
    const app = await openApp('/data-quality?tab=recommendations', { scenario: 'first-day' });
    expectState('Recommendations', 'empty');
    expect(inCard('Recommendations').getByText('Data Quality Looks Good!')).toBeVisible();
    for (const [name, title, text] of [
      ['Phone Analysis', 'Invalid Phones', 'No invalid phones'],
      ['Duplicates', 'Duplicate Groups', 'No duplicates in the report'],
      ['Validation', 'Validation Reports', 'No violations in the report'],
    ] as const) {
      await click(app, tab(name));
      expectState(title, 'empty');
      expect(inCard(title).getByText(text)).toBeVisible();
      expect(inCard(title).getByText('The report covers no appointments yet.')).toBeVisible();
    }
    expect(card('Quality Score')).toHaveTextContent('Quality Score–nothing processed yet');
  });
});

it('unreadable rows are counted for violations and duplicates (rulings A2)', async () => {
  respondWith('dataQuality', {
    validationReports: [{ status: 'other', violations: [{ field: 'phone' }, 'x', {}] }, 5],
    duplicates: { duplicateGroups: [{ matchType: 'exact', appointments: [{ title: 'DD' }, 1] }] },
  });
  const app = await openApp('/data-quality?tab=validation');
  expect(inCard('Validation Reports').getByText('3 rows unreadable')).toBeVisible();
  expect(inCard('Validation Reports').getAllByRole('row')[1]).toHaveTextContent('1–Other–');
  await click(app, tab('Duplicates'));
  expect(inCard('Duplicate Groups').getByText('1 row unreadable')).toBeVisible();
});

const test = 'Test a Phone Number';
const field = () => inCard(test).getByRole('textbox', { name: 'Phone number' });
const analyze = () => inCard(test).getByRole('button', { name: /^Analyz/ });
const result = () => inCard(test).getByRole('region', { name: 'Result' });

describe('the phone test', () => {
  it.each([
    ['555-01O-9625', 'Invalid'],
    ['5550109625', 'Valid'],
  ])('shows that %s is %s, and the whole analysis', async (typed, validity) => {
    const app = await openApp('/data-quality');
    await app.user.type(field(), ` ${typed} `);
    await click(app, analyze());
    expect(app.sent('analyzePhone')).toEqual([{ phone: typed }]);
    const { original, cleaned, format, confidence, suggestions } = analyzePhone(typed);
    expect(within(result()).getByText(validity)).toBeVisible();
    expect(result()).toHaveTextContent(
      `Original${original}Cleaned${cleaned}Format${format}Confidence${showPercent(confidence)}Suggestions${suggestions.join('')}`,
    );
  });

  it.each(['', '   '])('sends no request while the input is %j, and shows why', async (blank) => {
    const app = await openApp('/data-quality');
    if (blank) await app.user.type(field(), blank);
    expect(analyze()).toHaveAttribute('aria-disabled', 'true');
    expect(analyze()).toHaveAccessibleDescription('Enter a phone number first.');
    await click(app, analyze());
    expect(field()).toHaveFocus();
    await press(app, '{Enter}');
    expect(app.requestsOf('analyzePhone')).toBe(0);
  });

  it('shows the cause in its form, keeps the typed number, and can be sent again', async () => {
    const app = await openApp('/data-quality', { faults: { analyzePhone: 503 } });
    await app.user.type(field(), '5550109625');
    await click(app, analyze());
    expect(inCard(test).getByRole('alert')).toHaveTextContent('503: Simulated fault 503');
    // In the status, a screen reader would read the alert twice.
    expect(inCard(test).getByRole('status')).toBeEmptyDOMElement();
    expect(field()).toHaveValue('5550109625');
    app.center.faults.set('analyzePhone', null);
    await app.advance(secondPressMs);
    await click(app, analyze());
    expect(inCard(test).queryByRole('alert')).toBeNull();
    expect(result()).toBeVisible();
  });

  it('survives a poll, a change of tab, also while the report fails, and its number a reload', async () => {
    const app = await openApp('/data-quality', { faults: { dataQuality: 503 } });
    await app.user.type(field(), '5550109625');
    await click(app, analyze());
    await app.poll('dataQuality');
    expectState('Invalid Phones', 'error');
    await click(app, tab('Duplicates'));
    await click(app, tab('Phone Analysis'));
    expect(field()).toHaveValue('5550109625');
    expect(result()).toBeVisible();
    app.unmount();
    await openApp('/data-quality');
    expect(field()).toHaveValue('5550109625');
  });

  it('shows no result for a number that was edited, not even a late one', async () => {
    const app = await openApp('/data-quality');
    await app.user.type(field(), '555010962');
    await click(app, analyze());
    expect(result()).toBeVisible();
    await app.user.type(field(), '5');
    expect(inCard(test).queryByRole('region', { name: 'Result' })).toBeNull();
    expect(inCard(test).getByText('The result will appear here.')).toBeVisible();
    app.center.holds.hold('analyzePhone');
    await app.advance(secondPressMs);
    await click(app, analyze());
    await app.user.clear(field());
    app.center.holds.release();
    await app.settle();
    expect(app.requestsOf('analyzePhone')).toBe(2);
    expect(inCard(test).queryByRole('region', { name: 'Result' })).toBeNull();
    app.center.faults.set('analyzePhone', 503);
    await app.user.type(field(), '1');
    await app.advance(secondPressMs);
    await click(app, analyze());
    expect(inCard(test).getByRole('alert')).toBeVisible();
    await app.user.type(field(), '2');
    expect(inCard(test).queryByRole('alert')).toBeNull();
  });
});
