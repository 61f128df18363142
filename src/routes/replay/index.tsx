import './replay.css';
import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { reads } from '../../api/contract.ts';
import { figuresAt, timeOf } from '../../features/day-record/rules/replay.ts';
import { easternLongDate, longDay } from '../../domain/time/eastern.ts';
import { useFollowDashboard, useFreshness, useRead } from '../../query/use-read.ts';
import { type ReplayMoment, useShownMoment } from '../../features/day-record/use-moment.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useDaySubtitle } from '../../query/period.ts';
import { LargeCurve } from '../../features/day-record/curve/large-curve.tsx';
import { Page } from '../../shell/page.tsx';
import { Bar, useIdle } from './bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyMessage, Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { Cards, Strip } from './figures.tsx';
import { type Shown, stepsOf, useAt, useEnd, useReplayKeys } from './steps.ts';

/** The day as this browser recorded it (issue 17, visual.md 08). What is live goes on underneath. */
export function Replay() {
  const dashboard = useRead(reads.dashboard);
  const isStale = useFreshness(dashboard) === 'stale';
  useRead(reads.regions);
  useRead(reads.telemarketers);
  const average = useRead(reads.historicalSummary).data?.averageDaily ?? null;
  useFollowDashboard();
  const [at, choose] = useAt();
  const end = useEnd();
  const moment = useShownMoment(at);
  const shown = shownOf(moment);
  const steps = shown && stepsOf(shown, choose);
  const scrubber = useRef<HTMLInputElement>(null);
  useReplayKeys(shown, steps, end, scrubber);
  useIdle(end);
  const isClosed = dashboard.data?.metrics.weeklyMode === true && moment.day === moment.today;
  useEffect(() => {
    if (isClosed) end();
  }, [isClosed, end]);
  const today = useDaySubtitle();
  const figures = shown && figuresAt(shown.record, shown.minute);
  return (
    <Page
      subtitle={shown ? momentOf(shown) : today}
      freshness={moment.today !== '' && <Badge icon={<History aria-hidden />}>Replay</Badge>}
    >
      <Bar moment={moment} shown={shown} steps={steps} choose={choose} scrubber={scrubber} />
      {shown && figures ? (
        <>
          <Strip figures={figures} minute={shown.minute} />
          <Card title="Valid appointments through the day">
            <LargeCurve
              record={shown.record}
              average={average}
              at={moment.wanted === null ? null : (shown.minute + 1) * 60_000 - 1}
              isOpen={moment.wanted === null && isStale}
            />
          </Card>
          <Cards figures={figures} minute={shown.minute} />
        </>
      ) : (
        <NoRecord moment={moment} />
      )}
    </Page>
  );
}

function shownOf(moment: ReplayMoment): Shown | null {
  const { record, range } = moment;
  return record && range ? { ...moment, record, range } : null;
}

const momentOf = ({ minute }: Shown) => `${easternLongDate(minute * 60_000)}, at ${timeOf(minute)}`;

const title = 'Day record';
const skeleton = <RowsSkeleton rows={4} height={92} />;

/** While the record is read, and where there is none. */
function NoRecord({ moment: { day, record } }: { readonly moment: ReplayMoment }) {
  const dashboard = useRead(reads.dashboard);
  if (record)
    return (
      <QueryCard
        title={title}
        state={dashboard}
        what="The figures to record"
        skeleton={skeleton}
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
          {skeleton}
        </Loading>
      )}
    </Card>
  );
}
