import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useDialog } from '../../shell/location.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { lazy } from '../../ui/lazy.ts';
import { Button } from '../../ui/button.tsx';

const Handover = lazy(async () => (await import('./handover.tsx')).Handover, LoadingScreen);

/** Opens the summary. */
export function HandoverButton() {
  const [isOpen, setIsOpen] = useDialog('summary');
  const title = useId();
  const prepare = () => void Handover.preload();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="max-sm:w-full"
        icon={<Copy aria-hidden className="icon" />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <span className="lg:max-[1400px]:sr-only">Copy summary</span>
      </Button>
      <Modal labelledBy={title} open={isOpen} onClose={close} className={`${middle} w-[560px]`}>
        <Handover titleId={title} onClose={close} />
      </Modal>
    </>
  );
}
