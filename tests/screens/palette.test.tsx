import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Mounted } from '../mount/mounted.ts';
import { mountCard } from '../mount/mount-card.tsx';
import type { Responses } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow, dashboardBody } from '../rows.ts';
import { menu } from '../../src/menu.ts';
import { Frame } from '../../src/shell/frame.tsx';
import { MenuContext } from '../../src/shell/menu.ts';
import { CommandPalette } from '../../src/features/palette/index.tsx';
import { cardEntries } from '../../src/features/palette/destinations.ts';
import '../../src/features/handover/handover.tsx';
import { address, button, card, noRows, param, textsOf } from './page.ts';

async function openPalette(app: Mounted, keys = '{Control>}k{/Control}') {
  await app.press(keys);
  return within(screen.getByRole('dialog', { name: 'Go to' }));
}
const items = () => within(screen.getByRole('dialog', { name: 'Go to' })).queryAllByRole('option');
const options = () => textsOf(items());

const appointments = [
  appointmentRow({ customer: 'Bea Moss', phone: '(555) 010-4444', region: 'chicago' }),
  appointmentRow({ customer: 'Cy Stone', telemarketer: 'Daniel Cole' }),
  appointmentRow({ customer: 'Dee Ray', telemarketer: 'Daniel Cole' }),
];
const alerts = [{ id: 'a1', customer: 'Eli Poe', status: 'pending' }];

/** The open palette alone, over a few rows. */
async function openAlone(responses: Responses = {}) {
  const app = await mountCard(
    <MenuContext value={menu}>
      <Frame menu={() => null} overlays={<CommandPalette />}>
        {null}
      </Frame>
    </MenuContext>,
    {
      appointments,
      alerts,
      dashboard: dashboardBody(),
      salesReps: [],
      telemarketers: [],
      validate: {},
      ...responses,
    },
    { url: '/nowhere' },
  );
  return Object.assign(app, { palette: await openPalette(app) });
}

describe('the command palette', () => {
  it('opens on its keys, in its field, and from the menu', async () => {
    const app = await openApp('/nowhere', { responses: { appointments, alerts } });
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

  it('goes to a screen, a region, a customer by the digits of the phone, a card of the dashboard, and the list of all rows with the words', async () => {
    const app = await openAlone();
    await app.user.paste('quality');
    expect(options()).toEqual(['Data Quality']);
    await app.press('{Enter}');
    expect(address()).toBe('/data-quality');
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();

    await openPalette(app);
    await app.user.keyboard('a{ArrowDown}{ArrowUp}{ArrowUp}');
    const field = screen.getByRole('combobox', { name: 'Go to' });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    // Up from the first is the last.
    expect(active()).toBe(items().at(-1));
    await app.user.clear(field);
    await app.user.paste('illinois');
    await app.press('{Enter}');
    expect(location.pathname).toBe('/states/chicago');

    await openPalette(app);
    await app.user.paste('5550104');
    const [option] = items();
    expect(option).toHaveTextContent('Bea Mossphone (555) 010-4444');
    await app.click(option as HTMLElement);
    expect(location.pathname).toBe('/states/chicago');
    expect(param('appointment')).toMatch(/^\w+$/);
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();

    await openPalette(app);
    await app.press('rules{Enter}');
    expect(address()).toBe('/#validation-rules');

    await openPalette(app);
    await app.user.paste('daniel cole');
    expect(options()).toEqual(['Daniel Cole', 'All appointments with "daniel cole"2 rows']);
    await app.press('{ArrowUp}{Enter}');
    expect(address()).toBe('/?q=daniel+cole&tab=all#appointments');
  });

  it('has no Refresh Data in a week', async () => {
    const app = await openApp('/nowhere', {
      scenario: 'sunday',
      responses: { appointments, alerts },
    });
    await openPalette(app);
    await app.user.paste('refresh');
    expect(options()).toEqual([]);
  });

  it('leads to a telemarketer and to a pending alert', async () => {
    const app = await openAlone();
    await app.user.paste('ana torres');
    expect(app.palette.getByRole('group', { name: 'Telemarketers' })).toBeVisible();
    await app.press('{Enter}');
    expect(location.search).toBe('?view=telemarketer&telemarketer=Ana+Torres');

    const palette = await openPalette(app);
    await app.user.paste('eli poe');
    const found = within(palette.getByRole('group', { name: 'Alerts' })).getAllByRole('option');
    await app.click(found[0] as HTMLElement);
    expect(location.pathname).toBe('/validation');
    expect(param('alert')).toBe('a1');
  });

  it('finds each destination by a word, and shows when nothing matches', async () => {
    const app = await openAlone();
    const { palette } = app;
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
      await app.user.paste(typed);
      expect([typed, options()[0]]).toEqual([typed, first]);
    }
    await app.user.paste('qqqq');
    await app.press('{Enter}');
    expect(options()).toEqual([]);
    expect(palette.getByText('No matches')).toBeVisible();
    expect(location.pathname).toBe('/nowhere');
  });

  it('leads to each card of the dashboard', async () => {
    const app = await openApp(noRows, { responses: { appointments } });
    for (const { label } of cardEntries) expect(card(label)).toBeInTheDocument();
    await openPalette(app);
    await app.press('rules{Enter}');
    await app.advance(1_000);
    expect(location.pathname + location.hash).toBe('/#validation-rules');
    expect(screen.getByRole('heading', { name: 'Validation Rules' })).toHaveFocus();
  });

  it("counts the list's option as a match", async () => {
    const app = await openAlone({ appointments: [{ customer: 'Ann Lee', reason: 'No postcode' }] });
    const { palette } = app;
    await app.user.paste('postcode');
    expect(options()).toEqual(['All appointments with "postcode"1 row']);
    expect(palette.getByRole('status')).toHaveTextContent('1 of 1 shown');
  });

  it('refreshes any screen', async () => {
    const app = await openAlone();
    await app.press('refresh{Enter}');
    expect(app.requestsOf('validate')).toBe(1);
    expect(screen.getAllByText('Validation Complete').length).toBeGreaterThan(0);
    expect(location.pathname).toBe('/nowhere');
  });

  it('starts a review', async () => {
    const app = await openAlone();
    await app.press('review{Enter}');
    expect(address()).toBe('/validation?review=start');
  });

  it('has screens first before anything is typed, not what Needs you now shows', async () => {
    const { palette } = await openAlone();
    const groups = palette.getAllByRole('group').map((group) => group.firstChild?.textContent);
    expect(groups[0]).toBe('Screens');
    expect(groups).not.toContain('Needs you now');
  });

  it('says what a searched list is a part of (A15)', async () => {
    const app = await openAlone({
      appointments: { appointments: [{ customer: 'Ann Lee' }], total: 76 },
      alerts: [{ id: 'a1', status: 'pending', customer: 'Bo Day' }, 7],
    });
    const { palette } = app;
    await app.user.paste('qqqq');
    expect(palette.getByRole('status')).toHaveTextContent(
      'No matches so far · appointments: 1 of 76 received · alerts: 1 row unreadable',
    );
  });

  it('names calls that are loading or have failed, and searches the others', async () => {
    const app = await openAlone({ alerts: 503, salesReps: 'hang' });
    const { palette } = app;
    await app.advance(2_000);
    await app.user.paste('illinois');
    expect(options()[0]).toBe('IllinoisIL');
    expect(palette.getByRole('status')).toHaveTextContent(
      "shown · Loading sales reps... · Couldn't load alerts, retrying",
    );
    await app.user.paste('qqqq');
    expect(palette.getByRole('status')).toHaveTextContent(/^No matches so far · Loading/);
  });
});
