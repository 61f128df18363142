import { Play } from 'lucide-react';
import { useRef } from 'react';
import { PageFreshness } from '../../query/page-freshness.tsx';
import { useDialog } from '../../shell/location.ts';
import { Page } from '../../shell/page.tsx';
import { KeysSheet, ShortcutButton, useQueueKeys } from './keys.tsx';
import { QueueCard } from './queue-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { StatCells } from './stat-strip.tsx';
import { useReview } from './use-review.ts';

/** Manual Validation Alerts (spec 2): the review queue. */
export function ManualValidation() {
  const rowsBox = useRef<HTMLDivElement>(null);
  const review = useReview(rowsBox);
  const [help, setHelp] = useDialog('keys');
  const openHelp = () => setHelp(true);
  useQueueKeys(review, openHelp);
  return (
    <Page
      subtitle="Doubtful appointments, newest first"
      freshness={<PageFreshness main={review.queue.alerts} refreshing={false} />}
      actions={
        review.queue.lists.pending.length > 0 && (
          <ShortcutButton
            shortcut="start"
            look="primary"
            icon={<Play aria-hidden className="icon" />}
            onClick={review.actions.startSession}
          />
        )
      }
    >
      <StatCells />
      <QueueCard review={review} rowsBox={rowsBox} onHelp={openHelp} />
      <ReviewDialog review={review} onHelp={openHelp} />
      <KeysSheet open={help} onClose={() => setHelp(false)} />
    </Page>
  );
}
