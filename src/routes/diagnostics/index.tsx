import { HeartPulse, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buildId } from '../../config.ts';
import { changeSearch, useIsWall, useSearchText } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMoment } from '../../ui/clock/clock.ts';
import { probeStorage } from './browser.ts';
import { CallsCard } from './calls-card.tsx';
import { CopyReport } from './copy-report.tsx';
import { FactsCard } from './facts-card.tsx';
import { factGroups } from './facts.ts';
import { Summary } from './summary.tsx';
import { TypeCard } from './type-card.tsx';

/** The view is drawn for a window so much narrower than the wall's stage, to be read standing before it. */
const wallZoom = 1_920 / 1_440;

interface HealthProps {
  readonly titleId: string;
  readonly onClose: () => void;
}

/** What this page knows of itself, live, and a test card for the type of the wall. */
export function Health({ titleId, onClose }: HealthProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWall = useIsWall();
  // How large a px of the wall's stage is, 1920 x 1080 of them, in this window.
  const stagePx = useMoment(() => Math.min(innerWidth / 1_920, innerHeight / 1_080));
  const zoom = isWall ? Math.max(1, stagePx * wallZoom) : 1;
  const tab = useSearchText('health') === 'type' ? 'type' : '1';
  // Before the first fact is drawn.
  useState(probeStorage);
  useEffect(() => heading.current?.focus(), []);
  return (
    // The wall sets the root's size; here all lengths are those of the design, grown together.
    <div
      className="flex min-h-0 flex-1 flex-col overflow-auto px-3 pb-6 [--spacing:4px] sm:px-6"
      style={{ zoom }}
    >
      <header className="bg-canvas sticky top-0 z-10 -mx-1 flex flex-none items-center gap-3 px-1 py-3">
        <HeartPulse aria-hidden className="text-ink-2 size-5 flex-none" />
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-dialog outline-none">
            Health of this page
          </h2>
          <p className="text-caption text-ink-2 truncate tabular-nums">Build {buildId}</p>
        </div>
        <CopyReport />
        <IconButton label="Close" icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </header>
      <Tabs
        label="Health"
        of="page"
        value={tab}
        onChange={(health) => changeSearch({ health })}
        tabs={[
          { value: '1', label: 'Report', content: <Report /> },
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

function Report() {
  return (
    <>
      <Summary />
      <CallsCard />
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-3">
        {factGroups.map((group) => (
          <FactsCard key={group.title} group={group} />
        ))}
      </div>
    </>
  );
}
