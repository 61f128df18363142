import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { heldResponse } from '../../../tests/mount/network.ts';
import { dashboardBody, regionRows } from '../../../tests/rows.ts';
import { button, card, toast } from '../../../tests/screens/page.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';

/** With the card of its results. */
const openQuickActions = () =>
  mountCard(
    <>
      <QuickActions />
      <RecentValidationsCard className="" />
    </>,
    {
      dashboard: dashboardBody(),
      regions: regionRows,
      appointments: [],
      recentValidations: [],
      triggerAll: {},
      triggerCalifornia: {},
      triggerChicago: {},
      triggerArizona: {},
    },
  );

describe('Quick Actions', () => {
  it('each start a run and confirm it; a toast replaces the one before it, and closes after 5 s', async () => {
    const app = await openQuickActions();
    expect(within(card('Quick Actions')).getAllByRole('button')).toHaveLength(4);
    for (const [name, call, words] of [
      ['Validate All Regions', 'triggerAll', 'Processing all regions...'],
      ['Validate California', 'triggerCalifornia', 'Processing California...'],
      ['Validate Chicago', 'triggerChicago', 'Processing Illinois...'],
      ['Validate Arizona', 'triggerArizona', 'Processing Arizona...'],
    ] as const) {
      await app.click(button(name));
      expect(app.sent(call)).toEqual([null]);
      expect(screen.getAllByText('Validation triggered')).toHaveLength(1);
      expect(toast('Validation triggered')).toHaveTextContent(words);
    }
    await app.advance(5_000);
    expect(screen.queryByText('Validation triggered')).not.toBeInTheDocument();
    for (const [fault, words] of [
      [500, 'Failed to trigger validation'],
      ['html', 'Failed to trigger validation'],
      ['offline', 'Network error occurred'],
    ] as const) {
      app.respond({ triggerAll: fault });
      await app.click(button('Validate All Regions'));
      expect(toast('Error')).toHaveTextContent(words);
      expect(card('Quick Actions')).toHaveTextContent(`Validate All Regions: ${words}`);
      await app.advance(6_000);
    }
  });

  it('say since when a run goes on, and request what it changes 2, 5 and 10 s later, until a response differs', async () => {
    const run = heldResponse();
    const app = await openQuickActions();
    const status = () => within(card('Quick Actions')).getByRole('status').textContent;
    app.respond({ triggerChicago: run.response });
    await app.click(button('Validate Chicago'));
    expect(status()).toBe('Validate Chicago...');
    run.send({});
    await app.settle();
    expect(status()).toBe('Running since 2:41:00 PM');
    const before = app.requestsOf('recentValidations');
    for (const [ms, count] of [
      [2_000, 1],
      [3_000, 2],
      [5_000, 3],
    ] as const) {
      await app.advance(ms);
      expect(app.requestsOf('recentValidations') - before).toBe(count);
      expect(status()).toBe('Running since 2:41:00 PM');
    }
    await app.advance(21_000);
    expect(status()).toBe('No new results since 2:41:00 PM');

    await app.click(button('Validate Chicago'));
    app.respond({ recentValidations: [{ customer: 'Ann Lee', status: 'valid' }] });
    await app.advance(1_000);
    expect(status()).toMatch(/^Running since/);
    await app.advance(1_000);
    expect(status()).toMatch(/^Done 2:41:\d\d PM: 1 judged, 1 valid, 0 invalid$/);
    expect(card('Recent Validations')).toHaveTextContent('Ann Lee');
    // It stays after the run (C42), and another booking is not of the run.
    const done = status();
    await app.advance(60_000);
    expect(status()).toBe(done);
  });
});
