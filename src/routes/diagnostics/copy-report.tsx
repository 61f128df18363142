import { Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ageText } from '../../domain/time/age.ts';
import type { Exchange } from '../../query/records.ts';
import { useCopy } from '../../shell/clipboard.tsx';
import { Button } from '../../ui/button.tsx';
import { elapsedMs, type Moment, now } from '../../ui/clock.ts';
import { factGroups, type Sources } from './facts.ts';
import { durationText, outcomeText, requestFigures, type UsedCall, usedCalls } from './requests.ts';

/** Copies the report; where the browser refuses, the report is selected in a box to be copied by hand. */
export function CopyReport({ sources }: { readonly sources: Sources }) {
  const copy = useCopy('Report', 'The report is selected, to copy by hand.');
  const [refused, setRefused] = useState<string | null>(null);
  const onCopy = async () => {
    const report = reportText({ now: now(), elapsed: elapsedMs() }, sources);
    setRefused((await copy(report, 'The report holds no personal data.')) ? null : report);
  };
  return (
    <>
      <Button icon={<Copy aria-hidden className="icon" />} onClick={() => void onCopy()}>
        Copy
      </Button>
      {refused !== null && <ByHand report={refused} onLeave={() => setRefused(null)} />}
    </>
  );
}

interface ByHandProps {
  readonly report: string;
  readonly onLeave: () => void;
}

function ByHand({ report, onLeave }: ByHandProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <div className="rounded-card bg-raised shadow-float absolute top-full right-1 grid w-[560px] max-w-[calc(100%-8px)] gap-2 p-4">
      <label htmlFor={id} className="text-small font-medium">
        This browser blocks copying. Copy the report from here
      </label>
      <textarea
        id={id}
        readOnly
        rows={12}
        value={report}
        ref={box}
        onBlur={onLeave}
        className="focus-inside rounded-control border-line-control bg-surface text-log border px-2.5 py-2 font-mono"
      />
    </div>
  );
}

/** The whole report as plain text. It holds no data, no URL of the page and no typed text: nothing personal. */
function reportText(at: Moment, sources: Sources): string {
  const facts = factGroups.flatMap(({ title, facts: of }) => [
    '',
    title,
    ...of.map(({ label, text }) => `  ${label}: ${text(at, sources)}`),
  ]);
  const calls = usedCalls(sources.client).flatMap((call) => callLines(call, at));
  return ['Appointment Tracker: diagnostics', ...facts, '', 'Calls', ...calls, ''].join('\n');
}

function callLines({ name, record }: UsedCall, at: Moment): string[] {
  const { receivedAt, history, inFlight } = record;
  const { ok, failed, medianMs } = requestFigures(history);
  const valid = receivedAt === null ? '' : `, last valid ${ageText(at.elapsed - receivedAt)} ago`;
  return [
    `  ${name}: ${ok} OK, ${failed} failed, median ${durationText(medianMs)}${valid}, ${inFlight} in flight`,
    ...history.toReversed().map(exchangeLine),
  ];
}

function exchangeLine(exchange: Exchange): string {
  const requestedAt = new Date(exchange.requestedAtWall).toISOString();
  return `    ${requestedAt} ${outcomeText(exchange)} ${durationText(exchange.durationMs)}`;
}
