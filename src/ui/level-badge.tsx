import { ArrowDown, ChevronsUp, CircleHelp, Equal, Hourglass, type LucideIcon } from 'lucide-react';
import { noValue, codeWords } from '../domain/text/format.ts';
import type { Level, SentLevel } from '../domain/text/insights.ts';
import { Badge } from './badge.tsx';

const icons = {
  high: ChevronsUp,
  medium: Equal,
  // A chevron opens a row.
  low: ArrowDown,
} as const satisfies Record<Level, LucideIcon>;

interface LevelWordProps {
  readonly level: SentLevel;
  /** 'priority'; left out where a column's head says it. */
  readonly quality?: string;
  readonly wordClass?: string;
}

/** High, medium or low as an icon and words; only high is tinted. */
export function LevelWord({ level, quality, wordClass = '' }: LevelWordProps) {
  const { knownWord, text } = level;
  const Icon = knownWord ? icons[knownWord] : CircleHelp;
  const shown = codeWords(text);
  const named = shown === noValue ? `No ${quality}` : `${shown} ${quality}`;
  return (
    <span
      className={`text-caption inline-flex min-w-0 items-center gap-1.5 align-middle font-medium ${knownWord === 'high' ? 'text-info' : 'text-ink-2'}`}
    >
      <Icon aria-hidden className="icon-small" />
      <bdi className={`max-w-48 truncate ${wordClass}`}>
        {quality === undefined ? shown : named}
      </bdi>
    </span>
  );
}

export function InProgress() {
  return (
    <Badge tone="info" icon={<Hourglass aria-hidden />}>
      In Progress
    </Badge>
  );
}
