import { ChevronRight } from 'lucide-react';
import { metricOf, showMetric } from '../../calls/insight-metric.ts';
import { type Insight, insights } from '../../calls/insights.ts';
import { showChange, codeWords, excerpt } from '../../domain/text/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { LevelWord } from '../../ui/level-badge.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Clamped } from '../../ui/text.tsx';
import { aboutOf, comparisonOf } from './about.ts';
import { groupName, Lead } from './lead.tsx';

/** The general insights (S7: GET /api/insights), by priority; a row leads where it can be acted on. */
export function LatestInsightsCard() {
  const { figures, status } = useCall(insights);
  const { groups, sorted } = figures;
  const [timeframe = '', ...others] = new Set(sorted.map((insight) => insight.timeframe));
  const shared = others.length === 0 ? timeframe : '';
  return (
    <QueryCard
      title="Latest Insights"
      subtitle={shared && <bdi>{excerpt(shared, 60)}</bdi>}
      className="min-h-[26rem]"
      status={status}
      what="Insights"
      loading="Generating insights..."
      failed="Failed to generate insights"
      skeleton={[7, 56]}
      empty={
        sorted.length === 0 && {
          text: 'No insights right now',
          hint: 'The list refreshes every 5 minutes.',
        }
      }
    >
      {groups.map(({ level, rows }) => (
        <section key={groupName(level)} aria-label={groupName(level)}>
          {groups.length > 1 && (
            <h3 className="border-line bg-sunken text-caption text-ink-2 flex justify-between gap-3 border-t px-4 py-1.5 font-medium">
              <bdi className="truncate">{excerpt(groupName(level), 60)}</bdi>
              {rows.length}
            </h3>
          )}
          <List
            aria-label={groups.length > 1 ? groupName(level) : 'Latest Insights'}
            rows={rows}
            keyOf={({ id, title }) => id || title}
          >
            {(insight) => (
              <InsightRow
                insight={insight}
                timeframe={shared ? '' : insight.timeframe}
                isGrouped={groups.length > 1}
              />
            )}
          </List>
        </section>
      ))}
    </QueryCard>
  );
}

interface InsightRowProps {
  readonly insight: Insight;
  /** '' where the card's subtitle says it. */
  readonly timeframe: string;
  /** Whether a head above says its priority. */
  readonly isGrouped: boolean;
}

function InsightRow({ insight, timeframe, isGrouped }: InsightRowProps) {
  const { type, title, description, priority, region, salesRep, metrics } = insight;
  const about = aboutOf(insight);
  const facts = [timeframe, salesRep.id === '' ? '' : salesRep.name, region.id && region.name];
  const hasPriority = !isGrouped && priority.text !== '';
  return (
    <RowLink
      href={about.href}
      className="grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5"
    >
      <Lead about={about} type={type} />
      <span className="min-w-0">
        <span className="text-small block font-medium">
          <Clamped text={title || codeWords(type.text)} />
        </span>
        {description !== '' && (
          <span className="text-caption text-ink-2 block">
            <Clamped text={description} />
          </span>
        )}
        <span className="text-caption text-ink-2 flex flex-wrap items-center gap-x-3">
          {metrics && about.action === '' && <Figures insight={insight} metrics={metrics} />}
          <bdi className="[overflow-wrap:anywhere]">
            {excerpt(facts.filter((text) => text !== '' && !title.includes(text)).join(' · '))}
          </bdi>
          {hasPriority && (
            <span className="ml-auto">
              <LevelWord level={priority} />
            </span>
          )}
        </span>
      </span>
      <span className="text-caption text-ink flex items-center gap-1 font-medium">
        {about.action}
        {about.href && <ChevronRight aria-hidden className="icon-small text-ink-3" />}
      </span>
    </RowLink>
  );
}

interface FiguresProps {
  readonly insight: Insight;
  readonly metrics: NonNullable<Insight['metrics']>;
}

/** 'Valid 11 → 10 -9.1%'; equal figures are no comparison: 'Valid 12'. */
function Figures({ insight, metrics }: FiguresProps) {
  const metric = metricOf(insight, metrics.current);
  const compared = comparisonOf(metrics);
  return (
    <span className="tabular-nums">
      {metric}{' '}
      {compared && compared.previous !== null && (
        <>
          {showMetric(metric, compared.previous)} <span aria-hidden>→</span>
          <span className="sr-only">before,</span>{' '}
        </>
      )}
      <b className="text-ink font-semibold">{showMetric(metric, metrics.current)}</b>
      {compared && compared.change !== null && (
        <b className="text-ink ml-2 font-semibold">
          {showChange(compared.change, metrics.trend.knownWord).text}
        </b>
      )}
    </span>
  );
}
