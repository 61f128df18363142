import type { LearningMetrics, NamedAccuracy } from '../../../api/entities/learning.ts';
import { accuracyTrend } from './accuracy-trend.ts';
import { showNumber, showPercent } from '../../../domain/number/format.ts';
import { regionName, regionOf } from '../../../domain/region/region.ts';
import { RegionBadge } from '../../../ui/region-badge.tsx';
import { AccuracyBadge } from './accuracy-badge.tsx';
import { AccuracyChart } from './accuracy-chart.tsx';

/** Totals, the trend of the last days, and the accuracy per telemarketer and calendar. */
export function Overview({ metrics }: { readonly metrics: LearningMetrics }) {
  const days = metrics.improvementTrends.rows;
  const trend = accuracyTrend(days);
  const facts = [
    { label: 'Total validations', value: showNumber(metrics.totalValidations) },
    { label: 'Accuracy rate', value: showPercent(metrics.accuracyRate) },
    { label: `In ${trend.days}`, value: trend.points },
  ];
  return (
    <>
      <dl className="border-line bg-line grid grid-cols-3 gap-px border-b">
        {facts.map(({ label, value }) => (
          <div key={label} className="bg-surface flex flex-col-reverse px-4 py-3">
            <dt className="text-caption text-ink-2">{label}</dt>
            <dd className="text-figure-l tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <AccuracyChart days={days} />
      <div className="@md:*:last:border-line grid @md:grid-cols-2 @md:*:last:border-l">
        <AccuracyList title="Accuracy by telemarketer" rows={metrics.telemarkerterAccuracy.rows} />
        <AccuracyList title="Accuracy by calendar" rows={metrics.calendarAccuracy.rows} regions />
      </div>
    </>
  );
}

interface AccuracyListProps {
  readonly title: string;
  readonly rows: readonly NamedAccuracy[];
  readonly regions?: boolean;
}

function AccuracyList({ title, rows, regions }: AccuracyListProps) {
  return (
    <div className="min-w-0 px-4 pt-3 pb-1">
      <h3 className="text-caption text-ink-3 pb-1 font-medium">{title}</h3>
      {rows.length === 0 && <p className="text-small text-ink-2 py-2">No accuracy data yet</p>}
      <ul className="max-h-48 overflow-auto" {...(rows.length > 5 && { tabIndex: 0 })}>
        {rows.map(({ name, accuracy }) => (
          <li key={name} className="text-small flex h-[34px] items-center gap-2">
            {regions && regionOf(name) && <RegionBadge region={name} size="small" />}
            <bdi className="min-w-0 flex-1 truncate">{regions ? regionName(name) : name}</bdi>
            <AccuracyBadge accuracy={accuracy} />
          </li>
        ))}
      </ul>
    </div>
  );
}
