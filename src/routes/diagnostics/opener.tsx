import { useEffect } from 'react';
import { changeDialog, useIsWall, useSearchText } from '../../shell/location.ts';
import { Modal, useNoModal } from '../../shell/modal.tsx';
import { LoadingScreen, ScreenFailed } from '../../shell/screen-states.tsx';
import { shortcutKey } from '../../shell/shortcuts.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { lazy } from '../../ui/lazy.ts';

const Diagnostics = lazy(async () => (await import('./index.tsx')).Diagnostics, LoadingScreen);

const viewClass =
  'bg-canvas inset-0 m-auto h-dvh max-h-none w-screen max-w-none cursor-auto flex-col overflow-hidden outline-none has-[>[data-loading-screen]]:px-6';
const insetClass =
  'sm:rounded-dialog sm:h-[calc(100dvh-48px)] sm:w-[calc(100vw-48px)] sm:max-w-[1440px]';

/** The diagnostics view (`?health=1` or Shift D), over every route; on the wall it fills the screen. */
export function DiagnosticsView() {
  const view = useSearchText('health');
  const open = view === '1';
  const wall = useIsWall();
  const noModal = useNoModal();
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== 'Shift D' || (!open && !noModal)) return;
      event.preventDefault();
      changeDialog('health', open ? '' : '1');
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [open, noModal]);
  return (
    <Modal
      open={open}
      onClose={() => changeDialog('health', '')}
      className={wall ? viewClass : `${viewClass} ${insetClass}`}
    >
      <Boundary
        resetKey={view}
        fallback={(error, reset) => <ScreenFailed error={error} onRetry={reset} />}
      >
        <Diagnostics />
      </Boundary>
    </Modal>
  );
}
