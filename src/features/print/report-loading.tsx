import { createPortal } from 'react-dom';
import type { LoadState } from '../../ui/lazy.ts';

/** Says on the screen that the report waits for its code or its calls. */
export function Preparing({ hasFailed = false }: Partial<LoadState>) {
  return (
    <p
      role="status"
      className="rounded-card border-line bg-raised text-small shadow-float fixed right-4 bottom-[calc(1rem+var(--banner-height,0px))] z-50 border px-3.5 py-3 font-medium print:hidden"
    >
      {hasFailed ? "Couldn't load the report. Retrying automatically." : 'Preparing the report…'}
    </p>
  );
}

interface ReportLoadingProps extends LoadState {
  readonly isWanted: boolean;
}

/** In place of the report until its code is loaded. A printout can't wait for it, so that is one page that says so. */
export function ReportLoading({ isWanted, hasFailed }: ReportLoadingProps) {
  return (
    <>
      {isWanted && <Preparing hasFailed={hasFailed} />}
      {/* While no code comes at all, the screen prints itself. */}
      {!hasFailed &&
        createPortal(
          <p className="prints-alone hidden print:block">
            Not loaded yet: the day&apos;s report. Close this printout and print again.
          </p>,
          document.body,
        )}
    </>
  );
}
