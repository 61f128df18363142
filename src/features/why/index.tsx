import { ArrowRight } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { appointments } from '../../calls/appointments.ts';
import { otherDaysText } from '../../calls/by-time.ts';
import { designatedTelemarketers } from '../../config.ts';
import { noneKnown } from '../../calls/unknown-regions.ts';
import { type ColumnGroup, type ReasonTally, type Why } from '../../calls/reasons.ts';
import {
  leadingReason,
  ratesWithout,
  regionColumns,
  telemarketerColumns,
} from '../../calls/reason-table.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import type { Region } from '../../domain/region/region.ts';
import { undecidedOf } from '../../calls/tallies.ts';
import { countText } from '../../domain/text/words.ts';
import { rowsPath, sectionPath } from '../../paths.ts';
import { useDays, usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-read.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { FooterLink } from '../../ui/links.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Clamped } from '../../ui/text.tsx';
import { Matrix } from './matrix.tsx';

interface WhyCardProps {
  /** Only this region's events; by default all, also by region. */
  readonly region?: Region;
  readonly className?: string;
}

/** Why appointments are invalid (visual.md section 07): reasons by telemarketer and by region. */
export function WhyCard({ region, className = '' }: WhyCardProps) {
  const { figures, state } = useCall(appointments);
  const { isWeek } = usePeriod();
  // The table is large, so a poll updates the rest of the screen first.
  const counted = useDeferredValue(figures.on(useDays()));
  const why = region ? counted.whyIn(region) : counted.why;
  const where = region?.name ?? '';
  return (
    <QueryCard
      id="why"
      title="Why appointments are invalid"
      subtitle={
        <>
          {where === '' ? 'Most events first' : `${where}, most events first`}
          {why.all > 0 && `; ${showNumber(why.invalid)} of ${countText(why.all, 'event')}`}
          <OtherStatuses why={why} region={region} /> {otherDaysText(counted.otherDays)}
        </>
      }
      className={className}
      state={state}
      skeleton={[12, 30]}
      empty={
        why.invalid === 0 &&
        noneKnown(region ? counted.unknownRegions : '', {
          kind: why.all === 0 ? 'none' : 'good',
          text: 'No invalid appointments found',
          hint:
            why.all > 0 &&
            `${showNumber(why.valid)} of ${countText(why.all, 'event')} valid${isWeek ? '' : ' so far'}`,
          before: 'Reasons will appear here, with the events of each telemarketer.',
        })
      }
      footer={region && <FooterLink href={sectionPath('why')}>All regions</FooterLink>}
    >
      <Reasons why={why} region={region} />
    </QueryCard>
  );
}

interface CountedProps {
  readonly why: Why;
  readonly region: Region | undefined;
}

/** The count of rows in neither list (rulings A3); a link if all have one status. */
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
        <Link
          href={rowsPath('all', { status: otherStatus.id, region: region?.sent ?? '' })}
          className="hover:underline"
        >
          {text}
        </Link>
      )}
    </span>
  );
}

const groups = [
  { value: 'telemarketer', label: 'By telemarketer' },
  { value: 'region', label: 'By region' },
] as const;

const Reasons = memo(function Reasons({ why, region }: CountedProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [group, setGroup] = useState<ColumnGroup>('telemarketer');
  const isPhone = !useMinWidth('sm');
  const isOneGroup = isPhone && region === undefined;
  const columns = [
    ...telemarketerColumns(why, designatedTelemarketers()),
    ...(region === undefined ? regionColumns(why) : []),
  ].filter((column) => !isOneGroup || column.group === group);
  const reason = leadingReason(why, chosen);
  return (
    <>
      <WithoutReason why={why} reason={reason} />
      {isOneGroup && (
        <div className="flex px-3 pb-2.5">
          <Segmented
            label="Columns"
            options={groups}
            value={group}
            onChange={setGroup}
            size="small"
          />
        </div>
      )}
      <Matrix
        why={why}
        region={region}
        columns={columns}
        marked={reason?.key ?? null}
        onChoose={setChosen}
      />
    </>
  );
});

/** 'Without "{reason}": a% → b%': the rate if the events of a reason counted as valid. */
function WithoutReason({ why, reason }: { why: Why; reason: ReasonTally | null }) {
  const { reasons, valid, invalid, all } = why;
  const [now, then] = ratesWithout(reason?.count ?? 0, valid, all);
  return (
    <div className="flex min-h-[54px] flex-wrap gap-x-8 gap-y-2 px-4 pt-0.5 pb-2 tabular-nums">
      <div className="min-w-0 flex-[1_1_320px]">
        <p className={`text-dialog font-normal ${reason ? 'text-ink-2' : ''}`}>
          {reason ? (
            <>
              Without{' '}
              <b className="text-ink font-semibold">
                "<Clamped text={reason.label} className="inline!" />"
              </b>
              :{' '}
              <span className="text-ink font-semibold whitespace-nowrap">
                {now.percent} <ArrowRight aria-label="to" className="icon-small inline" />{' '}
                {then.percent}
              </span>
            </>
          ) : (
            <>
              No single reason matters: each is{' '}
              <b className="font-semibold">
                {showPercent(shareOf(reasons[0]?.count ?? 0, invalid))}
              </b>{' '}
              or less
            </>
          )}
        </p>
        <p className="text-caption text-ink-2">
          {reason
            ? `${countText(reason.count, 'event')} counted as valid: ${showNumber(valid)} + ${showNumber(reason.count)} of ${showNumber(all)}`
            : `${countText(reasons.length, 'reason')} in ${showNumber(invalid)} invalid of ${countText(all, 'event')}`}
        </p>
      </div>
      {reason && now.rate !== null && then.rate !== null && (
        <div className="flex-[0_1_280px] pt-2 @max-[40rem]:flex-[1_1_100%]">
          <RateScale
            label="Validation rate now"
            rate={now.rate}
            band={now.band}
            other={then.rate}
          />
          <p className="text-caption text-ink-2 mt-1.5 flex justify-between gap-3">
            Validation rate now
            <span className="flex items-center gap-1.5">
              {now.band !== then.band && (
                <>
                  <BandTag band={now.band} />
                  <ArrowRight aria-label="to" className="icon-small" />
                </>
              )}
              <BandTag band={then.band} />
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
