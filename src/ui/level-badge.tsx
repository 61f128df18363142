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

interface LevelBadgeProps {
  readonly word: string;
  /** What has the level: 'priority'. */
  readonly of: string;
}

function textOf({ word, of }: LevelBadgeProps): string {
  const shown = codeWords(word);
  return shown === noValue ? `No ${of}` : `${shown} ${of}`;
}

/** High, medium or low as an icon and words; only high is tinted (visual.md). */
export function LevelBadge(props: LevelBadgeProps) {
  const level = levelOf(props.word);
  const Icon = level ? icons[level] : CircleHelp;
  return (
    <Badge
      tone={level === 'high' ? 'info' : 'neutral'}
      icon={<Icon aria-hidden className="flex-none" />}
    >
      <bdi className="max-w-48 truncate">{textOf(props)}</bdi>
    </Badge>
  );
}

interface LevelWordProps extends Omit<LevelBadgeProps, 'of'> {
  /** None where a column's head says it. */
  readonly of?: string;
  readonly wordClass?: string;
}

/** The same without a badge, for a line of text or a cell. */
export function LevelWord({ word, of, wordClass = '' }: LevelWordProps) {
  const level = levelOf(word);
  const Icon = level ? icons[level] : CircleHelp;
  return (
    <span
      className={`text-caption inline-flex min-w-0 items-center gap-1.5 align-middle font-medium ${level === 'high' ? 'text-info' : 'text-ink-2'}`}
    >
      <Icon aria-hidden className="icon-small" />
      <bdi className={`max-w-48 truncate ${wordClass}`}>
        {of === undefined ? codeWords(word) : textOf({ word, of })}
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
