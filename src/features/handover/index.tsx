import { Copy } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Dialog, DialogButton, middle } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { lazy } from '../../ui/lazy.ts';

const Handover = lazy(async () => (await import('./handover.tsx')).Handover, LoadingScreen);

/** Opens the summary. */
export function HandoverButton() {
  const prepare = () => void Handover.preload();
  return (
    <>
      <DialogButton
        name="summary"
        className="lg:max-xl:[&>svg]:hidden"
        icon={Copy}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        Copy summary
      </DialogButton>
      {createPortal(
        <Dialog name="summary" className={`${middle} w-[560px]`}>
          <Handover />
        </Dialog>,
        // Its button may be in a menu that closes.
        document.body,
      )}
    </>
  );
}
