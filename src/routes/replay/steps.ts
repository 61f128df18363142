import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { DayRecord } from '../../features/day-record/rules/day-record.ts';
import { type Range, momentText, stepMinute } from '../../features/day-record/rules/replay.ts';
import type { ReplayMoment } from '../../features/day-record/use-moment.ts';
import { paths } from '../../paths.ts';
import { useSearchText } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { isTyped } from '../../shell/shortcuts.ts';

/** A moment with figures. */
export interface Shown extends ReplayMoment {
  readonly record: DayRecord;
  readonly range: Range;
}

export interface Steps {
  readonly step: (by: 1 | -1) => void;
  readonly go: (minute: number) => void;
}

/** Moves through a day; the end of today is `now`, which goes on. */
export function stepsOf(shown: Shown, choose: (at: string) => void): Steps {
  const { record, range, minute, today } = shown;
  const go = (next: number) => {
    const isNow = record.day === today && next >= range.to;
    choose(isNow ? 'now' : momentText(record.day, next, today));
  };
  return { go, step: (by) => go(stepMinute(record, minute, by)) };
}

/** The keys of the replay (visual.md 08), wherever the focus is, but in a field. */
export function useReplayKeys(
  shown: Shown | null,
  steps: Steps | null,
  end: () => void,
  scrubber: RefObject<HTMLInputElement | null>,
): void {
  const noModal = useNoModal();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!noModal || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
      if (key === 'Escape') return end();
      const onScrubber = target === scrubber.current;
      if (shown === null || steps === null || (!onScrubber && isTyped(event))) return;
      const act = {
        ArrowLeft: () => steps.step(-1),
        ArrowDown: onScrubber && (() => steps.step(-1)),
        ArrowRight: () => steps.step(1),
        ArrowUp: onScrubber && (() => steps.step(1)),
        Home: () => steps.go(shown.range.from),
        End: () => steps.go(shown.range.to),
      }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Browsers ignore more than a hundred changes of the URL in 30 s. */
const writeAfterMs = 400;

/** The moment that is shown, as the URL spells it, and how to choose another; the URL follows soon after the last choice. */
export function useAt(): readonly [at: string, choose: (at: string) => void] {
  const inUrl = useSearchText('at');
  const [own, setOwn] = useState({ at: inUrl, over: inUrl });
  const at = own.over === inUrl ? own.at : inUrl;
  if (own.over !== inUrl) setOwn({ at: inUrl, over: inUrl });
  useEffect(() => {
    if (at === inUrl) return undefined;
    const write = () => {
      const url = new URL(location.href);
      url.searchParams.set('at', at);
      const search = url.search.replaceAll('%3A', ':');
      navigate(url.pathname + search + url.hash, { replace: true });
    };
    const timer = setTimeout(write, writeAfterMs);
    return () => clearTimeout(timer);
  }, [at, inUrl]);
  const choose = useCallback((next: string) => setOwn({ at: next, over: inUrl }), [inUrl]);
  return [at, choose];
}

/** Goes back to the live dashboard. */
export function useEnd(): () => void {
  const [, go] = useLocation();
  return useCallback(() => go(paths.dashboard, { replace: true }), [go]);
}
