import { useEffect, useState } from 'react';
import type { MemoryStatus } from '../../features/day-record/day-memory.ts';
import { useDayMemory } from '../../features/day-record/day-state.ts';
import { useKeptDay, useToday } from '../../features/day-record/use-day-memory.ts';
import { paths } from '../../paths.ts';
import { changeSearch, goFromHere, useSearchText } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { isTyped } from '../../shell/shortcuts.ts';
import { elapsedMs, onTick } from '../../ui/clock.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { momentOf, momentText, nearestIn, rangeOf, stepMinute } from './replay.ts';

const noStatus = createStore<MemoryStatus>('opening');

export type Replay = ReturnType<typeof useReplay>;

/** What this device kept of the moment of the URL (rulings C16), and the ways to another one. */
export function useReplay() {
  const [at, choose] = useAt();
  const memory = useDayMemory();
  const current = useToday();
  const status = useStore(memory?.status ?? noStatus);
  const { day: wantedDay, minute: wanted } = momentOf(at);
  const today = current.day;
  const day = wantedDay ?? today;
  const kept = useKeptDay(day);
  const isComing = day === today && status === 'opening' && current.points.length === 0;
  /** null: not kept; undefined while it is read. */
  const record = isComing ? undefined : day === today ? current : kept;
  const range = record ? rangeOf(record) : null;
  const go = (minute: number) => {
    // The end of today is now, which goes on.
    const isNow = day === today && range !== null && minute >= range.to;
    choose(isNow ? 'now' : momentText(day, minute, today));
  };
  return {
    day,
    today,
    /** The minute that is shown: the wanted one, or the nearest one in the range. */
    shown: record && range && { record, range, minute: nearestIn(range, wanted ?? range.to) },
    record,
    wanted,
    choose,
    go,
  };
}

/** Browsers ignore more than a hundred changes of the URL in 30 s. */
const writeAfterMs = 400;

/** The moment that is shown, as the URL spells it, and how to choose another; the URL follows soon after the last choice. */
function useAt(): readonly [at: string, choose: (at: string) => void] {
  const inUrl = useSearchText('at');
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return undefined;
    const write = () => {
      changeSearch({ at: chosen });
      choose(null);
    };
    const timer = setTimeout(write, writeAfterMs);
    return () => clearTimeout(timer);
  }, [chosen]);
  return [chosen ?? inUrl, choose];
}

export const backToNow = () => goFromHere(paths.dashboard, { replace: true });

/** The keys of the replay (visual.md 08), wherever the focus is, but in a field. */
export function useReplayKeys({ shown, go }: Replay): void {
  const noModal = useNoModal();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!noModal || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
      if (key === 'Escape') return backToNow();
      const onScrubber = target instanceof HTMLInputElement && target.type === 'range';
      if (!shown || (!onScrubber && isTyped(event))) return;
      const { record, range, minute } = shown;
      const to = {
        ArrowLeft: stepMinute(record, minute, -1),
        ArrowRight: stepMinute(record, minute, 1),
        Home: range.from,
        End: range.to,
      }[key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

const idleMs = 5 * 60_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Back to now after five minutes in which a person did nothing (issue 17). */
export function useIdle(): void {
  useEffect(() => {
    let last = elapsedMs();
    const note = () => {
      last = elapsedMs();
    };
    for (const input of inputs) window.addEventListener(input, note, { passive: true });
    const stop = onTick(() => {
      if (elapsedMs() - last >= idleMs) backToNow();
    });
    return () => {
      stop();
      for (const input of inputs) window.removeEventListener(input, note);
    };
  }, []);
}
