import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { showNumber } from '../../domain/text/format.ts';
import { useDialog } from '../../shell/dialog-entries.ts';
import { Modal } from '../../shell/modal.tsx';
import { changeClass, ChangeLine, PlainValidChange } from './change-line.tsx';
import { ChangePanel } from './change-panel.tsx';
import { useWhatChanged } from './use-what-changed.ts';

// In px.
const width = 688;
const margin = 12;
// Below its line, and whole in the window; a bottom sheet at 390.
const panelClass =
  'bg-raised rounded-dialog m-0 max-h-[92dvh] flex-col overflow-hidden max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-auto max-sm:max-w-none max-sm:rounded-b-none sm:top-(--top) sm:left-(--left) sm:w-[688px] sm:max-w-[calc(100vw-24px)] sm:backdrop:bg-transparent print:hidden';

/** The change of the valid appointments: where more is known of it, a button that opens what changed. */
export function ValidChange() {
  const change = useWhatChanged();
  const [isOpen, setIsOpen] = useDialog('change');
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const line = button.current?.getBoundingClientRect();
    if (!isOpen || !line) return;
    const height = anchor.current?.querySelector('dialog')?.offsetHeight ?? 0;
    const left = Math.max(margin, Math.min(line.left, innerWidth - width - margin));
    const top = Math.max(margin, Math.min(line.bottom + 4, innerHeight - height - margin));
    anchor.current?.style.setProperty('--left', `${left}px`);
    anchor.current?.style.setProperty('--top', `${top}px`);
  }, [isOpen]);
  if (change === null) return <PlainValidChange />;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={`focus-inside rounded-control hover:bg-hover aria-expanded:bg-hover text-left ${changeClass.place}`}
      >
        <span className={changeClass.text}>
          <ChangeLine figure="totalValidAppointments" show={showNumber} />
          <span className="sr-only">, what changed</span>
          <Chevron aria-hidden className="text-ink-3 size-3.5 flex-none print:hidden" />
        </span>
      </button>
      {createPortal(
        <div ref={anchor}>
          <Modal open={isOpen} onClose={() => setIsOpen(false)} className={panelClass}>
            <ChangePanel change={change} />
          </Modal>
        </div>,
        document.body,
      )}
    </>
  );
}
