import { act, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { firstLookOnly } from '../mount/first-look.ts';
import { SystemHealthCard } from '../../src/routes/dashboard/system-health-card.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { type Mounted } from '../mount/mounted.tsx';
import { dashboardBody } from '../rows.ts';
import { card } from './page.ts';
import { reads } from '../../src/calls/index.ts';
import {
  iconCountSetting,
  notificationSetting,
  watchAttention,
} from '../../src/features/notifications/index.ts';
import { responseOf } from '../../src/query/client.ts';

const hourMs = 3_600_000;

const ends: (() => void)[] = [];
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  iconCountSetting.set(false);
  notificationSetting.set(false);
  document.head.replaceChildren();
});

interface Sent {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly click: () => void;
}

/** The browser's notifications: what a page asked and sent. */
function stubNotifications(first: NotificationPermission, answer = first) {
  const sent: Sent[] = [];
  let asked = 0;
  let throws = false;
  class Stub extends EventTarget {
    static permission = first;
    static async requestPermission() {
      asked += 1;
      return (Stub.permission = answer);
    }
    close() {}
    constructor(title: string, { body, tag }: { body: string; tag: string }) {
      super();
      if (throws) throw new TypeError('Illegal constructor');
      sent.push({ title, body, tag, click: () => void this.dispatchEvent(new Event('click')) });
    }
  }
  vi.stubGlobal('Notification', Stub);
  return {
    sent,
    asked: () => asked,
    /** As Chrome on Android does, where a page cannot send notifications. */
    refuse: () => void (throws = true),
    /** As in the browser's settings, from which the person comes back to the page. */
    async change(app: Mounted, permission: NotificationPermission) {
      Stub.permission = permission;
      act(() => void dispatchEvent(new Event('focus')));
      await app.settle();
    },
  };
}

/** Watches as the app does, with the icon of its page. */
async function watch(app: Mounted): Promise<Mounted> {
  act(() => void ends.push(watchAttention(app.client)));
  await app.settle();
  return app;
}

/** The card with the two choices; each hour there is an alert more. */
async function open(): Promise<Mounted> {
  setIcon();
  return watch(
    await mountCard(<SystemHealthCard />, {
      dashboard: dashboardBody(),
      alertStats: () => ({ total: Math.floor(Date.now() / hourMs), pending: 7 }),
    }),
  );
}

async function openScreen(path: string): Promise<Mounted> {
  setIcon();
  await firstLookOnly();
  return watch(await mountScreen(path, { center: 'day', appointments: [] }));
}

function setIcon(): void {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
}

const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');

const choices = () =>
  within(within(card('System Health')).getByRole('group', { name: 'Notifications' }));
const choice = (name: string) => choices().getByRole('checkbox', { name });
const forAlerts = 'Notifications for new alerts';

const statsOf = ({ client }: Mounted) => responseOf(client, reads.alertStats)?.data;

it('shows the pending count in the icon if that is switched on', async () => {
  const app = await open();
  expect(icon()).toBe('/favicon.svg');
  await app.click(choice("Count in the tab's icon"));
  expect(icon()).toBe('/favicon-7.svg');
  expect(localStorage.getItem('attention-count')).toBe('on');
  await app.click(choice("Count in the tab's icon"));
  expect(icon()).toBe('/favicon.svg');
  expect(localStorage.getItem('attention-count')).toBeNull();
});

it('asks for permission only after a click, then sends a test notification', async () => {
  const { sent, asked } = stubNotifications('default', 'granted');
  const app = await open();
  expect(asked()).toBe(0);
  expect(choices().queryByRole('button')).toBeNull();
  await app.click(choice(forAlerts));
  expect(asked()).toBe(1);
  expect(sent).toEqual([]);
  await app.click(choices().getByRole('button', { name: 'Send test notification' }));
  expect(sent.map(({ title }) => title)).toEqual(['Test notification']);
  expect(choice(forAlerts)).toHaveAccessibleDescription('Test notification sent.');
});

it('explains that the browser blocks notifications', async () => {
  const { asked } = stubNotifications('default', 'denied');
  const app = await open();
  await app.click(choice(forAlerts));
  expect(asked()).toBe(1);
  expect(choice(forAlerts)).not.toBeChecked();
  expect(choice(forAlerts)).toBeDisabled();
  expect(choice(forAlerts)).toHaveAccessibleDescription(/blocks this site's notifications/);
});

it.each(['a test', 'an alert'])('says that the browser refused %s (C42)', async (what) => {
  const { refuse } = stubNotifications('granted');
  const app = await open();
  await app.click(choice(forAlerts));
  refuse();
  if (what === 'a test')
    await app.click(choices().getByRole('button', { name: 'Send test notification' }));
  else await hourLater(app);
  expect(choice(forAlerts)).not.toBeChecked();
  expect(choice(forAlerts)).toHaveAccessibleDescription(/^Switched off: this browser refused/);
  await app.click(choice(forAlerts));
  expect(choice(forAlerts)).toBeChecked();
  expect(choice(forAlerts)).toHaveAccessibleDescription('At most one a minute');
});

it('says that the permission was taken away while the page is open (C42)', async () => {
  const { change } = stubNotifications('granted');
  const app = await open();
  await app.click(choice(forAlerts));
  expect(choice(forAlerts)).toBeChecked();
  await change(app, 'default');
  expect(choice(forAlerts)).not.toBeChecked();
  expect(choice(forAlerts)).toHaveAccessibleDescription(/^Switched off: this browser no longer/);
  await change(app, 'denied');
  expect(choice(forAlerts)).toBeDisabled();
  expect(choice(forAlerts)).toHaveAccessibleDescription(/blocks this site's notifications/);
});

/** An hour later, when the next notification may be sent. */
async function hourLater(app: Mounted) {
  vi.setSystemTime(Date.now() + hourMs);
  await app.advance(60_000);
  await app.poll('alertStats');
}

it('sends notifications of new alerts, which lead to the queue', async () => {
  const { sent } = stubNotifications('granted');
  const app = await openScreen('/');
  notificationSetting.set(true);
  await app.poll('alertStats');
  expect(sent).toEqual([]);
  const total = statsOf(app)?.total ?? 0;
  await hourLater(app);
  await hourLater(app);
  const added = (statsOf(app)?.total ?? 0) - total;
  expect(added).toBeGreaterThan(0);
  const told = sent.reduce((sum, { title }) => sum + Number.parseInt(title, 10), 0);
  expect(told).toBe(added);
  const texts = sent.map(({ title, body }) => `${title} ${body}`).join(' ');
  expect(texts).toMatch(
    /^(?:\d+ new alerts? \d+ alerts? pending\. Open the queue to review\. ?)+$/,
  );
  vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  act(() => sent[0]?.click());
  await app.settle();
  expect(location.pathname).toBe('/validation');
});

it('sends no notification from the wall', async () => {
  const { sent } = stubNotifications('granted');
  notificationSetting.set(true);
  iconCountSetting.set(true);
  const app = await openScreen('/?display=wall');
  await hourLater(app);
  await hourLater(app);
  expect(sent).toEqual([]);
  expect(icon()).toBe('/favicon.svg');
});

it('sends at most one notification a minute, for all new alerts, and once for all tabs', async () => {
  const { sent } = stubNotifications('granted');
  const app = await open();
  notificationSetting.set(true);
  const poll = async (total: number | null, waitMs = 0) => {
    app.respond({ alertStats: { total, pending: 7 } });
    await app.advance(waitMs);
    await app.poll('alertStats');
    return sent.map(({ title }) => title);
  };
  expect(await poll(20)).toEqual([]);
  expect(await poll(22)).toEqual(['2 new alerts']);
  expect(await poll(23)).toEqual(['2 new alerts']);
  expect(await poll(25, 60_000)).toEqual(['2 new alerts', '3 new alerts']);
  for (const total of [null, 25]) expect(await poll(total, 60_000)).toHaveLength(2);
  expect(sent.map(({ tag }) => tag)).toEqual(['alerts 22', 'alerts 25']);
});
