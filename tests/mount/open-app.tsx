import type { CallName } from '../../mocks/calls.ts';
import { App } from '../../src/app.tsx';
import type { ThisPage } from '../../src/features/updates/index.tsx';
import { firstLookOnly } from './first-look.ts';
import { mount, type Mounted } from './mounted.ts';
import type { Responses } from './network.ts';

interface Choices {
  /** As in `?mock=`. */
  readonly scenario?: string;
  /** In place of the simulated center's. */
  readonly responses?: Responses;
  /** Of mocks/faults.ts; the center throws for an unknown one. */
  readonly faults?: Readonly<Partial<Record<CallName, string | number>>>;
  /** The start of the test in ms. */
  readonly now?: number;
  /** The running page, where a test watches for a newer build. */
  readonly page?: ThisPage;
  /** As `firstLookOnly`. */
  readonly firstLook?: boolean;
}

/** Mounts the whole app over a simulated center, for journeys through it. */
export async function openApp(url = '/', choices: Choices = {}): Promise<Mounted> {
  const { scenario = 'day', faults, responses, now, page, firstLook = false } = choices;
  if (firstLook) await firstLookOnly();
  return mount((around) => <App {...around} {...(page && { page })} />, {
    url,
    responses: { ...(faults as Responses), ...responses },
    now,
    scenario,
  });
}
