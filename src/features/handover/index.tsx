import { Copy } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useDialog } from '../../shell/location.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { lazy } from '../../ui/lazy.ts';
import { Button } from '../../ui/button.tsx';

const Handover = lazy(async () => (await import('./handover.tsx')).Handover, LoadingScreen);

/** Opens the summary. */
export function HandoverButton() {
  const [isOpen, setIsOpen] = useDialog('summary');
  const prepare = () => void Handover.preload();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="lg:max-xl:[&>svg]:hidden"
        icon={Copy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        Copy summary
      </Button>
      {createPortal(
        <Modal open={isOpen} onClose={() => setIsOpen(false)} className={`${middle} w-[560px]`}>
          <Handover />
        </Modal>,
        // Its button may be in a menu that closes.
        document.body,
      )}
    </>
  );
}
