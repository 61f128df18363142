import { openCenter, type Center } from './center.ts';
import { easternMs } from './world/calendar.ts';
import { anchorMinute } from './world/profile.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

/** The instant of the pictures and of most tests: Saturday, 2:41 PM Eastern. */
export const referenceMs = easternMs('2026-11-21', anchorMinute);

type CenterChoices = {
  readonly scenario?: string;
  /** An instant in ms at which the clock stays, or a clock to follow. */
  readonly now?: number | (() => number);
  readonly seed?: string;
  readonly designated?: readonly string[];
};

/** A center without latency. @throws Error for an unknown scenario word. */
export function createCenter(choices: CenterChoices = {}): Center {
  const { scenario: text = '', now, ...rest } = choices;
  const scenario = parseScenario(text);
  if (scenario.unknown.length > 0)
    throw new Error(`Unknown scenario words: ${scenario.unknown.join()}`);
  const startMs = typeof now === 'function' ? now() : (now ?? scenarioStart(scenario, referenceMs));
  const real = typeof now === 'function' ? now : () => startMs;
  return openCenter({ scenario, startMs, real, ...rest });
}
