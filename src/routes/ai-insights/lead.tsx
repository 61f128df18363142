import {
  CircleHelp,
  ListTodo,
  type LucideIcon,
  Sprout,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'wouter';
import { repInitials } from '../../domain/people/rep-name.ts';
import { isDesignated } from '../../domain/people/telemarketer.ts';
import { type RegionKey, regionOf, regions } from '../../domain/region/region.ts';
import { type InsightType, insightTypeOf } from '../../domain/text/insights.ts';
import { fold } from '../../domain/text/words.ts';
import { statePath, telemarketerPath } from '../../paths.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';

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

/** As `Lead`; a region or a telemarketer leads to its page. */
export function LeadLink(props: LeadProps) {
  const page = pageOf(props.subject);
  if (!page) return <Lead {...props} />;
  return (
    <Link
      href={page.href}
      aria-label={`Open ${page.name}`}
      className="relative flex flex-none after:absolute after:-inset-2.5 hover:underline"
    >
      <Lead {...props} />
    </Link>
  );
}

function pageOf(subject: Subject | null) {
  if (subject?.kind === 'region')
    return { href: statePath(subject.region), name: regions[subject.region].name };
  if (subject?.kind === 'person')
    return { href: telemarketerPath(subject.name), name: subject.name };
  return null;
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

export type Subject =
  | { readonly kind: 'region'; readonly region: RegionKey }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'all' };

/** What an insight is about, by its title: 'Florida: 104 valid appointments'; null when the title names nothing known. */
export function subjectOf(title: string, people: readonly string[]): Subject | null {
  const end = title.indexOf(':');
  if (end < 0) return null;
  const name = title.slice(0, end).trim();
  const region = regionOf(name);
  if (region !== null) return { kind: 'region', region };
  if (fold(name) === 'all regions') return { kind: 'all' };
  return isDesignated(name, people) ? { kind: 'person', name } : null;
}
