import { Copy, HeartPulse, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApiClient } from '../../query/client.ts';
import { useHealthText } from '../../query/health-text.ts';
import { useCopy } from '../../shell/clipboard.tsx';
import { useIsWall } from '../../shell/location.ts';
import { CloseButton, useModal } from '../../shell/modal.tsx';
import { useUpdates } from '../../shell/updates-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { currentMoment, useMoment } from '../../ui/clock.ts';
import { factGroups, reportText, usedCalls } from './facts.ts';
import { CallsCard } from './calls-card.tsx';

/** The width that this view is designed for. */
const designedPx = 1_440;

/** Diagnostics of this page and its calls, updated each second. */
export function Diagnostics() {
  const { titleId } = useModal();
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWall = useIsWall();
  const zoom = isWall ? Math.max(1, innerWidth / designedPx) : 1;
  const client = useApiClient();
  useSyncExternalStore(
    (onChange) => client.records.subscribe(null, onChange),
    () => client.records.all(),
  );
  // Rendered each second, since most of these values have no change event.
  useMoment(({ now }) => now);
  const at = currentMoment();
  const { updates } = useUpdates();
  const groups = factGroups(at, { client, updates });
  const calls = usedCalls(client, at);
  const health = useHealthText();
  useEffect(() => heading.current?.focus(), []);
  const copy = useCopy('Report', 'The view is selected: copy it manually.');
  const onCopy = async () => {
    const report = reportText(groups, calls);
    const isCopied = await copy(report, 'The report contains no personal data.');
    if (!isCopied && view.current) getSelection()?.selectAllChildren(view.current);
  };
  return (
    // The wall sets the root's font size; here all lengths scale together.
    <div
      ref={view}
      className="goes-on flex min-h-0 flex-1 scroll-pt-16 flex-col gap-3 overflow-auto px-3 pb-6 [--spacing:4px] *:flex-none sm:gap-4 sm:px-6"
      style={{ zoom }}
    >
      <header className="bg-canvas sticky top-0 z-10 -mx-1 flex items-center gap-3 px-1 py-3">
        <HeartPulse aria-hidden className="text-ink-2 size-5 flex-none" />
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-dialog flex-1 outline-none">
          Diagnostics
        </h2>
        <Button icon={Copy} onClick={() => void onCopy()}>
          Copy
        </Button>
        <CloseButton />
      </header>
      <CallsCard calls={calls} health={health} />
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-3">
        {groups.map(([title, facts]) => (
          <Card key={title} title={title}>
            <dl>
              {facts.map(([label, text, warns]) => (
                <div
                  key={label}
                  className="border-line text-small flex min-h-9 items-baseline gap-4 border-t px-4 py-2"
                >
                  <dt className="text-ink-2 w-[8.75em] flex-none">{label}</dt>
                  <dd
                    className={`min-w-0 flex-1 [overflow-wrap:anywhere] tabular-nums ${warns ? 'text-caution font-medium' : ''}`}
                  >
                    {warns && (
                      <TriangleAlert
                        aria-hidden
                        className="icon-small mr-1.5 inline align-[-2px]"
                      />
                    )}
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
    </div>
  );
}
