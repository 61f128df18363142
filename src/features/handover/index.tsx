import { Copy } from 'lucide-react';
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
        className="max-sm:w-full"
        icon={Copy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <span className="lg:max-[1400px]:sr-only">Copy summary</span>
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} className={`${middle} w-[560px]`}>
        <Handover />
      </Modal>
    </>
  );
}
