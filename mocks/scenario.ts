import { callNames, isCallName, type CallName } from './calls.ts';
import { parseFault, type Fault } from './faults.ts';
import { addDays, dateAt, easternMs, isWorkingDay, openMs, weekdayOf } from './world/calendar.ts';
import { anchorMinute } from './world/profile.ts';

const scenarioDays = ['day', 'sunday', 'first-day', 'shift'] as const;
type ScenarioDay = (typeof scenarioDays)[number];

export type Scenario = {
  readonly text: string;
  readonly day: ScenarioDay;
  /** Events of today by 2:41 PM; null for an ordinary number. */
  readonly size: number | null;
  readonly isHostile: boolean;
  readonly isSlow: boolean;
  readonly isFlaky: boolean;
  /** The device has a record of the last working day and of today. */
  readonly isRemembered: boolean;
  /** Simulated ms per real ms. */
  readonly speed: number;
  readonly faults: ReadonlyMap<CallName, Fault>;
  /** The unknown words. */
  readonly unknown: readonly string[];
};

/** Twelve hours in three minutes. */
const shiftSpeed = (12 * 60) / 3;
const largestSize = 200_000;
const highestSpeed = 3_600;

/** Parses `?mock=`: words between commas, of which later ones win. */
export function parseScenario(text: string): Scenario {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const faults = new Map<CallName, Fault>();
  const unknown: string[] = [];
  let [isHostile, isSlow, isFlaky, isRemembered] = [false, false, false, false];
  let day: ScenarioDay = 'day';
  let size: number | null = null;
  let speed: number | null = null;

  for (const word of words) {
    const named = scenarioDays.find((known) => known === word);
    const thousands = /^(\d{1,3})k$/.exec(word)?.[1];
    const times = /^x(\d{1,4})$/.exec(word)?.[1];
    const [call = '', fault = ''] = word.split(':');
    const read = parseFault(fault);
    if (named !== undefined) day = named;
    else if (word === 'hostile') isHostile = true;
    else if (word === 'slow') isSlow = true;
    else if (word === 'flaky') isFlaky = true;
    else if (word === 'remembered') isRemembered = true;
    else if (thousands !== undefined) size = Math.min(Number(thousands) * 1_000, largestSize);
    else if (times !== undefined) speed = Math.min(Number(times), highestSpeed);
    else if (read !== null && call === 'all') for (const name of callNames) faults.set(name, read);
    else if (read !== null && isCallName(call)) faults.set(call, read);
    else unknown.push(word);
  }
  return {
    text: words.join(','),
    day,
    faults,
    unknown,
    isHostile,
    isSlow,
    isFlaky,
    isRemembered,
    size: size === 0 ? null : size,
    speed: speed ?? (day === 'shift' ? shiftSpeed : 1),
  };
}

/** The first instant of a scenario in ms; `realMs` is the real time. */
export function scenarioStart({ day }: Pick<Scenario, 'day'>, realMs: number): number {
  const date = dateAt(realMs);
  if (day === 'sunday') return easternMs(addDays(date, -weekdayOf(date)), anchorMinute);
  const working = isWorkingDay(date) ? date : addDays(date, -1);
  if (day === 'shift') return openMs(working);
  // A quarter of an hour before opening, when everything is empty.
  if (day === 'first-day') return openMs(working) - 15 * 60_000;
  return easternMs(working, anchorMinute);
}

/** The text of `?mock=` for these words; '' for the ordinary day. */
export function scenarioText(words: readonly string[]): string {
  return words.filter((word) => word !== '' && word !== 'day' && word !== 'x1').join(',');
}
