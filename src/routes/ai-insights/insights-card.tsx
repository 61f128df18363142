import {
  ArrowRight,
  CircleHelp,
  ListTodo,
  type LucideIcon,
  Sprout,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Insight } from '../../calls/insights.ts';
import { designatedTelemarketers } from '../../config.ts';
import { noValue } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people.ts';
import { regions } from '../../domain/region/region.ts';
import {
  priorityCounts,
  type SentLevel,
  type Subject,
  subjectOf,
} from '../../domain/text/insights.ts';
import { excerpt } from '../../domain/text/words.ts';
import { statePath, telemarketerPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { LevelWord } from '../../ui/level-badge.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { Column } from '../../ui/table.tsx';
import { Clamped, TextList } from '../../ui/text.tsx';

interface InsightsCardProps<T> extends Pick<
  ComponentProps<typeof QueryCard>,
  'title' | 'state' | 'unreadable' | 'skeleton' | 'empty' | 'footer' | 'children'
> {
  /** Sorted by priority. */
  readonly rows: readonly T[];
  /** The period that an insight is about, in the server's words. */
  readonly periodOf?: (insight: T) => string;
  /** In the header of a wide screen, else above the table. */
  readonly legend?: ReactNode;
}

/** A card with a table of insights, the highest priority first (spec 2). */
export function InsightsCard<T extends { readonly priority: SentLevel }>(
  props: InsightsCardProps<T>,
) {
  const { rows, periodOf, legend, empty = false, children, ...card } = props;
  const counts = priorityCounts(rows);
  const [period = '', ...others] = new Set(periodOf ? rows.map(periodOf) : []);
  const start = period !== '' && others.length === 0 ? `${excerpt(period, 60)}, by` : 'By';
  return (
    <QueryCard
      {...card}
      subtitle={<bdi>{counts === '' ? 'By priority' : `${start} priority: ${counts}`}</bdi>}
      className="min-h-[26rem]"
      what="Insights"
      loading="Generating insights..."
      failed="Failed to generate insights"
      empty={rows.length === 0 && empty}
      actions={rows.length > 0 && legend && <div className="max-wide:hidden ml-3">{legend}</div>}
      count={[rows.length, 'insight']}
    >
      {legend && <div className="wide:hidden px-4 pb-2">{legend}</div>}
      {children}
    </QueryCard>
  );
}

export function idOf({ id, title }: { readonly id: string; readonly title: string }): string {
  return id || title;
}

export const priorityColumn: Column<{ readonly priority: SentLevel }> = {
  key: 'priority',
  head: <span className="max-sm:sr-only">Priority</span>,
  headClass: 'w-6 sm:w-24',
  cell: ({ priority }) => <LevelWord level={priority} wordClass="max-sm:sr-only" />,
};

const hiddenFrom = { sm: 'sm:hidden', wide: 'wide:hidden' } as const;

export interface Fact {
  readonly label: string;
  /** '' shows as '–'. */
  readonly text: string;
  /** The width from which a figure is a column; on narrower screens it is among the facts. */
  readonly from?: keyof typeof hiddenFrom;
  readonly isMain?: boolean;
}

export interface Details {
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly risks: readonly string[];
  readonly recommendations: readonly string[];
}

/** The details of an open row (visual.md 12); empty lists are left out. */
export function InsightDetails({ description, facts, risks, recommendations }: Details) {
  const keys = rowKeys(facts, ({ label }) => label);
  const hasLists = risks.length + recommendations.length > 0;
  return (
    <div className="wide:grid-cols-[7fr_5fr] wide:pl-24 grid gap-x-10 gap-y-2">
      {description !== '' && (
        <p className="text-ink-2 col-span-full">
          <Clamped text={description} lines={3} />
        </p>
      )}
      <dl
        className={`grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] content-start gap-x-6 gap-y-1.5 ${hasLists ? '' : 'col-span-full'}`}
      >
        {facts.map(({ label, text, from }, index) => (
          <div key={keys[index]} className={`min-w-0 ${from ? hiddenFrom[from] : ''}`}>
            <dt className="text-caption text-ink-2">
              <Clamped text={label} />
            </dt>
            <dd className="text-small font-medium [overflow-wrap:anywhere]">
              <bdi>{excerpt(text) || noValue}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {hasLists && (
        <div className="grid content-start gap-2">
          <Texts title="Risk factors" rows={risks} icon={TriangleAlert} tone="text-caution" />
          <Texts title="Recommendations" rows={recommendations} icon={ArrowRight} />
        </div>
      )}
    </div>
  );
}

function Texts({ title, rows, ...look }: { title: string } & ComponentProps<typeof TextList>) {
  if (rows.length === 0) return null;
  return (
    <div>
      <p className="text-caption text-ink-2 pb-0.5">{title}</p>
      <TextList aria-label={title} rows={rows} {...look} />
    </div>
  );
}

const icons = {
  trend: TrendingUp,
  opportunity: Sprout,
  alert: TriangleAlert,
  recommendation: ListTodo,
} as const satisfies Record<NonNullable<Insight['type']['known']>, LucideIcon>;

type Typed = Pick<Insight, 'type'>;

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
