import { appointments } from '../../calls/appointments.ts';
import { type RankedRep, topRepsLimit, validTogether } from '../../calls/top-reps.ts';
import { isFew } from '../../domain/number/bands.ts';
import { noValue, showNumber, wholePercent, countText } from '../../domain/text/format.ts';
import { salesRepPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { RowsLink } from '../../shell/links.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/badge.tsx';

const rowHeight = 34;

/** Top Sales Reps (S2, C5): up to `topRepsLimit`, each a link to the rep's page in its region. */
export function TopRepsCard({ className }: { readonly className: string }) {
  // Alone, this card polls every 60 s; the other cards of the list need 30 s (S7).
  const { figures, received, status } = useCall(appointments, { slow: true });
  const { topReps: reps, lists } = figures;
  const valid = lists.valid.length;
  return (
    <QueryCard
      title="Top Sales Reps"
      subtitle={
        <span title="Success: valid of all events in the region">
          Field agents with most appointments
        </span>
      }
      className={`max-wide:has-[>[data-nothing]]:compact-empty min-h-[28rem] max-sm:min-h-[30rem] ${className}`}
      status={status}
      skeleton={[topRepsLimit, rowHeight]}
      empty={
        reps.length === 0 && {
          text: 'No sales rep data available',
          before: 'Reps will appear here, ranked by valid appointments.',
        }
      }
      footer={
        <span>
          <b className="font-semibold">{showNumber(validTogether(reps))}</b> of{' '}
          <RowsLink list="valid" count={valid}>
            {showNumber(valid)} valid
          </RowsLink>{' '}
          in the top {reps.length}
        </span>
      }
    >
      <List
        as="ol"
        className="border-line border-t pt-0.5 pb-2"
        rowClass=""
        rows={reps}
        keyOf={({ rep, region }) => `${rep.id}|${region.id}`}
      >
        {(ranked) => <RankedRepRow ranked={ranked} validInAll={received === '' ? valid : null} />}
      </List>
    </QueryCard>
  );
}

interface RankedRepRowProps {
  readonly ranked: RankedRep;
  /** The appointments of which the bar shows a share; null where only a part of them was received (A15). */
  readonly validInAll: number | null;
}

function RankedRepRow({ ranked, validInAll }: RankedRepRowProps) {
  const { rep, region, rank, valid, total, share, successPercent } = ranked;
  return (
    <RowLink
      href={salesRepPath(rep, region)}
      className="grid min-h-[34px] grid-cols-[14px_26px_minmax(0,1fr)_26px_86px] items-center gap-x-1.5 px-4 max-sm:min-h-9 @sm:gap-x-2.5"
    >
      <span className="text-caption text-ink-3 text-right tabular-nums">{rank}</span>
      <RegionBadge region={region} size="small" />
      <span className="grid min-w-0 gap-[3px]">
        <span className="text-small truncate font-medium">
          <bdi>{rep.name}</bdi>
        </span>
        {/* Rounded, so that the width and the value are one number (C5). */}
        <ProgressBar
          label={`${rep.name}: share of ${countText(validInAll, 'valid appointment')}`}
          value={validInAll === null ? null : wholePercent(share)}
        />
      </span>
      <span className="text-body text-right font-semibold tabular-nums">{showNumber(valid)}</span>
      <span
        className={`text-caption text-right tabular-nums ${isFew(total) ? 'text-ink-3' : 'text-ink-2'}`}
      >
        {validInAll === null ? noValue : `${successPercent}%`} success
      </span>
    </RowLink>
  );
}
