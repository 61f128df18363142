import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import { repInRegion } from '../../domain/figures/ranking.ts';
import { untimedOf } from '../../domain/figures/hours.ts';
import { countsByRole, meanStateConfidence, ofPerson, validIn } from '../../domain/figures/reps.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { readRep } from '../../domain/people.ts';
import { noRegion, readRegion } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { noTime } from '../../domain/time/read-time.ts';
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
export function SalesRepDetail({ name, region: regionText }: SalesRepDetailProps) {
  const appointments = useRead(reads.appointments);
  const [rep, region] = [readRep(name), readRegion(regionText)];
  const all = appointments.data?.rows;
  const { rows, isOrdered } = useMemo(
    () => newestFirst(ofPerson(validIn(all ?? [], region), rep), ({ time }) => time),
    [all, region, rep],
  );
  const roles = countsByRole(rows, rep);
  // In the other rows this person is the telemarketer.
  const others = rows.length - roles.rep;
  /** A count that links to the rows of a role; without a role, a plain count. */
  const stat = (role: 'rep' | 'telemarketer' | null, count: number) =>
    role === null ? (
      showNumber(count)
    ) : (
      <RowsLink
        list="valid"
        filter={{ region: region.sent, [role]: rep.sent }}
        count={count}
        scope={`${role === 'rep' ? 'of' : 'booked by'} ${rep.name} in ${region.name}`}
      />
    );
  // No filter finds the rows of both roles together.
  const isOneRole = roles.rep === 0 || roles.telemarketer === 0;
  const only = roles.telemarketer === 0 ? 'rep' : 'telemarketer';
  const own = useMemo(() => repInRegion(all ?? [], rep, region), [all, rep, region]);
  const stats = [
    {
      title: 'Valid Appointments',
      value: stat(isOneRole ? only : null, rows.length),
      note: (
        <span>
          {stat('rep', roles.rep)} as sales rep,{' '}
          {stat(roles.telemarketer === others ? 'telemarketer' : null, others)} as telemarketer
        </span>
      ),
    },
    {
      title: 'Success',
      value: showPercent(own.successPercent),
      note: `${showNumber(own.valid)} valid of ${countText(own.all, 'event')} as sales rep`,
    },
    {
      title: 'Share',
      value: showPercent(shareOf(own.valid, own.validInRegion)),
      note: (
        <span>
          of {showNumber(own.validInRegion)} valid{' '}
          {region === noRegion ? (
            'without a region'
          ) : (
            <>
              in <bdi>{excerpt(region.name, 40)}</bdi>
            </>
          )}
          , {showPercent(shareOf(own.valid, own.validInAll))} of {showNumber(own.validInAll)} in all
        </span>
      ),
    },
    {
      title: 'Average State Confidence',
      value: showPercent(meanStateConfidence(rows)),
      note: 'of these appointments',
    },
    {
      title: 'Latest Booking',
      value: <BookedAt time={isOrdered ? (rows[0]?.time ?? noTime) : noTime} />,
      note: isOrdered ? 'Eastern time' : `${showNumber(untimedOf(rows))} without a readable time`,
    },
  ];
  return (
    <Page
      title={rep.name}
      subtitle={
        region === noRegion ? (
          'Valid appointments without a region'
        ) : (
          <>
            Valid appointments in <bdi>{excerpt(region.name)}</bdi>
          </>
        )
      }
      state={appointments}
      actions={
        <BackLink
          href={region.key ? statePath(region.key) : paths.states}
          to={region.key ? region.name : 'States Dashboard'}
        />
      }
    >
      <StatStrip size="small" state={appointments} stats={stats} />
      <AppointmentsCard state={appointments} rows={rows} isOrdered={isOrdered} />
    </Page>
  );
}
