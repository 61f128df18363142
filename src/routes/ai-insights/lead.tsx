import {
  CircleHelp,
  ListTodo,
  type LucideIcon,
  Sprout,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'wouter';
import type { Insight } from '../../api/entities/insights.ts';
import { designatedTelemarketers } from '../../config.ts';
import { isDesignated, type Person, readPerson, repInitials } from '../../domain/people.ts';
import { readRegion, type RegionKey, regions } from '../../domain/region/region.ts';
import { statePath, telemarketerPath } from '../../paths.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';

const icons = {
  trend: TrendingUp,
  opportunity: Sprout,
  alert: TriangleAlert,
  recommendation: ListTodo,
} as const satisfies Record<NonNullable<Insight['type']['known']>, LucideIcon>;

type Typed = Pick<Insight, 'type'>;

/** A region, a person, or all regions when both are missing. */
interface Subject {
  readonly region?: RegionKey;
  readonly person?: Person;
}

/** The badge before an insight's title: its region, its person or 'All', else the icon of its type. */
export function Lead({ subject, type }: { readonly subject: Subject | null } & Typed) {
  const { region, person } = subject ?? {};
  if (region) return <RegionBadge region={regions[region]} />;
  const Icon = type.known ? icons[type.known] : CircleHelp;
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

/** The badge of the subject that a title names, linked to the page of that region or telemarketer. */
export function LeadLink({ title, type }: { readonly title: string } & Typed) {
  const subject = subjectOf(title, designatedTelemarketers());
  const lead = <Lead subject={subject} type={type} />;
  const { region, person } = subject ?? {};
  const href = region ? statePath(region) : person && telemarketerPath(person);
  if (!href) return lead;
  return (
    <Link
      href={href}
      aria-label={`Open ${region ? regions[region].name : person?.name}`}
      className="relative flex flex-none after:absolute after:-inset-2.5 hover:underline"
    >
      {lead}
    </Link>
  );
}

/** The subject of a title: 'Florida: 104 valid appointments' is about Florida. Null when it names nothing known. */
export function subjectOf(title: string, people: readonly Person[]): Subject | null {
  const end = title.indexOf(':');
  if (end < 0) return null;
  const name = title.slice(0, end);
  const { key, id } = readRegion(name);
  if (key !== null) return { region: key };
  if (id === 'all regions') return {};
  const person = readPerson(name);
  return isDesignated(person, people) ? { person } : null;
}
