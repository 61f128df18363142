import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface UpdateBarProps {
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** Offers a new version. Covers the foot of the page, so that nothing moves. */
export function UpdateBar({ onReload, onDismiss }: UpdateBarProps) {
  return (
    <div className="rounded-card border-line bg-raised shadow-float fixed inset-x-3 bottom-[calc(0.75rem+var(--banner-height,0px))] z-20 flex animate-[toast-in_200ms_ease] flex-wrap items-center gap-x-3 gap-y-2 border py-2 pr-2 pl-3.5 sm:inset-x-auto sm:bottom-[calc(1rem+var(--banner-height,0px))] sm:left-6 sm:max-w-[560px] lg:left-[268px] print:hidden">
      <p role="status" className="text-small min-w-0 flex-1 py-1 font-medium text-balance">
        A new version is ready
      </p>
      <div className="ml-auto flex gap-1">
        <Button look="primary" size="small" icon={RefreshCw} onClick={onReload}>
          Reload
        </Button>
        <Button look="ghost" size="small" onClick={onDismiss}>
          Not now
        </Button>
      </div>
    </div>
  );
}
