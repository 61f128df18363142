import {
  CircleHelp,
  ClipboardCheck,
  ListTodo,
  type LucideIcon,
  Sprout,
  TrendingUp,
  TriangleAlert,
  UserRoundPen,
} from 'lucide-react';
import type { Insight } from '../../calls/insights.ts';
import type { SentLevel } from '../../domain/text/insights.ts';
import { codeWords } from '../../domain/text/format.ts';
import { paths, startReviewPath } from '../../paths.ts';
import { Avatar, RegionBadge } from '../../ui/badge.tsx';
import type { About } from './about.ts';

const icons = {
  trend: TrendingUp,
  opportunity: Sprout,
  alert: TriangleAlert,
  recommendation: ListTodo,
} as const satisfies Record<NonNullable<Insight['type']['knownWord']>, LucideIcon>;

const workIcons: Readonly<Record<string, LucideIcon>> = {
  [startReviewPath]: ClipboardCheck,
  [paths.corrections]: UserRoundPen,
};

/** The badge, initials or icon of what an insight is about. */
export function Lead({ about, type }: { readonly about: About } & Pick<Insight, 'type'>) {
  const { region, person, isAll, href } = about;
  if (region) return <RegionBadge region={region} />;
  const Icon = workIcons[href ?? ''] ?? (type.knownWord ? icons[type.knownWord] : CircleHelp);
  return (
    <Avatar size="small" person={person}>
      {!person && (isAll ? 'All' : <Icon className="icon-small" />)}
    </Avatar>
  );
}

/** 'High priority', 'Urgent priority' */
export function groupName({ knownWord, text }: SentLevel): string {
  const word = codeWords(knownWord ?? text);
  return text === '' ? 'No priority' : `${word} priority`;
}
