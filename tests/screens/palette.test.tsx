import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Mounted } from '../mount/mounted.tsx';
import { openApp } from '../mount/open-app.tsx';
import { cardEntries } from '../../src/features/palette/destinations.ts';
import '../../src/features/handover/handover.tsx';
import { address, button, card, link, noRows, param, textsOf } from './page.ts';

async function openPalette(app: Mounted, keys = '{Control>}k{/Control}') {
  await app.press(keys);
  return within(screen.getByRole('dialog', { name: 'Go to' }));
}
const items = () => within(screen.getByRole('dialog', { name: 'Go to' })).queryAllByRole('option');
const options = () => textsOf(items());

describe('the command palette', () => {
  it('opens on its keys, in its field, and from the menu', async () => {
    const app = await openApp('/historical');
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      const palette = await openPalette(app, keys);
      expect(palette.getByRole('combobox', { name: 'Go to' })).toHaveFocus();
      await app.user.keyboard(keys);
      expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
    }
    await app.click(button(/Go to/));
    // It has no heading that could name it.
    expect(screen.getByRole('dialog', { name: 'Go to' })).not.toHaveAttribute('aria-labelledby');
  });

  it('goes to a screen, a region, a customer by the digits of the phone, and the list of all rows with the words', async () => {
    const app = await openApp('/historical');
    await openPalette(app);
    await app.user.keyboard('quality');
    expect(options()).toEqual(['Data Quality']);
    await app.press('{Enter}');
    expect(screen.getByRole('heading', { level: 1, name: 'Data Quality Control' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();

    await openPalette(app);
    await app.user.keyboard('a{ArrowDown}{ArrowUp}{ArrowUp}');
    const field = screen.getByRole('combobox', { name: 'Go to' });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    // Up from the first is the last.
    expect(active()).toBe(items().at(-1));
    await app.user.clear(field);
    await app.press('illinois{Enter}');
    expect(location.pathname).toBe('/states/chicago');

    await openPalette(app);
    const row = app.center.world.view().rows.find(({ event }) => /\(555\)/.test(event.phone));
    const { customer = '', phone = '' } = row?.event ?? {};
    await app.user.keyboard(phone.replaceAll(/\D/g, '').slice(0, 7));
    const option = items().find(({ textContent }) => textContent.includes(phone)) as HTMLElement;
    expect(option).toHaveTextContent(`${customer}phone ${phone}`);
    await app.click(option);
    expect(location.pathname).toBe('/states/chicago');
    expect(param('appointment')).toMatch(/^\w+$/);
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();

    await app.press('{Escape}');
    await openPalette(app);
    await app.user.keyboard('daniel cole');
    const { rows } = app.center.world.view();
    const cole = rows.filter(({ event }) => event.telemarketer === 'Daniel Cole');
    const all = `All appointments with "daniel cole"${cole.length} rows`;
    expect(options()).toEqual(['Daniel Cole', all]);
    await app.press('{ArrowUp}{Enter}');
    expect(address()).toBe('/?q=daniel+cole&tab=all#appointments');
  });

  it('has no Refresh Data in a week', async () => {
    const app = await openApp('/', { firstLook: true, scenario: 'sunday' });
    await openPalette(app);
    await app.user.keyboard('refresh');
    expect(options()).toEqual([]);
  });

  it('leads to a telemarketer and to a pending alert', async () => {
    const app = await openApp('/historical');
    const palette = await openPalette(app);
    await app.user.keyboard('ana torres');
    expect(palette.getByRole('group', { name: 'Telemarketers' })).toBeVisible();
    await app.press('{Enter}');
    expect(location.search).toBe('?view=telemarketer&telemarketer=Ana+Torres');

    await openPalette(app);
    const alert = app.center.world.view().rows.find(({ event }) => event.review);
    await app.user.keyboard(alert?.event.customer ?? '');
    const found = within(palette.getByRole('group', { name: 'Alerts' })).getAllByRole('option');
    await app.click(found[0] as HTMLElement);
    expect(location.pathname).toBe('/validation');
    expect(param('alert')).not.toBeNull();
  });

  it('finds each destination by a word, and shows when nothing matches', async () => {
    const app = await openApp('/historical');
    const palette = await openPalette(app);
    for (const [typed, first] of [
      ['wall', 'Wall display'],
      ['alerts', 'Manual Validationalso alerts'],
      ['settings', 'Settings'],
      ['dark', 'Dark theme'],
      ['export', 'Export report'],
      ['print', "Print the day's report"],
      ['refresh', 'Refresh Data'],
      ['review', 'Start Reviewalso review'],
      ['copy', 'Copy summary'],
      ['keyboard', 'Keyboard shortcuts'],
      ['theme', 'Dark theme'],
      ['rules', 'Validation Rules'],
      ['log', 'Appointments Log'],
      ['learning', 'AI Learning System'],
    ] as const) {
      await app.user.clear(palette.getByRole('combobox'));
      await app.user.keyboard(typed);
      expect([typed, options()[0]]).toEqual([typed, first]);
    }
    await app.user.keyboard('qqqq{Enter}');
    expect(options()).toEqual([]);
    expect(palette.getByText('No matches')).toBeVisible();
    expect(location.pathname).toBe('/historical');
  });

  it('leads to each card of the dashboard, from every screen (issue 36)', async () => {
    const app = await openApp(noRows);
    for (const { label } of cardEntries) expect(card(label)).toBeInTheDocument();
    await app.click(link('Historical Data'));
    await openPalette(app);
    await app.press('rules{Enter}');
    await app.advance(1_000);
    expect(location.pathname + location.hash).toBe('/#validation-rules');
    expect(screen.getByRole('heading', { name: 'Validation Rules' })).toHaveFocus();
  });

  it("counts the list's option as a match (issue 36)", async () => {
    const app = await openApp('/historical', {
      responses: { appointments: [{ customer: 'Ann Lee', reason: 'No postcode' }] },
    });
    const palette = await openPalette(app);
    await app.user.keyboard('postcode');
    expect(options()).toEqual(['All appointments with "postcode"1 row']);
    expect(palette.getByRole('status')).toHaveTextContent('1 of 1 shown');
  });

  it('refreshes any screen', async () => {
    const app = await openApp('/historical');
    await openPalette(app);
    await app.press('refresh{Enter}');
    expect(app.requestsOf('validate')).toBe(1);
    expect(screen.getAllByText('Validation Complete').length).toBeGreaterThan(0);
    expect(location.pathname).toBe('/historical');
  });

  it.each([
    ['review', 'End review'],
    ['shortcuts', 'Close'],
  ])('"%s" opens the dialog of its screen', async (typed, closer) => {
    const app = await openApp('/historical');
    await openPalette(app);
    await app.press(`${typed}{Enter}`);
    await app.advance(1_000);
    expect(location.pathname).toBe('/validation');
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: closer })).toBeVisible();
  });

  it('says what a searched list is a part of (rulings A15)', async () => {
    const app = await openApp('/data-quality', {
      responses: {
        appointments: { appointments: [{ customer: 'Ann Lee' }], total: 76 },
        alerts: [{ id: 'a1', customer: 'Bo Day' }, 7],
      },
    });
    const palette = await openPalette(app);
    await app.user.keyboard('qqqq');
    expect(palette.getByRole('status')).toHaveTextContent(
      'No matches so far · appointments: 1 of 76 received · alerts: 1 row unreadable',
    );
  });

  it('names calls that are loading or have failed, and searches the others', async () => {
    const app = await openApp('/data-quality', { faults: { alerts: 503, salesReps: 'hang' } });
    const palette = await openPalette(app);
    await app.advance(2_000);
    await app.user.keyboard('illinois');
    expect(options()[0]).toBe('IllinoisIL');
    expect(palette.getByRole('status')).toHaveTextContent(
      "shown · Loading sales reps... · Couldn't load alerts, retrying",
    );
    await app.user.keyboard('qqqq');
    expect(palette.getByRole('status')).toHaveTextContent(/^No matches so far · Loading/);
  });
});
