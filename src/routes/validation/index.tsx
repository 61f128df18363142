import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { PageFreshness } from '../../query/freshness.tsx';
import { useLettersOn } from '../../shell/letter-keys.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { shortcuts } from './keys.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { QueueCard } from './queue-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { StatCells } from './stat-strip.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useReview } from './use-review.ts';

/** Manual Validation Alerts (spec 2): the review queue. */
export function ManualValidation() {
  const queue = useRef<HTMLDivElement>(null);
  const review = useReview(queue);
  const [help, setHelp] = useState(false);
  const openHelp = () => setHelp(true);
  const letters = useLettersOn();
  useQueueKeys(review, openHelp);
  return (
    <Page
      title="Manual Validation Alerts"
      subtitle="Doubtful appointments, newest first"
      freshness={<PageFreshness main={review.alerts} refreshing={false} />}
      actions={
        review.lists.pending.length > 0 && (
          <Button
            look="primary"
            icon={<Play aria-hidden className="icon" />}
            aria-keyshortcuts={letters ? shortcuts.start.key : undefined}
            onClick={review.startSession}
          >
            Start Review
            {letters && (
              <span aria-hidden className="max-sm:hidden [&_kbd]:border-current">
                <Kbd>{shortcuts.start.key}</Kbd>
              </span>
            )}
          </Button>
        )
      }
    >
      <StatCells />
      <QueueCard review={review} queue={queue} onHelp={openHelp} />
      <ReviewDialog review={review} onHelp={openHelp} />
      <KeysSheet open={help} onClose={() => setHelp(false)} />
    </Page>
  );
}
