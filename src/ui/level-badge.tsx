import { ChevronDown, ChevronsUp, CircleHelp, Equal, type LucideIcon } from 'lucide-react';
import { codeWords } from '../domain/text/code-words.ts';
import { levelOf, type Level } from '../domain/text/level.ts';
import { noValue } from '../domain/number/format.ts';
import { Badge } from './badge.tsx';

const icons = {
  high: ChevronsUp,
  medium: Equal,
  low: ChevronDown,
} as const satisfies Record<Level, LucideIcon>;

interface LevelBadgeProps {
  readonly word: string;
  /** What has the level: 'priority'. */
  readonly of: string;
}

/** High, medium or low as an icon and words; only high is tinted (visual.md). */
export function LevelBadge({ word, of }: LevelBadgeProps) {
  const level = levelOf(word);
  const Icon = level ? icons[level] : CircleHelp;
  const shown = codeWords(word);
  return (
    <Badge
      tone={level === 'high' ? 'info' : 'neutral'}
      icon={<Icon aria-hidden className="flex-none" />}
    >
      <bdi className="max-w-48 truncate">{shown === noValue ? `No ${of}` : `${shown} ${of}`}</bdi>
    </Badge>
  );
}
