import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { reads } from '../../api/contract.ts';
import { isWhole } from '../../domain/figures/received.ts';
import { type RegionFigures, regionFigures } from '../../domain/figures/regions.ts';
import { type Band, bandEdges } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { statePath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink } from '../../shell/links.tsx';
import { BandTag } from '../../ui/band.tsx';
import { List } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';

/** AI Performance Insights (spec 2, 4): the regions by validation rate, lowest first. Renders nothing without one. */
export function AiPerformanceCard() {
  const { days } = usePeriod();
  const regions = useRead(reads.regions);
  const { data } = regions;
  const figures = regionFigures(data?.rows ?? []);
  const insights = regionInsights(figures);
  if (data !== undefined && insights.length === 0) return null;
  return (
    <QueryCard
      title="AI Performance Insights"
      className="wide:flex-[5] max-wide:min-h-[29.25rem] max-sm:min-h-[35rem]"
      subtitle={`Validation rate per region, ${days}`}
      state={regions}
      what="AI insights"
      loading="Loading AI insights..."
      skeleton={[4, 84]}
      footer={
        <span>{actionText(insights, data !== undefined && isWhole(data) ? figures : null)}</span>
      }
    >
      <List rows={insights} keyOf={({ region }) => region.id}>
        {(insight) => <InsightRow insight={insight} />}
      </List>
    </QueryCard>
  );
}

type Insight = ReturnType<typeof regionInsights>[number];

/** How many regions need action; `all` of them, null where some are not known. */
export function actionText(
  insights: readonly Insight[],
  all: readonly RegionFigures[] | null,
): string {
  const count = insights.filter((insight) => insight.recommendations.length > 0).length;
  if (count > 0) return count === 1 ? '1 region needs action' : `${count} regions need action`;
  const areAll = all?.every((each) => each.all === 0 || each.rated.rate);
  if (areAll) return 'No region needs action';
  return `None of ${countText(insights.length, 'region')} rated here needs action`;
}

interface InsightRowProps {
  readonly insight: Insight;
}

function InsightRow({ insight }: InsightRowProps) {
  const { region, valid, all, percent, band, sentence, recommendations } = insight;
  const filter = { region: region.sent };
  const name = <bdi>{region.name}</bdi>;
  return (
    <div
      data-band={band}
      className="grid grid-cols-[30px_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 pt-3 pb-[13px]"
    >
      <RegionBadge region={region} />
      <h3 className="text-small truncate leading-[22px] font-semibold">
        {region.key ? (
          <Link href={statePath(region.key)} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className="text-small flex items-center gap-3 leading-[22px] font-semibold tabular-nums">
        {percent} <BandTag band={band} />
      </p>
      <p className="text-small text-ink-2 col-span-2 col-start-2">
        {sentence.before}
        <RowsLink list="valid" filter={filter} count={valid} /> of{' '}
        <RowsLink list="all" filter={filter} count={all}>
          {countText(all, 'event')}
        </RowsLink>
        {sentence.after}
      </p>
      {recommendations.length > 0 && (
        <List
          className="col-span-2 col-start-2 mt-1"
          rowClass="text-small flex gap-2 py-0.5"
          rows={recommendations}
          keyOf={String}
        >
          {(text) => (
            <>
              <ArrowRight aria-hidden className="icon-small text-band-ink mt-0.5" />
              {text}
            </>
          )}
        </List>
      )}
    </div>
  );
}

const recommendations: Readonly<Record<Band, readonly string[]>> = {
  excellent: [],
  good: [],
  warning: ['Review appointment quality processes', 'Increase training and supervision'],
  poor: ['Urgent review of lead sources and qualification', 'Implement quality control measures'],
};

/** The regions with valid appointments, lowest rate first (spec 2 'AI Performance Insights', spec 4). */
export function regionInsights(regions: readonly RegionFigures[]) {
  return regions
    .flatMap(({ rated, ...figures }) => {
      const { rate, band } = rated;
      if (!rate) return [];
      const sentence = sentenceFor(band, rate, figures.valid);
      return [
        { ...figures, ...rated, rate, band, sentence, recommendations: recommendations[band] },
      ];
    })
    .toSorted((a, b) => a.rate - b.rate);
}

function sentenceFor(band: Band, rate: number, valid: number | null) {
  const areValid = ` ${valid === 1 ? 'is' : 'are'} valid`;
  if (band === 'poor') return { before: '', after: `${areValid}: more than half are lost.` };
  if (band === 'warning')
    return { before: '', after: `${areValid}, ${pointsText(bandEdges.good - rate)} below Good.` };
  return { before: `Validation quality is ${band}: `, after: `${areValid}.` };
}

function pointsText(points: number): string {
  const text = showNumber(points);
  if (text === '0') return 'just';
  return text === '1' ? '1 point' : `${text} points`;
}
