import { Link, Printer } from 'lucide-react';
import { use } from 'react';
import { TextToCopy, useCopy } from '../../shell/clipboard.tsx';
import { Button } from '../../ui/button.tsx';
import { ReportWantedContext } from '../print/index.tsx';
import { useSummary } from './use-summary.ts';

interface HandoverProps {
  readonly titleId: string;
  readonly onClose: () => void;
}

/** The summary as it will be copied, a link to this view, and the day on paper. */
export function Handover({ titleId, onClose }: HandoverProps) {
  const lines = useSummary();
  const reportWanted = use(ReportWantedContext);
  const copyLink = useCopy('Link', 'Copy the link from the address bar.');
  const onLink = async () => {
    if (await copyLink(location.href, 'The link opens this view.')) onClose();
  };
  return (
    <TextToCopy what="Summary" titleId={titleId} lines={lines} onClose={onClose}>
      <Button icon={<Link aria-hidden className="icon" />} onClick={() => void onLink()}>
        Copy link
      </Button>
      <Button
        icon={<Printer aria-hidden className="icon" />}
        onClick={() => {
          onClose();
          reportWanted.set(true);
        }}
      >
        Print
      </Button>
    </TextToCopy>
  );
}
