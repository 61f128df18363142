import { HeartPulse, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buildId } from '../../config.ts';
import { useApiClient } from '../../query/client.ts';
import { useKeptDayNames } from '../../query/memory/use-day-memory.ts';
import { useUpdates } from '../../shell/updates/updates-context.ts';
import { changeSearch, useIsWall, useSearchText } from '../../shell/location.ts';
import { IconButton } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMoment } from '../../ui/clock/clock.ts';
import { probeStorage } from './browser.ts';
import { CallsCard } from './calls-card.tsx';
import { ClearRecord } from './clear-record.tsx';
import { CopyReport } from './copy-report.tsx';
import { FactsCard } from './facts-card.tsx';
import { factGroups, recordTitle, type Sources } from './facts.ts';
import { Summary } from './summary.tsx';
import { TypeCard } from './type-card.tsx';

/** Designed 1,440 px wide; the wall's stage has 1,920. */
const wallZoom = 1_920 / 1_440;

interface DiagnosticsProps {
  readonly titleId: string;
  readonly onClose: () => void;
}

/** What this page knows of itself, live, and a test card for the wall's type. */
export function Diagnostics({ titleId, onClose }: DiagnosticsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWall = useIsWall();
  // How large a px of the wall's stage is, 1920 x 1080 of them, in this window.
  const stagePx = useMoment(() => Math.min(innerWidth / 1_920, innerHeight / 1_080));
  const zoom = isWall ? Math.max(1, stagePx * wallZoom) : 1;
  const tab = useSearchText('health') === 'type' ? 'type' : '1';
  const client = useApiClient();
  const { updates } = useUpdates();
  const [storage] = useState(probeStorage);
  const kept = useKeptDayNames();
  const sources = { client, updates, storage, kept };
  useEffect(() => heading.current?.focus(), []);
  return (
    // The wall sets the root's font size; here all lengths scale together.
    <div
      className="flex min-h-0 flex-1 flex-col overflow-auto px-3 pb-6 [--spacing:4px] sm:px-6"
      style={{ zoom }}
    >
      <header className="bg-canvas sticky top-0 z-10 -mx-1 flex flex-none items-center gap-3 px-1 py-3">
        <HeartPulse aria-hidden className="text-ink-2 size-5 flex-none" />
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-dialog outline-none">
            Diagnostics
          </h2>
          <p className="text-caption text-ink-2 truncate tabular-nums">Build {buildId}</p>
        </div>
        <CopyReport sources={sources} />
        <IconButton label="Close" icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </header>
      <Tabs
        label="Diagnostics"
        of="page"
        value={tab}
        onChange={(health) => changeSearch({ health })}
        tabs={[
          { value: '1', label: 'Report', content: <Report sources={sources} /> },
          {
            value: 'type',
            label: 'Type sizes',
            content: <TypeCard pxPerStagePx={stagePx / zoom} />,
          },
        ]}
      />
    </div>
  );
}

function Report({ sources }: { readonly sources: Sources }) {
  return (
    <>
      <Summary />
      <CallsCard />
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-2">
        {factGroups.map((group) => (
          <FactsCard
            key={group.title}
            group={group}
            sources={sources}
            footer={group.title === recordTitle && <ClearRecord />}
          />
        ))}
      </div>
    </>
  );
}
