import {
  CircleHelp,
  ListTodo,
  Sprout,
  TrendingUp,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { insightTypeOf, type InsightType } from '../../domain/text/insights.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { Subject } from './subject.ts';

const icons = {
  trend: TrendingUp,
  opportunity: Sprout,
  alert: TriangleAlert,
  recommendation: ListTodo,
} as const satisfies Record<InsightType, LucideIcon>;

interface LeadProps {
  readonly subject: Subject | null;
  readonly type: string;
}

/** Before an insight's title: what it is about, else the icon of its type. */
export function Lead({ subject, type }: LeadProps) {
  if (subject?.kind === 'region') return <RegionBadge region={subject.region} />;
  const known = insightTypeOf(type);
  const Icon = known ? icons[known] : CircleHelp;
  return (
    <span
      aria-hidden
      className={`bg-sunken text-caption text-ink-2 shadow-edge inline-grid h-[22px] w-[30px] flex-none place-items-center font-semibold ${subject?.kind === 'person' ? 'rounded-full' : 'rounded-badge'}`}
    >
      {subject?.kind === 'person' && repInitials(subject.name)}
      {subject?.kind === 'all' && 'All'}
      {subject === null && <Icon className="icon-small" />}
    </span>
  );
}
