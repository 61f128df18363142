import { Copy } from 'lucide-react';
import { DialogButton } from '../../shell/dialog-button.tsx';
import { lazy, loadUntilThere } from '../../ui/lazy.ts';

const SummaryDialog = lazy(async () => (await import('./summary-dialog.tsx')).SummaryDialog);

/** Opens the summary. */
export function HandoverButton() {
  const prepare = () => void loadUntilThere(() => import('./handover.tsx'));
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
      <SummaryDialog />
    </>
  );
}
