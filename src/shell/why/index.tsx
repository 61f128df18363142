import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { reads } from '../../api/contract.ts';
import { designatedTelemarketers } from '../../config.ts';
import {
  leadingReason,
  regionColumns,
  telemarketerColumns,
  whyInvalid,
  type ColumnGroup,
  type Why,
} from '../../domain/appointment/why.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regions, type RegionKey } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/count-text.ts';
import { rowsPath, sectionPath } from '../../paths.ts';
import { usePeriod } from '../../query/period.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { BeforeBooking } from '../../ui/before-booking.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { useWidth } from '../../ui/charts/use-width.ts';
import { usePrinting } from '../../ui/printing.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Matrix } from './matrix.tsx';
import { WithoutReason } from './without-reason.tsx';
import './why.css';

const options = [
  { value: 'telemarketer', label: 'By telemarketer' },
  { value: 'region', label: 'By region' },
] as const;

/** The widths of the table's parts, in px. */
const width = { ends: 254, share: 150, named: 66, short: 44 } as const;

interface WhyCardProps {
  /** Only this region's events; without one all, by region too. */
  readonly region?: RegionKey;
  readonly className?: string;
}

/** Why appointments are invalid (visual.md section 07): reasons by telemarketer and by region. */
export function WhyCard({ region, className = '' }: WhyCardProps) {
  const appointments = useRead(reads.appointments);
  const { isWeek } = usePeriod();
  // The table is large: a poll shows the figures above it first.
  const rows = useDeferredValue(appointments.data?.rows);
  const why = useMemo(() => whyInvalid(rows ?? [], region), [rows, region]);
  const where = region === undefined ? '' : regions[region].name;
  return (
    <QueryCard
      id="why"
      title="Why appointments are invalid"
      subtitle={where === '' ? 'Most events first' : `${where}, most events first`}
      className={className}
      state={appointments}
      what="Appointments"
      skeleton={<RowsSkeleton rows={12} height={36} />}
      empty={
        why.invalid === 0 && {
          kind: why.all === 0 ? 'none' : 'good',
          text: 'No invalid appointments found',
          hint:
            why.all > 0
              ? `${validText(why)}${isWeek ? '' : ' so far'}`
              : rows?.length === 0 && (
                  <BeforeBooking what="Reasons will appear here, with the events of each telemarketer." />
                ),
        }
      }
      footer={
        <>
          <span>
            <b className="font-semibold">{showNumber(why.invalid)}</b> invalid of{' '}
            {countText(why.all, 'event')}
            {where && ` in ${where}`}
            <OtherStatuses why={why} region={region} />
          </span>
          {region === undefined ? (
            <span className="why-hint">Point at a row to see the rate without its reason</span>
          ) : (
            <Link href={sectionPath('why')} className="text-accent font-medium underline">
              All regions
            </Link>
          )}
        </>
      }
    >
      <Reasons why={why} region={region} />
    </QueryCard>
  );
}

function validText({ valid, all }: Why): string {
  if (valid === all)
    return all === 1 ? 'The only event is valid' : `All ${countText(all, 'event')} are valid`;
  const are = valid === 1 || all === 1 ? 'is' : 'are';
  return `${showNumber(valid)} of ${countText(all, 'event')} ${are} valid`;
}

interface CountedProps {
  readonly why: Why;
  readonly region: RegionKey | undefined;
}

/** Rows of neither list (rulings A3); a link where one status is all of them. */
function OtherStatuses({ why: { all, valid, invalid, otherStatus }, region }: CountedProps) {
  const count = all - valid - invalid;
  if (count === 0) return null;
  const isPending = otherStatus === 'pending';
  const text = isPending
    ? `${showNumber(count)} still ${count === 1 ? 'waits' : 'wait'} for validation`
    : `${showNumber(count)} with another status`;
  return (
    <span className="why-others">
      {otherStatus === null ? (
        text
      ) : (
        <Link
          href={rowsPath('all', { status: otherStatus, region: region ?? '' })}
          className="hover:underline"
        >
          {text}
        </Link>
      )}
    </span>
  );
}

const Reasons = memo(function Reasons({ why, region }: CountedProps) {
  const labelId = useId();
  const [box, widthPx] = useWidth();
  const isPrinting = usePrinting();
  const [group, setGroup] = useState<ColumnGroup>('telemarketer');
  const [isOpen, setIsOpen] = useState({ telemarketer: false, region: false });
  const [pointed, setPointed] = useState<string | null>(null);
  const all = useMemo(() => {
    const limit = (of: ColumnGroup) => (isOpen[of] ? Infinity : undefined);
    const people = telemarketerColumns(why, designatedTelemarketers, limit('telemarketer'));
    return [...people, ...(region === undefined ? regionColumns(why, limit('region')) : [])];
  }, [why, region, isOpen]);
  const hasRoom = (columns: number, each: number, more = 0) =>
    widthPx === 0 || widthPx >= width.ends + columns * each + more;
  const isBoth = region !== undefined || isPrinting || hasRoom(all.length, width.short);
  const columns = isBoth ? all : all.filter((column) => column.group === group);
  const isNamed = !isPrinting && hasRoom(columns.length, width.named);
  const reason = leadingReason(why, pointed);
  const each = isNamed ? width.named : width.short;
  return (
    <div ref={box} className="flex flex-1 flex-col">
      <WithoutReason why={why} reason={reason} />
      {!isBoth && (
        <div className="flex px-3 pb-2.5">
          <span id={labelId} className="sr-only">
            Columns
          </span>
          <Segmented
            labelledBy={labelId}
            options={options}
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
        isNamed={isNamed}
        marked={reason?.key ?? null}
        hasShare={hasRoom(columns.length, each, width.share)}
        onOpen={(opened) => {
          setGroup(opened);
          setIsOpen({ ...isOpen, [opened]: true });
        }}
        onPoint={setPointed}
      />
    </div>
  );
});
