import './replay.css';
import { History } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { reads } from '../../api/contract.ts';
import { rated } from '../../domain/number/bands.ts';
import { percentOf, showNumber, wholeSum } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { easternLongDate, longDay, minuteTime } from '../../domain/time/eastern.ts';
import {
  CalendarRow,
  DayLine,
  DayStats,
  TelemarketerRow,
  TelemarketerTotals,
} from '../../features/day-figures/index.tsx';
import { LargeCurve } from '../../features/day-record/curve/large-curve.tsx';
import type { DayPoint } from '../../features/day-record/rules/day-record.ts';
import { useDaySubtitle } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useFollowDashboard, useDataState, useRead } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyMessage, Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { EvenList } from '../../ui/list.tsx';
import { Bar } from './bar.tsx';
import { figuresAt } from './replay.ts';
import {
  backToNow,
  type Replay as Shown,
  useIdle,
  useReplay,
  useReplayKeys,
} from './use-replay.ts';

/** The day as this browser recorded it (issue 17, visual.md 08). What is live goes on underneath. */
export function Replay() {
  const dashboard = useRead(reads.dashboard);
  const isStale = useDataState(dashboard) === 'stale';
  useRead(reads.regions);
  useRead(reads.telemarketers);
  const average = useRead(reads.historicalSummary).data?.averageDaily ?? null;
  useFollowDashboard();
  const replay = useReplay();
  const { day, today, shown, wanted } = replay;
  useReplayKeys(replay);
  useIdle();
  const isClosed = dashboard.data?.metrics.weeklyMode === true && day === today;
  useEffect(() => {
    if (isClosed) backToNow();
  }, [isClosed]);
  const todayText = useDaySubtitle();
  const figures = shown && figuresAt(shown.record, shown.minute);
  return (
    <Page
      subtitle={
        figures ? `${easternLongDate(figures.at)}, at ${minuteTime(shown.minute)}` : todayText
      }
      status={today !== '' && <Badge icon={<History aria-hidden />}>Replay</Badge>}
    >
      <Bar replay={replay} />
      {shown && figures ? (
        <Figures figures={figures} minute={shown.minute}>
          <Card title="Valid appointments through the day">
            <LargeCurve
              record={shown.record}
              average={average}
              at={wanted === null ? null : shown.minute + 59 / 60}
              isOpen={wanted === null && isStale}
            />
          </Card>
        </Figures>
      ) : (
        <NoRecord day={day} record={replay.record} />
      )}
    </Page>
  );
}

const recordTitle = 'Day record';

/** While the record is read, and where there is none. */
function NoRecord({ day, record }: Pick<Shown, 'day' | 'record'>) {
  const dashboard = useRead(reads.dashboard);
  if (record === undefined)
    return (
      <Card title={recordTitle} state="loading">
        <Loading text="Loading the day..." isVisible={false}>
          <RowsSkeleton rows={4} height={92} />
        </Loading>
      </Card>
    );
  return (
    <QueryCard
      title={recordTitle}
      state={dashboard}
      what="The figures to record"
      skeleton={[4, 92]}
      empty={
        record
          ? {
              text: 'Nothing recorded yet',
              hint: 'This browser records the figures of every minute. You can replay them here.',
            }
          : {
              text: `No record of ${longDay(day)}`,
              hint: 'This browser records the days on which this page is open, up to 60.',
            }
      }
    >
      {null}
    </QueryCard>
  );
}

interface FiguresProps {
  readonly figures: DayPoint;
  readonly minute: number;
  /** Between the strip and the panels. */
  readonly children: ReactNode;
}

/** The dashboard's figures as they were then: what was kept of them, and what was not. */
function Figures({ figures, minute, children }: FiguresProps) {
  const { valid, activeRegions, telemarketers } = figures;
  const regions = figures.regions.map(({ region, valid: ofRegion, total }) => ({
    key: region,
    name: region,
    validAppointments: ofRegion,
    totalEvents: total,
  }));
  const inRegions = wholeSum(regions.map((row) => row.validAppointments));
  const total = wholeSum(regions.map((row) => row.totalEvents));
  const events = countText(total, 'event');
  return (
    <>
      <DayStats
        rows={regions}
        confidence={percentOf(valid, figures.confidence)}
        valid={{ value: showNumber(valid), note: regions.length > 0 && `of ${events}` }}
        activeRegions={{ value: showNumber(activeRegions), note: '' }}
        aiConfidence={{ note: '' }}
        line={<DayLine then={minute} />}
      />
      {children}
      <div className="huge:gap-5 wide:grid-cols-3 grid min-w-0 gap-3 *:min-w-0 sm:gap-4 md:grid-cols-2">
        <KeptCard
          title="Calendar Performance"
          subtitle="Valid share per region"
          minute={minute}
          footer={
            <>
              <span>
                <b className="font-semibold">{showNumber(inRegions)}</b> valid of {events}
              </span>
              <span>
                {total === 0 ? 'No rate yet' : `${rated(inRegions, total).percent} overall`}
              </span>
            </>
          }
        >
          {regions.length > 0 && (
            <EvenList rows={regions} keyOf={({ key }) => key}>
              {(row) => <CalendarRow region={row} count={showNumber(row.validAppointments)} />}
            </EvenList>
          )}
        </KeptCard>
        <KeptCard
          title="Telemarketer Performance"
          minute={minute}
          footer={<TelemarketerTotals counts={telemarketers.map(({ count }) => count)} />}
        >
          {telemarketers.length > 0 && (
            <EvenList rows={telemarketers} keyOf={({ name }) => name}>
              {({ name, count, performance }) => (
                <TelemarketerRow
                  name={name}
                  figure={showNumber(count)}
                  appointments={count}
                  performance={percentOf(total, performance)}
                />
              )}
            </EvenList>
          )}
        </KeptCard>
        <Card
          title="Top Sales Reps"
          subtitle="Field agents with most appointments"
          state="empty"
          className={shape}
        >
          <EmptyMessage
            text="Lists are not kept"
            hint="The record holds figures, not the rows behind them."
          />
        </Card>
      </div>
    </>
  );
}

const shape = 'min-h-[28rem] wide:last:col-span-1 md:last:col-span-2';

interface KeptCardProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly minute: number;
  readonly footer: ReactNode;
  /** Falsy where nothing was recorded. */
  readonly children: ReactNode;
}

function KeptCard({ title, subtitle, minute, footer, children }: KeptCardProps) {
  return (
    <Card
      title={title}
      subtitle={subtitle}
      state={children ? 'ready' : 'empty'}
      className={shape}
      aside={<span className="text-caption text-ink-3 tabular-nums">{minuteTime(minute)}</span>}
      footer={children && <CardFooter>{footer}</CardFooter>}
    >
      {children || (
        <EmptyMessage text="Nothing to show" hint="Nothing was recorded at that time." />
      )}
    </Card>
  );
}
