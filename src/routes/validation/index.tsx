import { Play } from 'lucide-react';
import { useState } from 'react';
import { PageFreshness } from '../../shell/freshness.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { QueueCard } from './queue-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { StatCells } from './stat-strip.tsx';
import { useReview } from './use-review.ts';

/** Manual Validation Alerts (spec 2): the review queue. */
export function ManualValidation() {
  const review = useReview();
  const [help, setHelp] = useState(false);
  const first = review.lists.pending[0];
  return (
    <Page
      title="Manual Validation Alerts"
      subtitle="Doubtful appointments, newest first"
      freshness={<PageFreshness main={review.alerts} refreshing={false} />}
      actions={
        first && (
          <Button
            look="primary"
            icon={<Play aria-hidden className="icon" />}
            onClick={() => review.show(first.id)}
          >
            Start Review
          </Button>
        )
      }
    >
      <StatCells />
      <QueueCard review={review} onHelp={() => setHelp(true)} />
      <ReviewDialog review={review} onHelp={() => setHelp(true)} />
      <KeysSheet open={help} onClose={() => setHelp(false)} />
    </Page>
  );
}
