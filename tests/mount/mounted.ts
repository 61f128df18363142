import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { CallName } from '../../mocks/calls.ts';
import type { Center } from '../../mocks/center.ts';
import { createCenter, referenceMs } from '../../mocks/node.ts';
import { parseScenario, scenarioStart } from '../../mocks/scenario.ts';
import type { Call } from '../../src/api/call.ts';
import { type ReadName, reads } from '../../src/calls/index.ts';
import type { App } from '../../src/app.tsx';
import { createDayState } from '../../src/features/day-record/day-state.ts';
import { type ApiClient, createApiClient } from '../../src/query/client.ts';
import { connect, Network, type Responses } from './network.ts';
import { forgetRequests, onTheirWay, requestSteps } from './requests.ts';
import { actInTurn, endOfActs, settle } from './settle.ts';

/** What a mounted card, screen or app has around it. */
type Around = ComponentProps<typeof App>;

export interface Mount {
  readonly url: string;
  readonly responses: Responses;
  /** The scenario of a simulated center, as in `?mock=`, that responds to the calls without a response; null: none does. */
  readonly scenario: string | null;
  /** The start of the test in ms; by default the scenario's. */
  readonly now?: number | undefined;
}

/** Sets the clock, which then only moves by `advance`. */
function stopClock(now: number): void {
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
}

/** What is mounted, and its server. */
const mounts: { readonly client: ApiClient; readonly network: Network }[] = [];

/** What `mountCard`, `mountScreen` and `openApp` share: a new client over one server, on a stopped clock. */
export async function mount(draw: (around: Around) => ReactNode, choices: Mount) {
  const { url, responses, scenario } = choices;
  const { now = scenarioStart(parseScenario(scenario ?? ''), referenceMs) } = choices;
  stopClock(now);
  const simulated = scenario === null ? null : createCenter({ scenario, now: () => Date.now() });
  const network = new Network(simulated, responses);
  connect(network);
  history.replaceState(null, '', url);
  const client = createApiClient();
  mounts.push({ client, network });
  const day = createDayState();
  const view = render(draw({ client, day }));
  const user = userEvent.setup({ delay: null });

  const mounted = {
    client,
    day,
    user,
    unmount: view.unmount,
    /** Throws where the test names its calls. */
    get center(): Center {
      return network.center;
    },
    /** The card of `mountCard`. */
    get card(): HTMLElement {
      const [found, ...others] = document.querySelectorAll<HTMLElement>('section[data-card]');
      if (!found || others.length > 0) throw new Error(`${others.length + 1} cards are mounted`);
      return found;
    },
    /** Waits for responses and code; see `settle`. */
    async settle(): Promise<void> {
      network.expectOpen();
      await settle();
      network.expectNamed();
    },
    /** Clicks, and waits for what follows. */
    async click(element: Element): Promise<void> {
      await user.click(element);
      await mounted.settle();
    },
    /** Presses keys, and waits for what follows. */
    async press(keys: string): Promise<void> {
      await user.keyboard(keys);
      await mounted.settle();
    },
    /** Follows a link of the app that is not mounted. */
    async goTo(to: string): Promise<void> {
      act(() => navigate(to));
      await mounted.settle();
    },
    /** Moves the clock on, in steps short enough for responses to arrive between them. */
    async advance(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= 1_000) {
        network.expectOpen();
        const requests = requestSteps();
        await actInTurn(async () => {
          await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
        });
        if (requestSteps() !== requests || onTheirWay().length > 0) await mounted.settle();
      }
    },
    /** Moves the clock on by poll intervals of a call, and waits for its response. */
    async poll(call: ReadName, times = 1): Promise<void> {
      await mounted.advance(times * pollMs(call) + 2_000);
    },
    /** Sets the next responses of calls. */
    respond: (next: Responses) => network.set(next),
    /** Sets the responses of calls, and refetches what is on screen. */
    async show(next: Responses): Promise<void> {
      network.set(next);
      act(() => void client.queries.refetchQueries({ type: 'active' }));
      await mounted.settle();
    },
    /** The parsed bodies of a call's requests. */
    sent: (call: CallName) => network.sentTo(call).map(({ body }) => body),
    /** The number of a call's requests so far. */
    requestsOf: (call: CallName) => network.sentTo(call).length,
  };
  await mounted.settle();
  return mounted;
}

export type Mounted = Awaited<ReturnType<typeof mount>>;

/** The poll interval of a call in ms; throws where it has none. */
export function pollMs(call: ReadName): number {
  const { pollMs: ms } = reads[call] as Call;
  if (ms === undefined) throw new Error(`${call} is not polled`);
  return ms;
}

/** Ends what a test has mounted, so that nothing of it reaches the next one. */
export async function endMounted(): Promise<void> {
  const ended = mounts.splice(0);
  for (const { network } of ended) network.close();
  await endOfActs();
  cleanup();
  // Also what a test put there by itself: the next test of this worker has the same page.
  document.body.replaceChildren();
  for (const { client } of ended) {
    void client.queries.cancelQueries();
    client.queries.clear();
  }
  await settle();
  forgetRequests();
  connect(null);
}
