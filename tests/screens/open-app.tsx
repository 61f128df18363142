import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { CallName } from '../../mocks/calls.ts';
import { createCenter, referenceMs } from '../../mocks/node.ts';
import type { Call } from '../../src/api/call.ts';
import { type ReadName, reads } from '../../src/calls/index.ts';
import { App as Product } from '../../src/app.tsx';
import { createDayState } from '../../src/features/day-record/day-state.ts';
import type { ThisPage } from '../../src/features/updates/index.tsx';
import { createApiClient } from '../../src/query/client.ts';
import { preloadLowerHalf } from '../../src/routes/dashboard/index.tsx';
import { respondAs } from './server.ts';

interface Choices {
  /** As in `?mock=`. */
  readonly scenario?: string;
  readonly faults?: Partial<Record<CallName, string | number>>;
  /** The start of the test in ms. */
  readonly now?: number;
  /** The running page, where a test watches for a newer build. */
  readonly page?: ThisPage;
  /** Leaves out the dashboard's lower cards, which are most of it: they wait for an idle moment that never comes. */
  readonly firstLook?: boolean;
}

/** Loads the code of the lower cards, which the app fetches when idle, before the test. */
async function withholdIdleMoments(): Promise<void> {
  await preloadLowerHalf();
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}

/** Lets real I/O run while the fake clock does not; with one act() per turn, since React flushes at its end. */
async function turn(): Promise<void> {
  await act(async () => {
    await new Promise<void>((resolve) => void setImmediate(resolve));
  });
}

/**
 * Mounts the app at a path over its own simulated call center, with a clock that only moves by `advance`. An unknown
 * request is an error.
 */
export async function openApp(path = '/', choices: Choices = {}) {
  const { scenario = '', faults = {}, now = referenceMs, page, firstLook = false } = choices;
  if (firstLook) await withholdIdleMoments();
  vi.useFakeTimers({
    now,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'performance',
      'requestAnimationFrame',
    ],
  });
  const center = createCenter({ scenario, ...(scenario === '' && { now: () => Date.now() }) });
  if (scenario !== '') vi.setSystemTime(center.clock.now());
  for (const [call, fault] of Object.entries(faults)) center.faults.set(call as CallName, fault);
  respondAs(center);
  history.replaceState(null, '', path);
  const client = createApiClient();
  const day = createDayState();
  const view = render(<Product client={client} day={day} {...(page && { page })} />);
  const user = userEvent.setup({ delay: null });

  const isIdle = () => client.queries.isFetching() + client.queries.isMutating() === 0;

  /** Resolves when every response has arrived. */
  async function settle(): Promise<void> {
    let idleTurns = 0;
    for (let turns = 0; turns < 120 && idleTurns < 3; turns += 1) {
      await turn();
      // Real time, since the code of a screen comes from the disk.
      while (document.querySelector('[data-loading-screen]')) await turn();
      idleTurns = isIdle() ? idleTurns + 1 : 0;
    }
  }

  /** Moves the clock on, in steps short enough for responses to arrive between them. */
  async function advance(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      const step = Math.min(left, 1_000);
      await act(async () => {
        await vi.advanceTimersByTimeAsync(step);
      });
      if (scenario !== '') center.clock.advance(step);
      await (isIdle() && left > step ? turn() : settle());
    }
  }

  /** Advances by poll intervals of a call, and waits for its response. */
  async function poll(call: ReadName, times = 1): Promise<void> {
    await advance(times * pollMs(call) + 2_000);
  }

  await settle();
  return {
    center,
    client,
    day,
    user,
    settle,
    advance,
    poll,
    unmount: view.unmount,
    /** The number of a call's requests so far. */
    requestsOf: (call: CallName) =>
      center.log.entries().filter((entry) => entry.call === call).length,
    /** The parsed bodies of a call's requests. */
    sent: (call: CallName): unknown[] =>
      center.log
        .entries()
        .filter((entry) => entry.call === call)
        .map((entry) => (entry.body === '' ? null : (JSON.parse(entry.body) as unknown))),
  };
}

/** The poll interval of a call in ms; throws where it has none. */
export function pollMs(call: ReadName): number {
  const { pollMs: ms } = reads[call] as Call;
  if (ms === undefined) throw new Error(`${call} is not polled`);
  return ms;
}

export type App = Awaited<ReturnType<typeof openApp>>;

/** A card by its title (rulings D2). */
export function card(title: string): HTMLElement {
  const [found, ...others] = [...document.querySelectorAll('section')].filter(
    ({ dataset }) => dataset['card'] === title,
  );
  // A query by role takes a tenth of a second on a whole dashboard.
  if (!found || others.length > 0) return screen.getByRole('region', { name: title });
  expect(found).toHaveAccessibleName(title);
  return found;
}

/** Queries inside a card. */
export function inCard(title: string) {
  return within(card(title));
}

/** A toast by its title. */
export const toast = (title: string) => screen.getByText(title).closest('li');

/** The state that a card declares (design.md section 4). */
export function expectState(title: string, state: string): void {
  expect(card(title)).toHaveAttribute('data-state', state);
}

/** Clicks, and waits for the responses. */
export async function click(app: App, element: Element) {
  await app.user.click(element);
  await app.settle();
}

/** Presses keys, and waits for the responses. */
export async function press(app: App, keys: string): Promise<void> {
  await app.user.keyboard(keys);
  await app.settle();
}
