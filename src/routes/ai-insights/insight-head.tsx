import {
  CircleHelp,
  ListTodo,
  Sprout,
  TrendingUp,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { Insight } from '../../api/entities/insights.ts';
import { codeWords } from '../../domain/text/code-words.ts';
import { insightTypeOf, type InsightType } from '../../domain/text/insights.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { LevelBadge } from '../../ui/level-badge.tsx';

const icons = {
  trend: TrendingUp,
  opportunity: Sprout,
  alert: TriangleAlert,
  recommendation: ListTodo,
} as const satisfies Record<InsightType, LucideIcon>;

interface InsightHeadProps {
  readonly insight: Pick<Insight, 'type' | 'title' | 'description' | 'priority'>;
  /** The server's text for the period. */
  readonly range: string;
}

/** Type, period, priority, title and description of an insight. */
export function InsightHead({ insight, range }: InsightHeadProps) {
  const { type, title, description, priority } = insight;
  const known = insightTypeOf(type);
  const Icon = known ? icons[known] : CircleHelp;
  return (
    <div className="min-w-0">
      <div className="text-caption text-ink-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="flex max-w-48 min-w-0 items-center gap-1.5 font-medium">
          <Icon
            aria-hidden
            className={`icon-small ${known === 'alert' ? 'text-caution' : 'text-ink-3'}`}
          />
          <bdi className="truncate">{codeWords(type)}</bdi>
        </span>
        {range !== '' && (
          <bdi className="max-w-64 truncate" title={oneLine(range)}>
            {range}
          </bdi>
        )}
        <span className="ml-auto">
          <LevelBadge word={priority} of="priority" />
        </span>
      </div>
      <h3 className="text-dialog mt-1 line-clamp-2 [overflow-wrap:anywhere]" title={oneLine(title)}>
        <bdi>{excerpt(title) || codeWords(type)}</bdi>
      </h3>
      {description !== '' && (
        <p
          className="text-small text-ink-2 mt-0.5 line-clamp-6 [overflow-wrap:anywhere]"
          title={oneLine(description)}
        >
          <bdi>{excerpt(description)}</bdi>
        </p>
      )}
    </div>
  );
}
