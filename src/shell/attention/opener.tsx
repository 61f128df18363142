import { Bell } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { useDialog } from '../location.ts';
import { Modal } from '../modal.tsx';

const Settings = lazyScreen(async () => (await import('./settings.tsx')).AttentionSettings);

/** Opens the settings of what asks for attention. */
export function AttentionButton() {
  const [open, setOpen] = useDialog('attention');
  const title = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        icon={<Bell aria-hidden className="icon-small" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void Settings.preload()}
        onClick={() => setOpen(true)}
      >
        Notifications
      </Button>
      <Modal
        labelledBy={title}
        open={open}
        onClose={close}
        className="bg-raised rounded-dialog inset-0 m-auto h-fit max-h-[70dvh] w-[560px] max-w-[calc(100vw-24px)] flex-col overflow-hidden"
      >
        <Settings titleId={title} onClose={close} />
      </Modal>
    </>
  );
}
