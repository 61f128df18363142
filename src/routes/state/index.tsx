import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { regionEvents } from '../../calls/region-events.ts';
import { regions, type RegionKey } from '../../domain/region/region.ts';
import { WhyCard } from '../../features/why/index.tsx';
import { paths } from '../../paths.ts';
import { useCall, useDaySubtitle } from '../../query/use-call.ts';
import { Page } from '../../shell/page.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { BackLink } from '../../ui/links.tsx';
import { BookingsCard } from './bookings-card.tsx';
import { FieldAgentsCard } from './field-agents-card.tsx';
import { RecentCard } from './recent-card.tsx';
import { StateStats } from './state-stats.tsx';

/** A region's dashboard (S2): only its valid appointments. */
export function StateDashboard({ region: key }: { readonly region: RegionKey }) {
  const region = regions[key];
  const { rows, received, status } = useCall(appointments);
  const events = useMemo(() => regionEvents(rows, region), [rows, region]);
  const shared = { status, received, region, ...events };
  return (
    <Page
      title={region.name}
      subtitle={useDaySubtitle()}
      status={status}
      actions={<BackLink href={paths.states} to="States Dashboard" />}
    >
      <StateStats {...shared} />
      <CardRow className="compact-empty-row wide:grid-cols-[7fr_5fr]">
        <BookingsCard {...shared} />
        <FieldAgentsCard {...shared} />
      </CardRow>
      <WhyCard
        region={region}
        className="has-[>[data-nothing]]:compact-empty data-[state=loading]:min-h-[32rem] max-sm:data-[state=loading]:min-h-[40rem]"
      />
      <RecentCard {...shared} />
    </Page>
  );
}
