import { screen, within } from '@testing-library/react';
import type { Mounted } from '../mount/mounted.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import type { Responses } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { card, inCard, param } from './page.ts';
import { ReviewServer, type SentAlert } from './review-server.ts';

/** Shared by the tests of /validation: the screen over a few alerts, and parts of it. */

/** Longer than an alert that opened by itself ignores keys, in ms. */
export const readMs = 1_000;

export type Review = Mounted & { readonly server: ReviewServer };

export function tab(name: string): HTMLElement {
  return inCard('Alerts').getByRole('tab', { name: new RegExp(`^${name}`) });
}

/** The rows of the open tab, which are links. */
export function rows(): HTMLElement[] {
  // A query by role takes a tenth of a second on this screen.
  return [...card('Alerts').querySelectorAll<HTMLElement>('li a[data-alert]')];
}

/** The row of an alert of the open tab. */
export function rowOf(id: string): HTMLElement {
  const row = rows().find(({ dataset }) => dataset['alert'] === id);
  if (!row) throw new Error(`${id} is not listed`);
  return row;
}

/** The dialog of the open alert. */
export function dialog(): HTMLElement {
  const [open, ...others] = document.querySelectorAll<HTMLElement>('dialog[open]');
  return open && others.length === 0 ? open : screen.getByRole('dialog');
}

/** The notes of the open alert. */
export function notes(): HTMLTextAreaElement {
  return within(dialog()).getByLabelText<HTMLTextAreaElement>(/Review notes/);
}

/** Writes into the notes at once; a key takes a hundredth of a second on this screen. */
export async function writeNotes({ user }: Mounted, text: string): Promise<void> {
  await user.click(notes());
  await user.paste(text);
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

export const idsOf = (alerts: readonly SentAlert[]) => alerts.map(({ id }) => id);

/** A toast of a decision by its words. */
export const decisionToast = (words: string) =>
  screen.getByText(words, { selector: 'li *' }).closest('li');

/** The screen over a server of a few alerts, but for the responses that it names. */
export async function openQueue(url = '/validation', responses: Responses = {}): Promise<Review> {
  const server = new ReviewServer();
  const app = await mountScreen(url, { ...server.responses, ...responses });
  return Object.assign(app, { server });
}

/** As `openQueue` in the whole app, for journeys to the appointments and other screens. */
export async function openQueueInApp(
  url = '/validation',
  responses: Responses = {},
): Promise<Review> {
  const server = new ReviewServer();
  const app = await openApp(url, {
    responses: { ...server.responses, ...responses },
    firstLook: true,
  });
  return Object.assign(app, { server });
}

/** Opens the screen and starts a session. */
export async function startReview(responses: Responses = {}): Promise<Review> {
  const app = await openQueue('/validation', responses);
  await app.click(screen.getByRole('button', { name: 'Start Review' }));
  return app;
}

/** Opens the screen and its first alert, outside of a session. */
export async function openFirst(responses: Responses = {}): Promise<Review> {
  const app = await openQueue('/validation', responses);
  await app.click(rows()[0] as HTMLElement);
  return app;
}

/** Decides an alert as a colleague. */
export function decideElsewhere({ server }: Review, alertId: string): void {
  server.decide({ alertId, decision: 'invalid', reviewedBy: 'Colleague' });
}
