import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataQuality } from '../../mocks/responses/data-quality.ts';
import { analyzePhone } from '../../mocks/responses/phone.ts';
import { showPercent } from '../../src/domain/number/format.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';

const test = 'Test a Phone Number';
const field = () => inCard(test).getByRole('textbox', { name: 'Phone number' });
const analyze = () => inCard(test).getByRole('button', { name: /^Analyz/ });
const result = () => inCard(test).getByRole('region', { name: 'Result' });
const problems = () =>
  within(inCard('Invalid Phones').getByRole('list', { name: 'Invalid Phones' })).getAllByRole(
    'button',
  );

describe('the phone test', () => {
  it.each([
    ['555-01O-9625', 'Invalid'],
    ['5550109625', 'Valid'],
  ])('says of %s that it is %s, and all that the analysis found', async (typed, validity) => {
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

  it.each(['', '   '])('sends nothing while the input is %j, and says why', async (blank) => {
    const app = await openApp('/data-quality');
    if (blank) await app.user.type(field(), blank);
    expect(analyze()).toHaveAttribute('aria-disabled', 'true');
    expect(analyze()).toHaveAccessibleDescription('Enter a phone number first.');
    await click(app, analyze());
    expect(field()).toHaveFocus();
    await app.user.keyboard('{Enter}');
    await app.settle();
    expect(app.requestsOf('analyzePhone')).toBe(0);
  });

  it('sends once while it runs', async () => {
    const app = await openApp('/data-quality');
    await app.user.type(field(), '5550109625');
    app.center.holds.hold('analyzePhone');
    await click(app, analyze());
    expect(analyze()).toHaveTextContent('Analyzing...');
    expect(analyze()).toHaveAttribute('aria-disabled', 'true');
    await click(app, analyze());
    app.center.holds.release();
    await app.settle();
    expect(app.requestsOf('analyzePhone')).toBe(1);
    expect(result()).toBeVisible();
  });

  it('says in place what failed, keeps what was typed, and can be sent again', async () => {
    const app = await openApp('/data-quality', { faults: { analyzePhone: 503 } });
    await app.user.type(field(), '5550109625');
    await click(app, analyze());
    expect(inCard(test).getByRole('alert')).toHaveTextContent('503: Simulated fault 503');
    // Inside of the status it would be read twice.
    expect(inCard(test).getByRole('status')).toBeEmptyDOMElement();
    expect(field()).toHaveValue('5550109625');
    app.center.faults.set('analyzePhone', null);
    await click(app, analyze());
    expect(inCard(test).queryByRole('alert')).toBeNull();
    expect(result()).toBeVisible();
  });

  it('survives a poll and a change of tab, and needs no report', async () => {
    const app = await openApp('/data-quality', { faults: { dataQuality: 503 } });
    await app.user.type(field(), '5550109625');
    await click(app, analyze());
    await app.advance(31_000);
    expectState('Invalid Phones', 'error');
    await click(app, screen.getByRole('tab', { name: 'Duplicates' }));
    await click(app, screen.getByRole('tab', { name: 'Phone Analysis' }));
    expect(field()).toHaveValue('5550109625');
    expect(result()).toBeVisible();
  });

  it('shows no result for a number that was edited, not even one that comes late', async () => {
    const app = await openApp('/data-quality');
    await app.user.type(field(), '555010962');
    await click(app, analyze());
    expect(result()).toBeVisible();
    await app.user.type(field(), '5');
    expect(inCard(test).queryByRole('region', { name: 'Result' })).toBeNull();
    expect(inCard(test).getByText('The result will appear here.')).toBeVisible();
    app.center.holds.hold('analyzePhone');
    await click(app, analyze());
    await app.user.clear(field());
    app.center.holds.release();
    await app.settle();
    expect(app.requestsOf('analyzePhone')).toBe(2);
    expect(inCard(test).queryByRole('region', { name: 'Result' })).toBeNull();
    app.center.faults.set('analyzePhone', 503);
    await app.user.type(field(), '1');
    await click(app, analyze());
    expect(inCard(test).getByRole('alert')).toBeVisible();
    await app.user.type(field(), '2');
    expect(inCard(test).queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed through a reload of the tab', async () => {
    const app = await openApp('/data-quality');
    await app.user.type(field(), '5550109625');
    app.unmount();
    await openApp('/data-quality');
    expect(field()).toHaveValue('5550109625');
  });
});

/** A phone of a report, invalid unless it says otherwise. */
const phone = (original: string, suggestion: string, rest: object = {}) => ({
  original,
  cleaned: '',
  format: 'Unknown format',
  confidence: 10,
  isValid: false,
  suggestions: [suggestion, 'Another'],
  ...rest,
});

describe('the invalid phones', () => {
  it('are grouped by their first suggestion, with their share of all', async () => {
    const app = await openApp('/data-quality');
    const { phoneCorrections } = dataQuality(app.center.world);
    const shown = problems().map((problem) => problem.textContent);
    const total = shown
      .map((text) => Number(/(\d+) phones?, /.exec(text ?? '')?.[1]))
      .reduce((sum, count) => sum + count, 0);
    expect(total).toBe(phoneCorrections.length);
    expect(shown[0]).toBe('InvalidRemove the letters; only digits can be dialed4 phones, 50%');
    expect(shown).toContain('InvalidLetters were typed as digits1 phone, 12.5%');
    expect(card('Invalid Phones')).toHaveTextContent(`${phoneCorrections.length} invalid phones`);
  });

  it('open to their numbers, equal ones once, with the first suggestion in full', async () => {
    respondWith('dataQuality', {
      phoneCorrections: [
        phone('555-01O-9625', 'Use (555) 010-9625: letters were typed', { cleaned: '5550109625' }),
        phone('call', 'Remove the letters'),
        phone('call', 'Remove the letters'),
        phone('5550109625', 'Write it as (555) 010-9625', { isValid: true }),
      ],
    });
    const app = await openApp('/data-quality');
    const rowsOf = (name: string) =>
      within(inCard('Invalid Phones').getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    // On a phone the cleaned number and the format stand below the number.
    expect(rowsOf('Numbers: Remove the letters')).toEqual([
      'callN/A · Unknown formatN/AUnknown format10%2',
    ]);
    await click(app, problems()[1] as HTMLElement);
    expect(rowsOf('Numbers: Letters were typed')).toEqual([
      '555-01O-96255550109625 · Unknown formatUse (555) 010-9625: letters were typed5550109625Unknown format10%1',
    ]);
  });

  it('are ten at most, of the largest problems first, and the card says of how many (rulings C33)', async () => {
    const problem = (text: string, count: number) =>
      Array.from({ length: count }, (_, at) => phone(`${text} ${at}`, text));
    respondWith('dataQuality', {
      phoneCorrections: [
        ...problem('Small', 3),
        ...problem('Large', 8),
        ...problem('Middle', 5),
        ...Array.from({ length: 7 }, (_, at) => phone('1', `Odd ${'x'.repeat(at)}`)),
      ],
    });
    const app = await openApp('/data-quality');
    expect(problems().map((row) => row.textContent)).toEqual([
      'InvalidLarge8 phones, 34.8%',
      'InvalidMiddle5 phones, 21.7%',
    ]);
    await click(app, problems()[1] as HTMLElement);
    const rows = inCard('Invalid Phones').getAllByRole('rowheader');
    expect(rows).toHaveLength(10);
    expect(card('Invalid Phones')).toHaveTextContent('2 of 5 listed');
    expect(card('Invalid Phones')).toHaveTextContent('10 of 23 listed');
  });

  it('are kept apart from what the report counts beyond its list', async () => {
    const app = await openApp('/data-quality', { scenario: '3k' });
    const { phoneCorrections, summary } = dataQuality(app.center.world);
    expect(summary.phoneIssuesFound).toBeGreaterThan(phoneCorrections.length);
    expect(card('Invalid Phones')).toHaveTextContent(`10 of ${summary.phoneIssuesFound} listed`);
  });

  it('that cannot be read are skipped and counted (rulings A2)', async () => {
    const app = await openApp('/data-quality');
    const rows = ['not a row', { original: '12', isValid: false, suggestions: 'Add digits' }, {}];
    respondWith('dataQuality', { phoneCorrections: rows });
    await click(app, screen.getByRole('button', { name: 'Refresh Report' }));
    expect(problems().map((row) => row.textContent)).toEqual(['InvalidAdd digits1 phone, 100%']);
    expect(inCard('Invalid Phones').getAllByRole('row')[1]).toHaveTextContent(
      '12N/A · N/AN/AN/A–1',
    );
    expect(inCard('Invalid Phones').getByText('2 rows unreadable')).toBeVisible();
    expect(card('Quality Score')).toHaveTextContent('–');
  });
});
