import { openCenter, type Center } from './center.ts';
import { easternMs } from './world/calendar.ts';
import { anchorMinute } from './world/profile.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

/** Saturday, November 21, 2026, 2:41 PM Eastern: the day of the pictures, and of the tests that name no other. */
export const referenceMs = easternMs('2026-11-21', anchorMinute);

type CenterChoices = {
  /** As in `?mock=`. */
  readonly scenario?: string;
  /** The center's clock: an instant at which it stands still until it is advanced, or a clock that it follows. */
  readonly now?: number | (() => number);
  readonly seed?: string;
  readonly designated?: readonly string[];
};

/** A center for a test: no latency; `center.world` tells what a write has done. */
export function createCenter(choices: CenterChoices = {}): Center {
  const { scenario: text = '', now, ...rest } = choices;
  const scenario = parseScenario(text);
  if (scenario.unknown.length > 0) throw new Error(`No scenario has: ${scenario.unknown.join()}`);
  const startMs = typeof now === 'function' ? now() : (now ?? scenarioStart(scenario, referenceMs));
  const real = typeof now === 'function' ? now : () => startMs;
  return openCenter({ scenario, startMs, real, ...rest });
}
