import { RefreshCw } from 'lucide-react';
import { useIsWall } from '../../shell/location.ts';
import { type Updates, useUpdates } from '../../shell/updates-context.ts';
import { Button } from '../../ui/button.tsx';

const phaseTexts = {
  current: '',
  ready: 'A new version is ready',
  checking: 'Checking for the new version...',
  refused: "Couldn't reach the new version yet. This page keeps working.",
  reloading: 'Loading the new version...',
} as const satisfies Record<Updates['phase'], string>;

/** Offers a new version. Covers the foot of the page, so that nothing moves; hidden while `OrNotLoaded` shows a message. */
export function UpdateBar() {
  const { updates, reload, dismiss } = useUpdates();
  const { phase, build, isDismissed } = updates;
  if (useIsWall() || isDismissed || build === null) return null;
  const busy = phase === 'checking' || phase === 'reloading';
  return (
    <div className="rounded-card border-line bg-raised shadow-float fixed inset-x-3 bottom-[calc(0.75rem+var(--banner-height,0px))] z-20 flex animate-[toast-in_200ms_ease] flex-wrap items-center gap-x-3 gap-y-2 border py-2 pr-2 pl-3.5 sm:inset-x-auto sm:bottom-[calc(1rem+var(--banner-height,0px))] sm:left-6 sm:max-w-[560px] lg:left-[268px] print:hidden [:root:has([data-not-loaded])_&]:hidden">
      <p role="status" className="text-small min-w-0 flex-1 py-1 font-medium text-balance">
        {phaseTexts[phase]}
      </p>
      <div className="ml-auto flex gap-1">
        <Button
          look="primary"
          size="small"
          aria-disabled={busy}
          icon={RefreshCw}
          onClick={busy ? undefined : reload}
        >
          Reload
        </Button>
        <Button look="ghost" size="small" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </div>
  );
}
