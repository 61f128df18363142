import { designatedTelemarketers } from '../src/config.ts';
import { type Clock, createClock } from './clock.ts';
import { createFaults, type Fault, type Faults, flakyShare, slowMs } from './faults.ts';
import type { CallName } from './calls.ts';
import type { Scenario } from './scenario.ts';
import { hostileFuzzer, plainFuzzer, type TextFuzzer } from './text-fuzzer.ts';
import { dateAt } from './world/calendar.ts';
import { randomOf } from './world/random.ts';
import { createWorld, type World } from './world/world.ts';

/** A simulated world and the network in front of it. */
export type Center = {
  readonly scenario: Scenario;
  readonly clock: Clock;
  readonly world: World;
  /** The world at an instant before the session began, with a clock that does not move. */
  readonly worldAt: (ms: number) => World;
  readonly textFuzzer: TextFuzzer;
  readonly faults: Faults;
  readonly holds: Holds;
  readonly log: ReturnType<typeof createLog>;
  readonly nextFault: (call: CallName) => Fault | null;
  readonly nextDelayMs: (call: CallName) => number;
};

type CenterOptions = {
  readonly scenario: Scenario;
  readonly startMs: number;
  /** The real clock in ms. */
  readonly real: () => number;
  readonly seed?: string;
  readonly designated?: readonly string[];
  readonly hasLatency?: boolean;
};

// Another text makes other data.
const defaultSeed = 'centre 642';

export function openCenter({
  scenario,
  startMs,
  real,
  seed = defaultSeed,
  designated = designatedTelemarketers().map(({ name }) => name),
  hasLatency = false,
}: CenterOptions): Center {
  const clock = createClock({ startMs, speed: scenario.speed, real });
  const faults = createFaults(scenario.faults);
  const flaky = randomOf(seed, 'flaky');
  const latency = randomOf(seed, 'latency');
  const isFirstDay = scenario.day === 'first-day';
  return {
    scenario,
    clock,
    world: createWorld({ seed, designated, now: clock.now, size: scenario.size, isFirstDay }),
    worldAt(ms) {
      const size = dateAt(ms) === dateAt(startMs) ? scenario.size : null;
      return createWorld({ seed, designated, now: () => ms, size });
    },
    textFuzzer: scenario.isHostile ? hostileFuzzer(designated) : plainFuzzer,
    faults,
    holds: createHolds(),
    log: createLog(),
    nextFault(call) {
      const isUnlucky = scenario.isFlaky && flaky() < flakyShare;
      return faults.get(call) ?? (isUnlucky ? 503 : null);
    },
    nextDelayMs(call) {
      const isSlow = scenario.isSlow || faults.get(call) === 'slow';
      return (isSlow ? slowMs : 0) + (hasLatency ? 100 + Math.floor(latency() * 200) : 0);
    },
  };
}

/** Delays responses after the center has acted, to drive races. */
type Holds = {
  readonly hold: (call: CallName) => void;
  /** Sends the held responses of a call, or of all. */
  readonly release: (call?: CallName) => void;
  /** The number of held responses. */
  readonly count: (call: CallName) => number;
  /** Resolves when a response of this call may be sent. */
  readonly passed: (call: CallName) => Promise<void>;
};

function createHolds(): Holds {
  const held = new Map<CallName, (() => void)[]>();
  return {
    hold(call) {
      if (!held.has(call)) held.set(call, []);
    },
    release(call) {
      for (const name of call === undefined ? [...held.keys()] : [call]) {
        const sends = held.get(name) ?? [];
        held.delete(name);
        for (const send of sends) send();
      }
    },
    count: (call) => held.get(call)?.length ?? 0,
    async passed(call) {
      const sends = held.get(call);
      if (sends) await new Promise<void>((send) => void sends.push(send));
    },
  };
}

type LogEntry = {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** In ms on the simulated clock. */
  readonly at: number;
};

const keptEntries = 20_000;

/** The requests, oldest first; at most `keptEntries`. */
function createLog() {
  const entries: LogEntry[] = [];
  return {
    add(entry: LogEntry): void {
      entries.push(entry);
      if (entries.length > keptEntries) entries.splice(0, keptEntries / 10);
    },
    entries: (): readonly LogEntry[] => entries,
    clear(): void {
      entries.length = 0;
    },
  };
}
