import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { repsOf, validIn } from '../../calls/rep-figures.ts';
import { regions, type RegionKey } from '../../domain/region/region.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { WhyCard } from '../../features/why/index.tsx';
import { paths } from '../../paths.ts';
import { useDays, useDaySubtitle } from '../../query/screen-time.ts';
import { useCall } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { BackLink } from '../../ui/links.tsx';
import { HoursCard, SalesRepsCard } from './breakdown-cards.tsx';
import { RecentCard } from './recent-card.tsx';
import { StateStats } from './state-stats.tsx';

/** A region's dashboard (spec 2): only its valid appointments. */
export function StateDashboard({ region: key }: { readonly region: RegionKey }) {
  const region = regions[key];
  const { figures: days, rows: all, state } = useCall(appointments);
  const { isOfDay, unknownRegions: unknown } = days.on(useDays());
  const figures = useMemo(() => {
    const { rows: listed, isOrdered } = newestFirst(
      validIn(all, region),
      ({ time }) => time,
      appointmentName,
    );
    const rows = listed.filter(isOfDay);
    return { listed, rows, isOrdered, otherDays: listed.length - rows.length, ...repsOf(rows) };
  }, [all, isOfDay, region]);
  const shared = { state, region, unknown, ...figures };
  return (
    <Page
      title={region.name}
      subtitle={useDaySubtitle()}
      state={state}
      actions={<BackLink href={paths.states} to="States Dashboard" />}
    >
      <StateStats {...shared} />
      <CardRow className="low-together wide:grid-cols-[7fr_5fr]">
        <HoursCard {...shared} />
        <SalesRepsCard {...shared} />
      </CardRow>
      <WhyCard
        region={region}
        className="has-[>[data-nothing]]:low data-[state=loading]:min-h-[32rem] max-sm:data-[state=loading]:min-h-[40rem]"
      />
      <RecentCard {...shared} />
    </Page>
  );
}
