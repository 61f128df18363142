import type { ReactNode } from 'react';
import { showNumber } from '../../domain/text/format.ts';
import type { Person } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { minuteTime } from '../../domain/time/eastern.ts';
import { type Difference, type Differences, signed } from '../../features/day-record/yesterday.ts';
import { paths, statePath, telemarketerPath } from '../../paths.ts';
import { usePeriod } from '../../query/use-call.ts';
import { useHref } from '../../shell/location.ts';
import { CloseButton, useModal } from '../../shell/modal.tsx';
import { Avatar, RegionBadge } from '../../ui/badge.tsx';
import { placeOnScale } from '../../ui/chart/scale.ts';
import { FooterLink, RowLink } from '../../ui/links.tsx';
import type { WhatChanged } from './use-what-changed.ts';

/** The changes since yesterday, by region and telemarketer, and how they are known. */
export function ChangePanel({ change }: { readonly change: WhatChanged }) {
  const { titleId } = useModal();
  const than = usePeriod().before;
  const { title, now, yesterday, record, byInsights } = change;
  return (
    <>
      <header className="flex flex-none items-start gap-x-3 px-4 pt-3 pb-2.5">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-body font-semibold">
            {title}
          </h2>
          <p className="text-caption text-ink-2 tabular-nums">
            {showNumber(now)} now, {showNumber(yesterday)}
            {than}
          </p>
        </div>
        <CloseButton />
      </header>
      <div className="border-line scroll-shadows overflow-auto border-t">
        {record && <Lists {...record} />}
        {byInsights && <ByInsights {...byInsights} />}
        <Footer record={record} />
      </div>
    </>
  );
}

type ChangeRecord = NonNullable<WhatChanged['record']>;

/** The change at either end of the lists' common scale. */
function endOf(...lists: readonly (Differences<unknown> | null)[]): number {
  const rows = lists.flatMap((list) => [
    ...(list?.rows ?? []),
    ...(list?.others ? [list.others] : []),
  ]);
  return Math.max(1, ...rows.map((row) => Math.abs(row.change)));
}

function ByInsights(changes: NonNullable<WhatChanged['byInsights']>) {
  return (
    <>
      <List
        title="From the server's insights"
        unit="valid, yesterday → today"
        list={changes}
        end={endOf(changes)}
        lead={(region) => <RegionBadge region={region} />}
        hrefOf={() => paths.aiInsights}
      />
      {changes.rest && (
        <p className="text-small text-ink-2 px-4 pb-3 tabular-nums">{changes.rest}</p>
      )}
    </>
  );
}

function Lists({ regions, people }: Pick<ChangeRecord, 'regions' | 'people'>) {
  const end = endOf(regions, people);
  return (
    <div className="sm:divide-line grid sm:grid-cols-2 sm:divide-x">
      <List
        title="By region"
        unit="valid, yesterday → today"
        list={regions}
        end={end}
        lead={(region) => <RegionBadge region={region} />}
        hrefOf={({ key }) => key && statePath(key)}
      />
      <List
        title="By telemarketer"
        unit="appointments"
        list={people}
        end={end}
        lead={(person) => <Avatar size="small" person={person} />}
        hrefOf={(person) => telemarketerPath(person)}
      />
    </div>
  );
}

interface ListProps<V> {
  readonly title: string;
  readonly unit: string;
  readonly list: Differences<V> | null;
  /** The change at either end of the scale. */
  readonly end: number;
  readonly lead: (subject: V) => ReactNode;
  readonly hrefOf: (subject: V) => string | null;
}

const rowClass =
  'grid min-h-9 grid-cols-[30px_minmax(0,1fr)_56px_4rem_1.75rem] items-center gap-x-2 px-4 tabular-nums max-sm:min-h-11';

function List<V extends Region | Person>(props: ListProps<V>) {
  const { title, unit, list, end, lead, hrefOf } = props;
  return (
    <section
      aria-label={title}
      className="max-sm:not-first:border-line py-2 max-sm:not-first:border-t"
    >
      <p className="text-caption text-ink-2 flex justify-between px-4 pb-1">
        <span>{title}</span>
        {list && <span>{unit}</span>}
      </p>
      {list === null && <p className="text-small text-ink-2 px-4 py-1.5">Not recorded</p>}
      <ul>
        {list?.rows.map((row) => (
          <li key={row.subject.id}>
            <Row row={row} end={end} lead={lead(row.subject)} href={hrefOf(row.subject)} />
          </li>
        ))}
        {list?.others && (
          <li className={`text-small text-ink-2 ${rowClass}`}>
            <span />
            {list.others.name}
            <DistanceBar change={list.others.change} end={end} />
            <span />
            <b className="text-right font-semibold">{signed(list.others.change)}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: Difference<Region | Person>;
  readonly end: number;
  readonly lead: ReactNode;
  /** An unknown region has no screen (C7). */
  readonly href: string | null;
}

function Row({ row, end, lead, href }: RowProps) {
  const { subject, before, now, change } = row;
  const link = useHref(href ?? '');
  const look = `text-small ${change === 0 ? 'text-ink-2 *:font-normal' : ''} ${rowClass}`;
  return (
    <RowLink href={href && link} className={look}>
      {lead}
      <bdi className="truncate font-medium">{subject.name}</bdi>
      <DistanceBar change={change} end={end} />
      <span className="text-caption text-ink-2 text-right whitespace-nowrap">
        {showNumber(before)} → {showNumber(now)}
      </span>
      <b className="text-right font-semibold">{signed(change)}</b>
    </RowLink>
  );
}

/** A bar from the middle, where nothing changed. */
function DistanceBar({ change, end }: { readonly change: number; readonly end: number }) {
  const place = placeOnScale(change, end);
  return (
    <span aria-hidden className="relative h-3.5">
      <span className="bg-line absolute inset-x-0 top-1.5 h-0.5" />
      <span
        className="bg-ink-2 absolute top-1 h-1.5"
        style={{ left: `${Math.min(place, 50)}%`, width: `${Math.abs(place - 50)}%` }}
      />
      <span className="bg-ink-3 absolute inset-y-0 left-1/2 w-px" />
    </span>
  );
}

function Footer({ record }: { readonly record: ChangeRecord | null }) {
  return (
    <p className="text-caption text-ink-2 border-line flex flex-wrap items-center justify-between gap-x-4 border-t px-4 py-2">
      <span>
        {record && `Yesterday at ${minuteTime(record.minute)}, as this browser recorded it.`}
      </span>
      <FooterLink href={paths.aiInsights}>AI Insights</FooterLink>
    </p>
  );
}
