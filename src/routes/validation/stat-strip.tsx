import { reads } from '../../api/contract.ts';
import { useRead } from '../../query/use-read.ts';
import { showNumber } from '../../domain/number/format.ts';
import { StatCard } from '../../query/stat-card.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';

const cells = [
  { title: 'Total', of: 'total' },
  { title: 'Pending', of: 'pending' },
  { title: 'Reviewed', of: 'reviewed' },
  { title: 'Dismissed', of: 'dismissed' },
  { title: 'Valid', of: 'validDecisions', ofReviewed: true },
  { title: 'Invalid', of: 'invalidDecisions', ofReviewed: true },
] as const;

/** The six stat cards (spec 2), with the server's own counts. */
export function StatCells() {
  const stats = useRead(reads.alertStats);
  const { data } = stats;
  return (
    <StatStrip columns={6}>
      {cells.map((cell) => (
        <StatCard
          key={cell.title}
          size="small"
          title={cell.title}
          state={stats}
          value={
            <>
              {showNumber(data?.[cell.of])}
              {'ofReviewed' in cell && (
                <small className="text-caption text-ink-2 ml-1.5 font-normal tracking-normal whitespace-nowrap">
                  of {showNumber(data?.reviewed)} reviewed
                </small>
              )}
            </>
          }
        />
      ))}
    </StatStrip>
  );
}
