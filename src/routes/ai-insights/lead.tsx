import {
  CircleHelp,
  ListTodo,
  type LucideIcon,
  Sprout,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'wouter';
import { designatedTelemarketers } from '../../config.ts';
import { repInitials, isDesignated } from '../../domain/people.ts';
import { type RegionKey, regionOf, regions } from '../../domain/region/region.ts';
import { insightTypes } from '../../domain/text/insights.ts';
import { fold, knownWord } from '../../domain/text/words.ts';
import { statePath, telemarketerPath } from '../../paths.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';

const icons = {
  trend: TrendingUp,
  opportunity: Sprout,
  alert: TriangleAlert,
  recommendation: ListTodo,
} as const satisfies Record<(typeof insightTypes)[number], LucideIcon>;

/** A region, a person, or all regions when both are missing. */
interface Subject {
  readonly region?: RegionKey;
  readonly person?: string;
}

interface LeadProps {
  readonly subject: Subject | null;
  readonly type: string;
}

/** The badge before an insight's title: its region, its person or 'All', else the icon of its type. */
export function Lead({ subject, type }: LeadProps) {
  const { region, person } = subject ?? {};
  if (region) return <RegionBadge region={region} />;
  const known = knownWord(type, insightTypes);
  const Icon = known ? icons[known] : CircleHelp;
  return (
    <span
      aria-hidden
      className={`bg-sunken text-caption text-ink-2 shadow-edge inline-grid h-[22px] w-[30px] flex-none place-items-center font-semibold ${person ? 'rounded-full' : 'rounded-badge'}`}
    >
      {subject === null && <Icon className="icon-small" />}
      {subject && (person ? repInitials(person) : 'All')}
    </span>
  );
}

interface LeadLinkProps {
  readonly title: string;
  readonly type: string;
}

/** The badge of the subject that a title names, linked to the page of that region or telemarketer. */
export function LeadLink({ title, type }: LeadLinkProps) {
  const subject = subjectOf(title, designatedTelemarketers());
  const lead = <Lead subject={subject} type={type} />;
  const { region, person = '' } = subject ?? {};
  if (!region && person === '') return lead;
  return (
    <Link
      href={region ? statePath(region) : telemarketerPath(person)}
      aria-label={`Open ${region ? regions[region].name : person}`}
      className="relative flex flex-none after:absolute after:-inset-2.5 hover:underline"
    >
      {lead}
    </Link>
  );
}

/** The subject of a title: 'Florida: 104 valid appointments' is about Florida. Null when it names nothing known. */
export function subjectOf(title: string, people: readonly string[]): Subject | null {
  const end = title.indexOf(':');
  if (end < 0) return null;
  const name = title.slice(0, end).trim();
  const region = regionOf(name);
  if (region !== null) return { region };
  if (fold(name) === 'all regions') return {};
  return isDesignated(name, people) ? { person: name } : null;
}
