import { openCentre, type Centre } from './centre.ts';
import { easternMs } from './world/calendar.ts';
import { anchorMinute } from './world/profile.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

/** Saturday, November 21, 2026, 2:41 PM Eastern: the day of the pictures, and of the tests that name no other. */
export const referenceMs = easternMs('2026-11-21', anchorMinute);

type CentreChoices = {
  /** As in `?mock=`. */
  readonly scenario?: string;
  /** The centre's clock: an instant at which it stands still until it is advanced, or a clock that it follows. */
  readonly now?: number | (() => number);
  readonly seed?: string;
  readonly designated?: readonly string[];
};

/** A centre for a test: no latency; `centre.world` tells what a write has done. */
export function createCentre(choices: CentreChoices = {}): Centre {
  const { scenario: text = '', now, ...rest } = choices;
  const scenario = parseScenario(text);
  if (scenario.unknown.length > 0) throw new Error(`No scenario has: ${scenario.unknown.join()}`);
  const startMs = typeof now === 'function' ? now() : (now ?? scenarioStart(scenario, referenceMs));
  const real = typeof now === 'function' ? now : () => startMs;
  return openCentre({ scenario, startMs, real, ...rest });
}
