import { screen, within } from '@testing-library/react';
import { alerts } from '../../mocks/responses/alerts.ts';
import type { Mounted } from '../mount/mounted.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { inCard, param } from './page.ts';

/** Longer than an alert that opened by itself ignores keys, in ms. */
export const readMs = 1_000;

/** The alerts of the simulated center; missing texts are ''. */
export function alertsOf({ center }: Mounted) {
  return alerts(center.world).map((alert) => ({
    ...alert,
    reason: alert.reason ?? '',
    manualDecision: alert.manualDecision ?? '',
    reviewedBy: alert.reviewedBy ?? '',
    reviewedAt: alert.reviewedAt ?? '',
    notes: alert.notes ?? '',
  }));
}

/** The pending ones, in the order of the queue. */
export function pendingOf(app: Mounted) {
  return alertsOf(app)
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export function tab(name: string): HTMLElement {
  return inCard('Alerts').getByRole('tab', { name: new RegExp(`^${name}`) });
}

/** The rows of the open tab, which are links. */
export function rows(): HTMLElement[] {
  return inCard('Alerts')
    .queryAllByRole('listitem')
    .map((item) => item.querySelector<HTMLElement>('a[data-alert]'))
    .filter((row) => row !== null);
}

/** The dialog of the open alert. */
export function dialog(): HTMLElement {
  return screen.getByRole('dialog');
}

/** The notes of the open alert. */
export function notes(): HTMLTextAreaElement {
  return within(dialog()).getByLabelText<HTMLTextAreaElement>(/Review notes/);
}

/** A button of the open dialog. */
export function button(name: string): HTMLElement {
  return within(dialog()).getByRole('button', { name: new RegExp(name) });
}

/** The id of the open alert; null when none is. */
export function openIn(): string | null {
  return param('alert');
}

/** The ids of the listed rows. */
export function listed(): (string | undefined)[] {
  return rows().map((row) => row.dataset['alert']);
}

export const statusOf = (app: Mounted, id = '') => alertsOf(app).find((alert) => alert.id === id);

/** A toast of a decision by its words. */
export const decisionToast = (words: string) =>
  screen.getByText(words, { selector: 'li *' }).closest('li');

/** The screen over the simulated center, but for the calls that it names. */
export const openQueue = (url = '/validation', responses: Responses = {}): Promise<Mounted> =>
  mountScreen(url, { center: 'day', ...responses });

/** Opens the screen and starts a session. */
export async function startReview(responses: Responses = {}): Promise<Mounted> {
  const app = await openQueue('/validation', responses);
  await app.click(screen.getByRole('button', { name: 'Start Review' }));
  return app;
}

/** Opens the screen and its first alert, outside of a session. */
export async function openFirst(responses: Responses = {}): Promise<Mounted> {
  const app = await openQueue('/validation', responses);
  await app.click(rows()[0] as HTMLElement);
  return app;
}

/** Decides an alert as a colleague. */
export function decideElsewhere({ center: { world } }: Mounted, id = ''): void {
  const row = world.view().rows.find(({ event }) => id.endsWith(event.id.replace(/^ev/, '')));
  world.decide(row?.event.id ?? '', {
    decision: 'invalid',
    reviewedBy: 'Colleague',
    reviewedMs: Date.now(),
    notes: '',
  });
}
