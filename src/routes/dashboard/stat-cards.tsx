import { reads } from '../../api/contract.ts';
import type { Dashboard, Yesterday } from '../../api/entities/dashboard.ts';
import { useRead, type ReadState } from '../../api/use-read.ts';
import { changeText } from '../../domain/comparison.ts';
import { businessHours } from '../../domain/hours.ts';
import { showNumber, showPercent } from '../../domain/numbers.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Trend } from '../../ui/trend.tsx';
import { DayLine } from './day-line.tsx';
import { RegionPlates, RegionSplit } from './region-graphics.tsx';
import { Figure, StatCard, StatCell } from './stat-card.tsx';

/** The four stat cards (spec 2, rulings C4), cells of one strip. */
export function StatCards({ dashboard }: { readonly dashboard: ReadState<Dashboard> }) {
  const yesterday = useRead(reads.yesterdayComparison);
  const regions = useRead(reads.regions);
  const rows = regions.data?.rows ?? [];
  return (
    <div className="rounded-card border-line bg-line grid grid-cols-2 gap-px overflow-hidden border lg:grid-cols-4">
      <StatCard
        title="Total Valid Appointments"
        state={dashboard}
        value={(metrics) => showNumber(metrics.totalValidAppointments)}
        change={<Change of="totalValidAppointments" yesterday={yesterday} show={showNumber} />}
        graphic={<RegionSplit regions={rows} />}
      />
      <StatCard
        title="Active Regions"
        state={dashboard}
        value={(metrics) => showNumber(metrics.activeRegions)}
        change={<Change of="activeRegions" yesterday={yesterday} show={showNumber} />}
        graphic={<RegionPlates regions={rows} />}
      />
      <StatCard
        title="AI Confidence"
        state={dashboard}
        value={(metrics) => showPercent(metrics.aiConfidence)}
        change={<Change of="aiConfidence" yesterday={yesterday} show={showPercent} />}
        graphic={
          <ProgressBar
            label="AI Confidence"
            value={dashboard.data?.metrics.aiConfidence ?? null}
            className="rounded-bar bg-track relative h-1.5 overflow-hidden"
          />
        }
      />
      <StatCell title="Business Hours" graphic={<DayLine />}>
        <Figure value={businessHours.length} change={businessHours.text} />
      </StatCell>
    </div>
  );
}

interface ChangeProps {
  readonly of: keyof Yesterday;
  readonly yesterday: ReadState<Yesterday>;
  readonly show: (value: number | null) => string;
}

/** The change versus yesterday, with yesterday's own figure beside it where there is one. */
function Change({ of, yesterday, show }: ChangeProps) {
  const comparison = yesterday.data?.[of];
  const { text, trend } = changeText(comparison);
  return (
    <>
      <Trend trend={trend} text={text} />
      {comparison?.yesterday ? <span>from {show(comparison.yesterday)} yesterday</span> : null}
    </>
  );
}
