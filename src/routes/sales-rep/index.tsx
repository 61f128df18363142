import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import { meanConfidence, ofPerson, validIn } from '../../domain/figures/reps.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { repDisplayName, sameName } from '../../domain/people.ts';
import { regionName, regionOf } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { paths, statePath } from '../../paths.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useRead } from '../../query/use-read.ts';
import { RowsLink } from '../../shell/links.tsx';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/links.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { AppointmentsCard } from './appointments-card.tsx';

interface SalesRepDetailProps {
  /** As the server sent it (rulings B4). */
  readonly name: string;
  /** Any name of a region, or the text of an unknown one (rulings C7). */
  readonly region: string;
}

/** A sales rep's page (spec 2): valid appointments in a region with this sales rep or telemarketer. */
export function SalesRepDetail({ name, region }: SalesRepDetailProps) {
  const appointments = useRead(reads.appointments);
  const all = appointments.data?.rows;
  const rows = useMemo(
    () => newestFirst(ofPerson(validIn(all ?? [], region), name), ({ time }) => time),
    [all, region, name],
  );
  // In the other rows this person is the telemarketer.
  const asRep = rows.filter(({ salesRep }) => sameName(salesRep, name)).length;
  const regionText = regionName(region);
  const key = regionOf(region);
  const asTelemarketer = rows.filter(({ telemarketer }) => sameName(telemarketer, name)).length;
  const only = asTelemarketer === 0 ? 'rep' : 'telemarketer';
  /** A count that links to the rows of a role; without a role, a plain count. */
  const stat = (role: 'rep' | 'telemarketer' | null, count: number) =>
    role === null ? (
      showNumber(count)
    ) : (
      <RowsLink
        list="valid"
        filter={{ region: key ?? regionText, [role]: name }}
        count={count}
        scope={`${role === 'rep' ? 'of' : 'booked by'} ${repDisplayName(name)} in ${regionText}`}
      />
    );
  // No filter finds the rows of both roles together.
  const isOneRole = asRep === 0 || asTelemarketer === 0;
  const valid = stat(isOneRole ? only : null, rows.length);
  const roles = (
    <span>
      {stat('rep', asRep)} as sales rep,{' '}
      {stat(asTelemarketer === rows.length - asRep ? 'telemarketer' : null, rows.length - asRep)} as
      telemarketer
    </span>
  );
  const confidence = showPercent(meanConfidence(rows));
  const latest = <BookedAt time={rows[0]?.time ?? ''} />;
  const stats = [
    { title: 'Valid Appointments', value: valid, note: roles },
    { title: 'Average Confidence', value: confidence, note: 'of these appointments' },
    { title: 'Latest Booking', value: latest, note: 'Eastern time' },
  ];
  return (
    <Page
      title={repDisplayName(name)}
      subtitle={
        regionText === notAvailable ? (
          'Valid appointments without a region'
        ) : (
          <>
            Valid appointments in <bdi>{excerpt(regionText)}</bdi>
          </>
        )
      }
      state={appointments}
      actions={
        <BackLink
          href={key ? statePath(key) : paths.states}
          to={key ? regionText : 'States Dashboard'}
        />
      }
    >
      <StatStrip size="small" state={appointments} stats={stats} />
      <AppointmentsCard state={appointments} rows={rows} />
    </Page>
  );
}
