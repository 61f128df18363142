import { ArrowRight } from 'lucide-react';
import { type RegionFigures, regions } from '../../calls/regions.ts';
import { countWhere } from '../../domain/number/arithmetic.ts';
import { type Band, bandOf, distanceToNextBand } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/text/format.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RegionLink, RowsLink } from '../../shell/links.tsx';
import { Badge, RegionBadge } from '../../ui/badge.tsx';
import { BandTag } from '../../ui/band.tsx';
import { List } from '../../ui/list.tsx';

/** AI Performance Insights (S2, S4): the regions by validation rate, lowest first. Renders nothing without one. */
export function AiPerformanceCard() {
  const { days } = usePeriod();
  const { figures, status } = useCall(regions);
  const insights = regionInsights(figures.all);
  if (status.data !== undefined && insights.length === 0) return null;
  const urgent = countWhere(insights, (insight) => insight.recommendations.length > 0);
  return (
    <QueryCard
      title="AI Performance Insights"
      className="work wide:min-h-[356px] roomy:min-h-[312px] [&>header>[aria-hidden]]:hidden"
      subtitle={`Validation rate per region, ${days}`}
      status={status}
      what="AI insights"
      loading="Loading AI insights..."
      skeleton={[4, 56]}
      actions={
        urgent > 0 && (
          // In the place of the card's age while there is none.
          <span className="[:not([aria-hidden])+&]:hidden">
            <Badge tone="caution">
              {showNumber(urgent)} {urgent === 1 ? 'needs' : 'need'} action
            </Badge>
          </span>
        )
      }
    >
      <List rows={insights} rowClass="border-line grid border-t" keyOf={({ region }) => region.id}>
        {(insight) => <InsightRow insight={insight} />}
      </List>
    </QueryCard>
  );
}

type Insight = ReturnType<typeof regionInsights>[number];

function InsightRow({ insight }: { readonly insight: Insight }) {
  const { region, valid, all, percent, band, sentence, recommendations } = insight;
  const filter = { region: region.sent };
  const name = <bdi>{region.name}</bdi>;
  return (
    <div
      data-band={band}
      className="text-small grid grid-cols-[26px_minmax(4.25rem,1fr)_auto_auto_72px] content-center items-center gap-x-2 px-4 py-1.5 tabular-nums @max-[21rem]:gap-x-1"
    >
      <RegionBadge region={region} size="small" />
      <h4 className="truncate font-semibold">
        <RegionLink region={region}>{name}</RegionLink>
      </h4>
      <p className="text-ink-2 text-right">
        <RowsLink list="valid" filter={filter} count={valid} /> of{' '}
        <RowsLink list="all" filter={filter} count={all}>
          {showNumber(all)}
        </RowsLink>
      </p>
      <p className="font-semibold">{percent}</p>
      <BandTag band={band} />
      <div className="text-caption text-ink-2 col-span-4 col-start-2">
        {recommendations.length === 0 ? (
          <p>{sentence}</p>
        ) : (
          <List rowClass="flex gap-1.5" rows={recommendations} keyOf={String}>
            {(text) => (
              <>
                <ArrowRight aria-hidden className="icon-small text-band-ink mt-0.5" />
                {text}
              </>
            )}
          </List>
        )}
      </div>
    </div>
  );
}

const recommendations: Readonly<Record<Band, readonly string[]>> = {
  excellent: [],
  good: [],
  warning: ['Review appointment quality processes', 'Increase training and supervision'],
  poor: ['Urgent review of lead sources and qualification', 'Implement quality control measures'],
};

/** The regions with valid appointments, lowest rate first (S2 'AI Performance Insights', S4). */
export function regionInsights(rows: readonly RegionFigures[]) {
  return rows
    .flatMap(({ rated, ...figures }) => {
      const { rate } = rated;
      if (!rate) return [];
      // Here alone the spec asks for a band of few events too (C36).
      const band = bandOf(rate);
      return [
        {
          ...figures,
          ...rated,
          rate,
          band,
          sentence: sentenceFor(band, rate),
          recommendations: recommendations[band],
        },
      ];
    })
    .toSorted((a, b) => a.rate - b.rate);
}

/** Empty for a band that has recommendations. */
function sentenceFor(band: Band, rate: number): string {
  if (recommendations[band].length > 0) return '';
  const quality = `Validation quality is ${band}`;
  return band === 'good' ? `${quality}, ${distanceToNextBand(rate)}` : quality;
}
