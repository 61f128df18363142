import { Play } from 'lucide-react';
import { alertStats } from '../../calls/alerts.ts';
import { showNumber } from '../../domain/text/format.ts';
import { alertPath, paths } from '../../paths.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useCall } from '../../query/use-call.ts';
import { FigureLink } from '../../shell/links.tsx';
import { Page } from '../../shell/page.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { ShortcutButton } from './keys.tsx';
import { QueueCard } from './queue-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useReview } from './use-review.ts';

/** Manual Validation Alerts (S2): the review queue. */
export function ManualValidation() {
  const review = useReview();
  const { alerts, queue } = review;
  const isPhone = !useMinWidth('sm');
  const isLoading = alerts.data === undefined && !alerts.hasFailed;
  return (
    <Page
      // On a phone the order is in the card's first line.
      subtitle={!isPhone && `Doubtful appointments, ${queue.order.name.toLowerCase()}`}
      status={alerts}
      actions={
        !isPhone &&
        (isLoading || queue.lists.pending.length > 0) && (
          <ShortcutButton
            shortcut="start"
            look="primary"
            icon={Play}
            // Has its place before the response.
            aria-hidden={isLoading || undefined}
            className={isLoading ? 'invisible' : ''}
            onClick={review.actions.startSession}
          />
        )
      }
    >
      <StatCells />
      <QueueCard review={review} />
      <ReviewDialog review={review} />
    </Page>
  );
}

const cells = [
  { title: 'Total', count: 'total' },
  { title: 'Pending', count: 'pending', href: paths.validation },
  { title: 'Reviewed', count: 'reviewed', href: alertPath('', 'reviewed') },
  { title: 'Dismissed', count: 'dismissed', href: alertPath('', 'dismissed') },
  { title: 'Valid', count: 'validDecisions', ofReviewed: true },
  { title: 'Invalid', count: 'invalidDecisions', ofReviewed: true },
] as const;

/** The six stat cards (S2) with the server's counts; those with a list link to it. */
function StatCells() {
  const { figures, status } = useCall(alertStats);
  return (
    <StatStrip
      size="small"
      phoneLine="Alert counts"
      status={status}
      stats={cells.map((cell) => ({
        title: cell.title,
        value: (
          <>
            {'href' in cell ? (
              <FigureLink
                href={cell.href}
                count={figures[cell.count]}
                unit={`${cell.count} alert`}
              />
            ) : (
              showNumber(figures[cell.count])
            )}
            {'ofReviewed' in cell && (
              <small className="text-caption text-ink-2 ml-1.5 font-normal tracking-normal whitespace-nowrap max-sm:sr-only">
                of {showNumber(figures.reviewed)} reviewed
              </small>
            )}
          </>
        ),
      }))}
    />
  );
}
