import './replay.css';
import { History } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { reads } from '../../api/contract.ts';
import { easternLongDate, longDay } from '../../domain/time/eastern.ts';
import { LargeCurve } from '../../features/day-record/curve/large-curve.tsx';
import { paths } from '../../paths.ts';
import { useDaySubtitle } from '../../query/period.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useFollowDashboard, useFreshness, useRead } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyMessage, Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { Bar } from './bar.tsx';
import { Figures } from './figures.tsx';
import { figuresAt, timeOf } from './replay.ts';
import { type Replay as Shown, useIdle, useReplay, useReplayKeys } from './use-replay.ts';

/** The day as this browser recorded it (issue 17, visual.md 08). What is live goes on underneath. */
export function Replay() {
  const dashboard = useRead(reads.dashboard);
  const isStale = useFreshness(dashboard) === 'stale';
  useRead(reads.regions);
  useRead(reads.telemarketers);
  const average = useRead(reads.historicalSummary).data?.averageDaily ?? null;
  useFollowDashboard();
  const [, goTo] = useLocation();
  const end = useCallback(() => goTo(paths.dashboard, { replace: true }), [goTo]);
  const replay = useReplay();
  const { day, today, shown, wanted } = replay;
  const scrubber = useRef<HTMLInputElement>(null);
  useReplayKeys(replay, end, scrubber);
  useIdle(end);
  const isClosed = dashboard.data?.metrics.weeklyMode === true && day === today;
  useEffect(() => {
    if (isClosed) end();
  }, [isClosed, end]);
  const todayText = useDaySubtitle();
  const figures = shown && figuresAt(shown.record, shown.minute);
  return (
    <Page
      subtitle={
        shown ? `${easternLongDate(shown.minute * 60_000)}, at ${timeOf(shown.minute)}` : todayText
      }
      freshness={today !== '' && <Badge icon={<History aria-hidden />}>Replay</Badge>}
    >
      <Bar replay={replay} scrubber={scrubber} />
      {shown && figures ? (
        <Figures figures={figures} minute={shown.minute}>
          <Card title="Valid appointments through the day">
            <LargeCurve
              record={shown.record}
              average={average}
              at={wanted === null ? null : (shown.minute + 1) * 60_000 - 1}
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

const title = 'Day record';

/** While the record is read, and where there is none. */
function NoRecord({ day, record }: Pick<Shown, 'day' | 'record'>) {
  const dashboard = useRead(reads.dashboard);
  if (record)
    return (
      <QueryCard
        title={title}
        state={dashboard}
        what="The figures to record"
        skeleton={[4, 92]}
        empty={{
          text: 'Nothing recorded yet',
          hint: 'This browser records the figures of every minute. You can replay them here.',
        }}
      >
        {null}
      </QueryCard>
    );
  return (
    <Card title={title} state={record === null ? 'empty' : 'loading'}>
      {record === null ? (
        <EmptyMessage
          text={`No record of ${longDay(day)}`}
          hint="This browser records the days on which this page is open, up to 60."
        />
      ) : (
        <Loading text="Loading the day..." isSeen={false}>
          <RowsSkeleton rows={4} height={92} />
        </Loading>
      )}
    </Card>
  );
}
