import { isCallName, type CallName } from './calls.ts';
import { parseFault, type Fault } from './faults.ts';
import { addDays, dateAt, easternMs, isWorkingDay, openMs, weekdayOf } from './world/calendar.ts';
import { anchorMinute } from './world/profile.ts';

/** The day that is played. */
export const scenarioDays = ['day', 'sunday', 'first-day', 'shift'] as const;
export type ScenarioDay = (typeof scenarioDays)[number];

/** What `?mock=` asks for. */
export type Scenario = {
  readonly text: string;
  readonly day: ScenarioDay;
  /** How many events today has by 2:41 PM; null: an ordinary number. */
  readonly size: number | null;
  readonly isHostile: boolean;
  readonly isSlow: boolean;
  readonly isFlaky: boolean;
  /** Simulated ms in a real one. */
  readonly speed: number;
  readonly faults: ReadonlyMap<CallName, Fault>;
  /** Words that mean nothing: they are ignored, and said. */
  readonly unknown: readonly string[];
};

/** A shift of twelve hours in three minutes. */
const shiftSpeed = (12 * 60) / 3;
const largestSize = 200_000;
const highestSpeed = 3_600;

/** Reads `?mock=`: words joined by commas, in any order; of two that say the same thing, the later one counts. */
export function parseScenario(text: string): Scenario {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const faults = new Map<CallName, Fault>();
  const unknown: string[] = [];
  let [isHostile, isSlow, isFlaky] = [false, false, false];
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
    else if (thousands !== undefined) size = Math.min(Number(thousands) * 1_000, largestSize);
    else if (times !== undefined) speed = Math.min(Number(times), highestSpeed);
    else if (isCallName(call) && read !== null) faults.set(call, read);
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
    size: size === 0 ? null : size,
    speed: speed ?? (day === 'shift' ? shiftSpeed : 1),
  };
}

/** When a scenario begins, in ms, if it is started at this real instant. */
export function scenarioStart({ day }: Pick<Scenario, 'day'>, realMs: number): number {
  const date = dateAt(realMs);
  if (day === 'sunday') return easternMs(addDays(date, -weekdayOf(date)), anchorMinute);
  const working = isWorkingDay(date) ? date : addDays(date, -1);
  if (day === 'shift') return openMs(working);
  // A quarter of an hour before the first bookings: time to see that everything is empty.
  if (day === 'first-day') return openMs(working) - 15 * 60_000;
  return easternMs(working, anchorMinute);
}

/** The text of `?mock=` for these choices; '' for the ordinary day. */
export function scenarioText(words: readonly string[]): string {
  return words.filter((word) => word !== '' && word !== 'day' && word !== 'x1').join(',');
}
