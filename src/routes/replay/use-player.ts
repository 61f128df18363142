import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DayRecord } from '../../domain/memory/day-record.ts';
import { momentText, stepFrom, type Range } from '../../domain/memory/replay.ts';
import { isTyped } from '../../shell/letter-keys.ts';
import { useNoModal } from '../../shell/modal-stack.ts';

/** How long one sample is shown while the day plays. */
const sampleMs = 500;

/** A day with something to show. */
export interface Playable {
  readonly record: DayRecord;
  readonly range: Range;
  readonly minute: number;
  readonly today: string;
}

export interface Player {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly go: (minute: number) => void;
}

/** Moves through a day, by hand or by itself; the end of today is `now`, which goes on. */
export function usePlayer(playable: Playable | null, choose: (at: string) => void): Player {
  const [isPlaying, setIsPlaying] = useState(false);
  const show = (next: number) => {
    if (playable === null) return;
    const { record, range, today } = playable;
    const isNow = record.day === today && next >= range.to;
    choose(isNow ? 'now' : momentText(record.day, next, today));
  };
  const isAtEnd = playable === null || playable.minute >= playable.range.to;
  useEffect(() => {
    if (!isPlaying || playable === null) return undefined;
    const timer = setTimeout(() => {
      if (isAtEnd) setIsPlaying(false);
      else show(stepFrom(playable.record, playable.minute, 1));
    }, sampleMs);
    return () => clearTimeout(timer);
  });
  const go = (minute: number) => {
    setIsPlaying(false);
    show(minute);
  };
  return {
    isPlaying,
    go,
    step: (by) => playable && go(stepFrom(playable.record, playable.minute, by)),
    toggle: () => {
      if (!isPlaying && isAtEnd && playable) show(playable.range.from);
      setIsPlaying(!isPlaying);
    },
  };
}

const pressable = 'button, a, summary, select, [role=tab]';

/** The keys of the replay (visual.md 08), wherever the focus is, but in a field. */
export function useReplayKeys(
  { step, go, toggle }: Player,
  range: Range | null,
  end: () => void,
  scrubber: RefObject<HTMLInputElement | null>,
): void {
  const noModal = useNoModal();
  const press = useRef<(event: KeyboardEvent) => void>(() => undefined);
  useEffect(() => {
    press.current = (event) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!noModal || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
      if (key === 'Escape') return end();
      if (range === null || (target !== scrubber.current && isTyped(event))) return;
      const isPressed = target instanceof Element && target.closest(pressable) !== null;
      const act = {
        ArrowLeft: () => step(-1),
        ArrowDown: target === scrubber.current && (() => step(-1)),
        ArrowRight: () => step(1),
        ArrowUp: target === scrubber.current && (() => step(1)),
        Home: () => go(range.from),
        End: () => go(range.to),
        ' ': !isPressed && toggle,
      }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
