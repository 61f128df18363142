import { Link, Printer } from 'lucide-react';
import { use } from 'react';
import { TextToCopy, useCopy } from '../../shell/clipboard.tsx';
import { useModal } from '../../shell/modal.tsx';
import { Button } from '../../ui/button.tsx';
import { ReportWantedContext } from '../print/report-wanted.ts';
import { useSummary } from './use-summary.ts';

/** The summary's text, with buttons to copy it, to copy a link to this view, and to print the day's report. */
export function Handover() {
  const { close } = useModal();
  const lines = useSummary();
  const reportWanted = use(ReportWantedContext);
  const copyLink = useCopy('Link', 'Copy the link from the address bar.');
  const onLink = async () => {
    if (await copyLink(location.href, 'The link opens this view.')) close();
  };
  return (
    <TextToCopy what="Summary" lines={lines}>
      <Button icon={Link} onClick={() => void onLink()}>
        Copy link
      </Button>
      <Button
        icon={Printer}
        onClick={() => {
          close();
          reportWanted.set('page');
        }}
      >
        Print
      </Button>
    </TextToCopy>
  );
}
