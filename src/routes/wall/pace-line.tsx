import { minuteOfDay, minuteText } from '../../features/day-record/rules/curve.ts';
import { paceAt, paceText, paceWord } from '../../features/day-record/rules/pace.ts';
import { useToday, useUsual } from '../../features/day-record/use-day-memory.ts';

const stepMs = 5 * 60_000;

/** 'Ahead of usual: 98–112 (6 Saturdays)', by this device's own days; nothing with fewer than four (issue 17). */
export function PaceLine({ valid }: { readonly valid: number }) {
  const { day, seenUntil } = useToday();
  const usual = useUsual(day);
  if (usual === null || seenUntil === null) return null;
  const minute = minuteOfDay(Math.floor(seenUntil / stepMs) * stepMs);
  const pace = paceAt(usual, minute);
  if (pace === null) return null;
  return (
    <p className="wall-pace text-wall-caption">
      <b className="text-ink font-semibold">{paceWord(valid, pace)}</b>
      <span className="sr-only"> by {minuteText(minute)}</span>: {paceText(pace)}
    </p>
  );
}
