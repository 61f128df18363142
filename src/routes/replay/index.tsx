import { History } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { reads } from '../../api/contract.ts';
import { figuresAt, timeOf } from '../../domain/memory/replay.ts';
import { easternLongDate, longDay } from '../../domain/time/eastern.ts';
import { useFollowDashboard } from '../../query/follow-dashboard.ts';
import { useFreshness } from '../../query/freshness.ts';
import { useShownMoment, type Moment } from '../../query/memory/use-moment.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { useDaySubtitle } from '../../shell/day-subtitle.ts';
import { LargeCurve } from '../../shell/day-curve/large-curve.tsx';
import { Page } from '../../shell/page.tsx';
import { useIdle } from '../../shell/use-idle.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyMessage, Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { Bar } from './bar.tsx';
import './replay.css';
import { Cards, Strip } from './figures.tsx';
import { useAt, useEnd } from './use-at.ts';
import { usePlayer, useReplayKeys, type Playable } from './use-player.ts';

/** The day as this screen saw it (issue 17, visual.md 08). What is live goes on underneath. */
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
  const playable = playableOf(moment);
  const player = usePlayer(playable, choose);
  const scrubber = useRef<HTMLInputElement>(null);
  useReplayKeys(player, moment.range, end, scrubber);
  useIdle(player.isPlaying, end);
  const isClosed = dashboard.data?.metrics.weeklyMode === true && moment.day === moment.today;
  useEffect(() => {
    if (isClosed) end();
  }, [isClosed, end]);
  const today = useDaySubtitle();
  const figures = playable && figuresAt(playable.record, playable.minute);
  return (
    <Page
      subtitle={playable ? momentOf(playable) : today}
      freshness={moment.today !== '' && <Badge icon={<History aria-hidden />}>Replay</Badge>}
    >
      <Bar
        moment={moment}
        playable={playable}
        player={player}
        choose={choose}
        scrubber={scrubber}
      />
      {playable && figures ? (
        <>
          <Strip figures={figures} minute={playable.minute} />
          <Card title="Valid appointments through the day">
            <LargeCurve
              record={playable.record}
              average={average}
              at={moment.wanted === null ? null : (playable.minute + 1) * 60_000 - 1}
              isOpen={moment.wanted === null && isStale}
            />
          </Card>
          <Cards figures={figures} minute={playable.minute} />
        </>
      ) : (
        <NoRecord moment={moment} />
      )}
    </Page>
  );
}

function playableOf({ record, range, minute, today }: Moment): Playable | null {
  return record && range ? { record, range, minute, today } : null;
}

const momentOf = ({ minute }: Playable) =>
  `${easternLongDate(minute * 60_000)}, at ${timeOf(minute)}`;

const title = 'Day record';
const skeleton: ReactNode = <RowsSkeleton rows={4} height={92} />;

/** While the record is read, and where there is none. */
function NoRecord({ moment: { day, today, record } }: { readonly moment: Moment }) {
  const dashboard = useRead(reads.dashboard);
  if (record === null)
    return (
      <Card title={title} state="empty">
        <EmptyMessage
          text={`No record of ${longDay(day)}`}
          hint="This browser records the days on which this page is open, up to 60."
        />
      </Card>
    );
  if (record === undefined && day !== today)
    return (
      <Card title={title} state="loading">
        <Loading text="Loading the day..." isSeen={false}>
          {skeleton}
        </Loading>
      </Card>
    );
  return (
    <QueryCard
      title={title}
      state={record === undefined ? { ...dashboard, data: undefined } : dashboard}
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
}
