import { Keyboard } from 'lucide-react';
import { useId } from 'react';
import { DialogHeader } from '../../shell/docked.tsx';
import { middle, Modal } from '../../shell/modal.tsx';
import { switchLetters, useLettersOn } from '../../shell/shortcuts.ts';
import { Kbd } from '../../ui/button.tsx';
import { shortcuts } from './keys.ts';

interface KeysSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const others = [
  { key: 'Enter', label: 'Open the alert', where: 'queue' },
  { key: 'Esc', label: 'Leave the notes, then close', where: 'alert' },
  { key: 'Shift D', label: 'Diagnostics', where: 'everywhere' },
];

/** The shortcuts of the queue, and the switch that turns single letters off. */
export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const title = useId();
  const on = useLettersOn();
  return (
    <Modal open={open} onClose={onClose} labelledBy={title} className={`${middle} w-[420px]`}>
      <DialogHeader
        lead={<Keyboard aria-hidden className="icon text-ink-2" />}
        title="Keyboard shortcuts"
        titleId={title}
        onClose={onClose}
      />
      <div className="overflow-auto">
        <dl className="px-5 py-2">
          {[...Object.values(shortcuts), ...others].map(({ key, label, where }) => (
            <div key={key} className="text-small flex h-8 items-center gap-3">
              <dt className="w-14 flex-none">
                <Kbd>{key}</Kbd>
              </dt>
              <dd className="flex flex-1 justify-between gap-3">
                {label} <span className="text-caption text-ink-3">{where}</span>
              </dd>
            </div>
          ))}
        </dl>
        <label className="border-line text-small flex items-center gap-3 border-t px-5 py-4 font-medium">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => switchLetters(event.target.checked)}
            className="accent-primary size-4"
          />
          Use letters as shortcuts
        </label>
      </div>
    </Modal>
  );
}
