import { vi } from 'vitest';
import type { CallName } from '../../mocks/calls.ts';
import { App } from '../../src/app.tsx';
import type { ThisPage } from '../../src/features/updates/index.tsx';
import { preloadLowerHalf } from '../../src/routes/dashboard/index.tsx';
import { mount, type Mounted } from './mounted.tsx';
import type { Responses } from './network.ts';

interface Choices {
  /** As in `?mock=`. */
  readonly scenario?: string;
  /** Of mocks/faults.ts; the center throws for an unknown one. */
  readonly faults?: Readonly<Partial<Record<CallName, string | number>>>;
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

/** Mounts the whole app over a simulated center, for journeys through it. */
export async function openApp(url = '/', choices: Choices = {}): Promise<Mounted> {
  const { scenario = 'day', faults = {}, now, page, firstLook = false } = choices;
  if (firstLook) await withholdIdleMoments();
  return mount((around) => <App {...around} {...(page && { page })} />, {
    url,
    responses: faults as Responses,
    now,
    scenario,
  });
}
