import { useMemo } from 'react';
import { Link } from 'wouter';
import { reads } from '../../api/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { designatedTelemarketers } from '../../config.ts';
import { clampPercent, showNumber, sum } from '../../domain/numbers.ts';
import { rankReps, type RankedRep } from '../../domain/ranking.ts';
import { regionOf } from '../../domain/region.ts';
import { repDisplayName } from '../../domain/rep-name.ts';
import { salesRepPath } from '../../paths.ts';
import { QueryCard } from '../../shell/query-card.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Plate } from '../../ui/plate.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { sidesOf } from '../../domain/appointment.ts';

/** Top Sales Reps (spec 2, rulings C5): up to ten, each a link to the rep's page in its region. */
export function TopRepsCard({ className }: { readonly className: string }) {
  const appointments = useRead(reads.appointments, { slow: true });
  const rows = appointments.data?.rows;
  const reps = useMemo(() => rankReps(rows ?? [], designatedTelemarketers), [rows]);
  const valid = sidesOf(rows).valid.length;
  const leader = reps[0]?.share ?? 0;
  return (
    <QueryCard
      title="Top Sales Reps"
      subtitle="Field agents with most appointments"
      className={`min-h-[28rem] max-sm:min-h-[34.25rem] ${className}`}
      state={appointments}
      what="Appointments"
      skeleton={<RowsSkeleton rows={10} height={34} />}
      isEmpty={() => reps.length === 0}
      empty={{ text: 'No sales rep data available' }}
      footer={() => (
        <span>
          <b className="font-semibold">{showNumber(sum(reps.map((rep) => rep.valid)))}</b> of{' '}
          {showNumber(valid)} valid in the top {reps.length}
        </span>
      )}
    >
      {() => (
        <ol className="border-line grid flex-1 auto-rows-[minmax(34px,1fr)] content-start border-t pt-0.5 pb-2">
          {reps.map((rep) => (
            <li key={`${rep.name}|${rep.region}`} className="grid">
              <RepRow rep={rep} leader={leader} />
            </li>
          ))}
        </ol>
      )}
    </QueryCard>
  );
}

const rowClass =
  'relative isolate grid min-h-[34px] grid-cols-[18px_26px_minmax(0,1fr)_26px_86px] items-center gap-x-2.5 px-4 max-sm:min-h-11';

function RepRow({ rep, leader }: { readonly rep: RankedRep; readonly leader: number }) {
  const figures = <RepFigures rep={rep} leader={leader} />;
  // In a region that nobody knows a rep has no screen to lead to.
  if (regionOf(rep.region) === null) return <div className={rowClass}>{figures}</div>;
  return (
    <Link
      href={salesRepPath(rep.name, rep.region)}
      className={`${rowClass} focus-inside hover:bg-hover transition-colors`}
    >
      {figures}
    </Link>
  );
}

/** The bar starts at zero and is full at the leader's share; its value is the true share of all valid. */
function RepFigures({ rep, leader }: { readonly rep: RankedRep; readonly leader: number }) {
  const name = repDisplayName(rep.name);
  return (
    <>
      <span className="text-caption text-ink-3 text-right tabular-nums">{rep.rank}</span>
      <Plate region={rep.region} size="small" />
      <span className="relative flex h-full min-w-0 items-center pl-1.5">
        <ProgressBar
          label={`${name}: share of all valid appointments`}
          value={rep.share}
          className="absolute inset-y-1 left-0 -z-10 w-full"
        >
          <span
            className="rounded-plate bg-track absolute inset-y-0 left-0"
            style={{ width: `${leader > 0 ? clampPercent((rep.share / leader) * 100) : 0}%` }}
          />
        </ProgressBar>
        <span className="text-small truncate font-medium">
          <bdi>{name}</bdi>
        </span>
      </span>
      <span className="text-body text-right font-semibold tabular-nums">
        {showNumber(rep.valid)}
      </span>
      <span className="text-caption text-ink-2 text-right whitespace-nowrap tabular-nums">
        {rep.successPercent}% success
      </span>
    </>
  );
}
