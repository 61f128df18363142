import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { dataQuality } from '../../mocks/responses/data-quality.ts';
import { analyzePhone } from '../../mocks/responses/phone.ts';
import { showPercent } from '../../src/domain/number/format.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';
import { server } from './server.ts';

const test = 'Test a Phone Number';
const field = () => inCard(test).getByRole('textbox', { name: 'Phone number' });
const analyze = () => inCard(test).getByRole('button', { name: /^Analyz/ });
const result = () => inCard(test).getByRole('region', { name: 'Result' });
const phones = () =>
  within(inCard('Invalid Phones').getByRole('list', { name: 'Invalid Phones' })).getAllByRole(
    'listitem',
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
      `Original${original}Cleaned${cleaned}Format${format}Suggestions${suggestions.join('')}`,
    );
    expect(result()).toHaveTextContent(`${showPercent(confidence)}Confidence`);
    expect(within(result()).getByRole('progressbar', { name: 'Confidence' })).toHaveAttribute(
      'aria-valuenow',
      String(confidence),
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

  it('keeps what was typed through a reload of the tab', async () => {
    const app = await openApp('/data-quality');
    await app.user.type(field(), '5550109625');
    app.unmount();
    await openApp('/data-quality');
    expect(field()).toHaveValue('5550109625');
  });
});

describe('the invalid phones', () => {
  it('are listed with their first suggestion', async () => {
    const app = await openApp('/data-quality');
    const { phoneCorrections } = dataQuality(app.center.world);
    expect(phoneCorrections.length).toBeLessThanOrEqual(10);
    expect(phones()).toHaveLength(phoneCorrections.length);
    for (const [index, { original, suggestions, confidence }] of phoneCorrections.entries())
      expect(phones()[index]).toHaveTextContent(
        `${original}${suggestions[0]}${showPercent(confidence)} confidence`,
      );
  });

  it('end after ten, which is said', async () => {
    const app = await openApp('/data-quality', { scenario: 'sunday' });
    const { phoneCorrections } = dataQuality(app.center.world);
    expect(phones()).toHaveLength(10);
    expect(card('Invalid Phones')).toHaveTextContent(`10 of ${phoneCorrections.length} shown`);
  });

  it('are kept apart from what the report counts beyond its list', async () => {
    const app = await openApp('/data-quality', { scenario: '3k' });
    const { phoneCorrections, summary } = dataQuality(app.center.world);
    expect(summary.phoneIssuesFound).toBeGreaterThan(phoneCorrections.length);
    expect(card('Invalid Phones')).toHaveTextContent(
      `10 of ${phoneCorrections.length} shown, ${summary.phoneIssuesFound} in total`,
    );
  });

  it('that cannot be read are skipped and counted (rulings A2)', async () => {
    const app = await openApp('/data-quality');
    const rows = ['not a row', { original: '12', isValid: false, suggestions: 'Add digits' }, {}];
    server.use(
      http.get('*/api/data-quality/report', () => HttpResponse.json({ phoneCorrections: rows })),
    );
    await click(app, screen.getByRole('button', { name: 'Refresh Report' }));
    expect(phones().map((row) => row.textContent)).toEqual(['12Add digits– confidence']);
    expect(inCard('Invalid Phones').getByText('2 rows unreadable')).toBeVisible();
    expect(card('Quality Score')).toHaveTextContent('–');
  });
});
