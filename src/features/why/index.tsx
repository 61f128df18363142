import { useDeferredValue } from 'react';
import { appointments } from '../../calls/appointments.ts';
import type { Why } from '../../calls/reasons.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import type { Region } from '../../domain/region/region.ts';
import { undecidedOf } from '../../calls/tallies.ts';
import { rowsPath, sectionPath } from '../../paths.ts';
import { useCall, usePeriod } from '../../query/use-call.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { FooterLink, TextLink } from '../../ui/links.tsx';
import { WhyTable } from './why-table.tsx';

interface WhyCardProps {
  /** Only this region's events; by default all, also by region. */
  readonly region?: Region;
  readonly className?: string;
}

/** Why appointments are invalid: reasons by telemarketer and by region. */
export function WhyCard({ region, className = '' }: WhyCardProps) {
  const { figures, status } = useCall(appointments);
  const { isWeek } = usePeriod();
  // The table is large, so a poll updates the rest of the screen first.
  const counted = useDeferredValue(figures);
  const why = region ? counted.whyIn(region) : counted.why;
  return (
    <QueryCard
      id="why"
      title="Why appointments are invalid"
      subtitle={
        <>
          {region && `${region.name}, `}
          {showNumber(why.invalid)} of {countText(why.all, 'event')}
          <OtherStatuses why={why} region={region} />
        </>
      }
      className={className}
      status={status}
      skeleton={[12, 30]}
      empty={
        why.invalid === 0 && {
          kind: why.all === 0 ? 'none' : 'good',
          text: 'No invalid appointments found',
          hint:
            why.all > 0 &&
            `${showNumber(why.valid)} of ${countText(why.all, 'event')} valid${isWeek ? '' : ' so far'}`,
          before: 'Reasons will appear here, with the events of each telemarketer.',
        }
      }
      footer={region && <FooterLink href={sectionPath('why')}>All regions</FooterLink>}
    >
      <WhyTable why={why} region={region} isIncomplete={(status.data?.total ?? null) !== null} />
    </QueryCard>
  );
}

interface CountedProps {
  readonly why: Why;
  readonly region: Region | undefined;
}

/** The count of rows in neither list (A3); a link if all have one status. */
function OtherStatuses({ why, region }: CountedProps) {
  const { otherStatus } = why;
  const count = undecidedOf(why);
  if (count === 0) return null;
  const text = `${showNumber(count)} ${otherStatus?.id === 'pending' ? 'pending' : 'with another status'}`;
  return (
    <span className="ml-3">
      {otherStatus === null ? (
        text
      ) : (
        <TextLink href={rowsPath('all', { status: otherStatus.id, region: region?.sent ?? '' })}>
          {text}
        </TextLink>
      )}
    </span>
  );
}
