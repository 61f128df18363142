import { History } from 'lucide-react';
import type { DayPoint } from '../../domain/memory/day-record.ts';
import { regionRowsOf, timeOf } from '../../domain/memory/replay.ts';
import { rated } from '../../domain/number/bands.ts';
import { percentOf, showNumber, showPercent, wholeSum } from '../../domain/number/format.ts';
import { countsByRegion } from '../../domain/region/counts.ts';
import { regionKeys } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/count-text.ts';
import { businessHours } from '../../domain/time/hours.ts';
import { CalendarRow } from '../../shell/calendar-row.tsx';
import { DayLine } from '../../shell/day-line.tsx';
import { TelemarketerRow, TelemarketerTotals } from '../../shell/telemarketer-row.tsx';
import { EmptyMessage, messagePlace } from '../../ui/card-messages.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { List } from '../../ui/list.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RegionBadges, RegionSplit } from '../../ui/region-graphics.tsx';
import { Figure, StatCell, StatStrip } from '../../ui/stat-cell.tsx';
import { Trend } from '../../ui/trend.tsx';

interface FiguresProps {
  readonly figures: DayPoint;
  readonly minute: number;
}

const totalOf = (rows: ReturnType<typeof regionRowsOf>) =>
  wholeSum(rows.map((row) => row.totalEvents));

/** The stat cards as they stood. */
export function Strip({ figures, minute }: FiguresProps) {
  const { valid, activeRegions } = figures;
  const rows = regionRowsOf(figures);
  const events = countsByRegion(rows, (row) => row.totalEvents);
  const confidence = percentOf(valid, figures.confidence);
  return (
    <StatStrip columns={4}>
      <StatCell
        title="Total Valid Appointments"
        graphic={<RegionSplit counts={countsByRegion(rows, (row) => row.validAppointments)} />}
      >
        <Figure
          value={showNumber(valid)}
          note={rows.length > 0 && <span>of {countText(totalOf(rows), 'event')}</span>}
        />
      </StatCell>
      <StatCell
        title="Active Regions"
        graphic={<RegionBadges keys={regionKeys.filter((key) => (events.get(key) ?? 0) > 0)} />}
      >
        <Figure value={showNumber(activeRegions)} note="" />
      </StatCell>
      <StatCell
        title="AI Confidence"
        graphic={
          <ProgressBar
            label="AI Confidence"
            value={confidence}
            className="rounded-bar bg-track relative h-1.5 overflow-hidden"
          />
        }
      >
        <Figure value={showPercent(confidence)} note="" />
      </StatCell>
      <StatCell title="Business Hours" graphic={<DayLine then={minute * 60_000} />}>
        <Figure
          value={businessHours.length}
          note={<Trend trend="neutral" text={businessHours.text} />}
        />
      </StatCell>
    </StatStrip>
  );
}

const shape = 'min-h-[28rem] wide:last:col-span-1 md:last:col-span-2';

/** The cards beside each other: what was kept of them, and what was not. */
export function Cards({ figures, minute }: FiguresProps) {
  const time = <span className="text-caption text-ink-3 tabular-nums">{timeOf(minute)}</span>;
  const regions = regionRowsOf(figures);
  const { telemarketers } = figures;
  const valid = wholeSum(regions.map((row) => row.validAppointments));
  const total = totalOf(regions);
  return (
    <div className="huge:gap-5 wide:grid-cols-3 grid min-w-0 gap-3 *:min-w-0 sm:gap-4 md:grid-cols-2">
      <Card
        title="Calendar Performance"
        subtitle="Valid share per region"
        state={regions.length === 0 ? 'empty' : 'ready'}
        className={shape}
        aside={time}
        footer={
          regions.length > 0 && (
            <CardFooter>
              <span>
                <b className="font-semibold">{showNumber(valid)}</b> valid of{' '}
                {countText(total, 'event')}
              </span>
              <span>{total === 0 ? 'No rate yet' : `${rated(valid, total).percent} overall`}</span>
            </CardFooter>
          )
        }
      >
        {regions.length === 0 ? (
          <EmptyMessage text="No regions to show" hint="None were recorded at that time." />
        ) : (
          <List
            className="grid flex-1 auto-rows-fr"
            rowClass="border-line grid border-t"
            rows={regions}
            keyOf={({ key }) => key}
          >
            {(row) => <CalendarRow region={row} count={showNumber(row.validAppointments)} />}
          </List>
        )}
      </Card>
      <Card
        title="Telemarketer Performance"
        state={telemarketers.length === 0 ? 'empty' : 'ready'}
        className={shape}
        aside={time}
        footer={
          telemarketers.length > 0 && (
            <CardFooter>
              <TelemarketerTotals counts={telemarketers.map(({ count }) => count)} />
            </CardFooter>
          )
        }
      >
        {telemarketers.length === 0 ? (
          <EmptyMessage text="No telemarketers to show" hint="None were recorded at that time." />
        ) : (
          <List
            className="grid flex-1 auto-rows-fr"
            rowClass="border-line grid border-t"
            rows={telemarketers}
            keyOf={({ name }) => name}
          >
            {({ name, count, performance }) => (
              <TelemarketerRow
                name={name}
                figure={showNumber(count)}
                appointments={count}
                performance={percentOf(total, performance)}
              />
            )}
          </List>
        )}
      </Card>
      <Card
        title="Top Sales Reps"
        subtitle="Field agents with most appointments"
        state="empty"
        className={shape}
      >
        <div className={messagePlace}>
          <History aria-hidden className="text-ink-3 mb-2 size-6 stroke-[1.5]" />
          <p className="text-title">Lists are not kept</p>
          <p className="text-small text-ink-2 max-w-[36ch]">
            The record holds figures, not the rows behind them.
          </p>
        </div>
      </Card>
    </div>
  );
}
