import { reads } from '../../api/contract.ts';
import { showNumber } from '../../domain/number/format.ts';
import { alertPath, paths } from '../../paths.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useRead } from '../../query/use-read.ts';
import { FigureLink } from '../../shell/links.tsx';

const cells = [
  { title: 'Total', of: 'total' },
  { title: 'Pending', of: 'pending', href: paths.validation },
  { title: 'Reviewed', of: 'reviewed', href: alertPath('', 'reviewed') },
  { title: 'Dismissed', of: 'dismissed', href: alertPath('', 'dismissed') },
  { title: 'Valid', of: 'validDecisions', ofReviewed: true },
  { title: 'Invalid', of: 'invalidDecisions', ofReviewed: true },
] as const;

/** The six stat cards (spec 2), with the server's own counts; what has a list leads to it. */
export function StatCells() {
  const stats = useRead(reads.alertStats);
  const { data } = stats;
  return (
    <StatStrip
      columns={6}
      size="small"
      state={stats}
      stats={cells.map((cell) => ({
        title: cell.title,
        value: (
          <>
            {'href' in cell ? (
              <FigureLink href={cell.href} count={data?.[cell.of]} unit={`${cell.of} alert`} />
            ) : (
              showNumber(data?.[cell.of])
            )}
            {'ofReviewed' in cell && (
              <small className="text-caption text-ink-2 ml-1.5 font-normal tracking-normal whitespace-nowrap">
                of {showNumber(data?.reviewed)} reviewed
              </small>
            )}
          </>
        ),
      }))}
    />
  );
}
