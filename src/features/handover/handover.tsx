import { Copy, Link, Printer, X } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { countText } from '../../domain/text/words.ts';
import { useCopy } from '../../shell/clipboard.ts';
import { Button, IconButton } from '../../ui/button.tsx';
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
  const copySummary = useCopy('Summary', 'The text is selected: copy it manually.');
  const copyLink = useCopy('Link', 'Copy the link from the address bar.');
  const text = useRef<HTMLPreElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onSummary = async () => {
    if (await copySummary(lines.join('\n'), countText(lines.length, 'line'))) onClose();
    else if (text.current) getSelection()?.selectAllChildren(text.current);
  };
  const onLink = async () => {
    if (await copyLink(location.href, 'The link opens this view.')) onClose();
  };
  return (
    <>
      <header className="border-line flex h-14 flex-none items-center gap-2.5 border-b pr-3 pl-5">
        <Copy aria-hidden className="icon text-ink-2" />
        <h2 id={titleId} className="text-dialog flex-1">
          Summary
        </h2>
        <IconButton label="Close" icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </header>
      <pre
        ref={text}
        className="text-small overflow-auto px-5 py-4 font-sans [overflow-wrap:anywhere] whitespace-pre-wrap tabular-nums"
      >
        {lines.join('\n')}
      </pre>
      <div className="border-line flex flex-none flex-wrap gap-2 border-t px-5 py-4 max-sm:*:flex-auto">
        <Button
          ref={first}
          look="primary"
          icon={<Copy aria-hidden className="icon" />}
          onClick={() => void onSummary()}
        >
          Copy summary
        </Button>
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
      </div>
    </>
  );
}
