import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { analyzePhone } from '../../mocks/responses/phone.ts';
import { showPercent } from '../../src/domain/number/format.ts';
import { click, expectState, inCard, openApp, press } from './open-app.tsx';

const test = 'Test a Phone Number';
const field = () => inCard(test).getByRole('textbox', { name: 'Phone number' });
const analyze = () => inCard(test).getByRole('button', { name: /^Analyz/ });
const result = () => inCard(test).getByRole('region', { name: 'Result' });

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
    await press(app, '{Enter}');
    expect(app.requestsOf('analyzePhone')).toBe(0);
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
    await click(app, screen.getByRole('tab', { name: /^Duplicates/ }));
    await click(app, screen.getByRole('tab', { name: /^Phone Analysis/ }));
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
