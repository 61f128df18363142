import { createPortal } from 'react-dom';
import { Dialog, middle } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { lazy } from '../../ui/lazy.ts';

const Handover = lazy(async () => (await import('./handover.tsx')).Handover, LoadingScreen);

export function SummaryDialog() {
  return createPortal(
    <Dialog name="summary" className={`${middle} w-[560px]`}>
      <Handover />
    </Dialog>,
    // Its button may be in a menu that closes.
    document.body,
  );
}
