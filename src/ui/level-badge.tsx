import { ArrowDown, ChevronsUp, CircleHelp, Equal, Hourglass, type LucideIcon } from 'lucide-react';
import { noValue } from '../domain/number/format.ts';
import { type Level, levelOf } from '../domain/text/insights.ts';
import { codeWords } from '../domain/text/words.ts';
import { Badge } from './badge.tsx';

const icons = {
  high: ChevronsUp,
  medium: Equal,
  // A chevron opens a row.
  low: ArrowDown,
} as const satisfies Record<Level, LucideIcon>;

interface LevelProps {
  readonly word: string;
  /** 'priority'; left out where a column's head says it. */
  readonly quality?: string;
}

function shownLevel({ word, quality }: LevelProps) {
  const level = levelOf(word);
  const shown = codeWords(word);
  const named = shown === noValue ? `No ${quality}` : `${shown} ${quality}`;
  return {
    isHigh: level === 'high',
    Icon: level ? icons[level] : CircleHelp,
    text: quality === undefined ? shown : named,
  };
}

/** High, medium or low as an icon and words; only high is tinted (visual.md). */
export function LevelBadge(props: LevelProps) {
  const { isHigh, Icon, text } = shownLevel(props);
  return (
    <Badge tone={isHigh ? 'info' : 'neutral'} icon={<Icon aria-hidden className="flex-none" />}>
      <bdi className="max-w-48 truncate">{text}</bdi>
    </Badge>
  );
}

/** A level without a badge, for a line of text or a cell. */
export function LevelWord({ wordClass = '', ...level }: LevelProps & { wordClass?: string }) {
  const { isHigh, Icon, text } = shownLevel(level);
  return (
    <span
      className={`text-caption inline-flex min-w-0 items-center gap-1.5 align-middle font-medium ${isHigh ? 'text-info' : 'text-ink-2'}`}
    >
      <Icon aria-hidden className="icon-small" />
      <bdi className={`max-w-48 truncate ${wordClass}`}>{text}</bdi>
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
