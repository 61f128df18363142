import { insights } from '../../calls/insights.ts';
import { showMetric } from '../../calls/insight-metric.ts';
import { signed } from '../../features/day-record/yesterday.ts';
import { CompactFailure } from '../../query/query-card.tsx';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { useHref } from '../../shell/location.ts';
import { Avatar, RegionBadge } from '../../ui/badge.tsx';
import { RowLink } from '../../ui/links.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { type InsightChange, insightChanges } from './insight-changes.ts';

const title = "From the server's insights";

/** What the server's insights say by region and by person, without a record of yesterday (rulings C44). */
export function ServerInsights() {
  const { isWeek } = usePeriod();
  // None are requested in a week (rulings C9).
  const { figures, rows, state } = useCall(insights, { enabled: !isWeek });
  if (isWeek) return <Note>Regions are compared on working days.</Note>;
  if (!state.data)
    return state.hasFailed ? (
      <div className="px-4 pt-2 pb-3">
        <p className="text-small">Couldn't load the server's insights. Retrying automatically.</p>
        <CompactFailure state={state} />
      </div>
    ) : (
      <div role="status">
        <Note>Loading the server's insights...</Note>
      </div>
    );
  const changes = insightChanges(rows);
  if (changes.length === 0)
    return (
      <Note>
        {figures.unreadable === 0
          ? 'Regions are compared from tomorrow on, once this browser has seen a day.'
          : "Some of the server's insights could not be read."}
      </Note>
    );
  const keys = rowKeys(changes, ({ subject, text }) => `${subject.id} ${text}`);
  return (
    <section aria-label={title} className="py-2">
      <p className="text-caption text-ink-2 flex justify-between px-4 pb-1">
        <span>{title}</span>
        <span>before → now</span>
      </p>
      <ul>
        {changes.map((change, index) => (
          <li key={keys[index]}>
            <Row {...change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Note({ children }: { readonly children: string }) {
  return <p className="text-small text-ink-2 px-4 py-3">{children}</p>;
}

function Row({ subject, metric, previous, current, change, text, href }: InsightChange) {
  return (
    <RowLink
      href={useHref(href)}
      className="text-small grid min-h-11 grid-cols-[30px_minmax(0,1fr)_auto_2.25rem] items-center gap-x-2 px-4 py-1 tabular-nums"
    >
      {'abbreviation' in subject ? (
        <RegionBadge region={subject} />
      ) : (
        <Avatar size="small" person={subject} />
      )}
      <span className="flex min-w-0 flex-col">
        <bdi className="truncate font-medium">{subject.name}</bdi>
      </span>
      <span className="text-ink-2 text-right whitespace-nowrap">
        {metric} {showMetric(metric, previous)} → {showMetric(metric, current)}
      </span>
      <b className="text-right font-semibold">{signed(change)}</b>
      <span className="text-caption text-ink-2 col-span-3 col-start-2 truncate">
        <bdi>{text}</bdi>
      </span>
    </RowLink>
  );
}
