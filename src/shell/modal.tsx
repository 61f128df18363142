import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PortalContext } from '../ui/portal.ts';
import { useModalPlace } from './modal-stack.ts';
import { LazyToaster } from './lazy-toaster.tsx';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Its name, or the id of the heading that holds it. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** Every key but Esc; for Esc, true means that it has been used up and the modal stays. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: the page behind is inert, Esc and a click on the page behind close it, and the
 * focus goes back where it was. Toasts show inside it, since outside they would lie beneath.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, label, labelledBy, onKey, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const uppermost = useModalPlace(open);
  const pressedOutside = useRef(false);
  // Before the effects of what is inside, which may put the focus somewhere else than the browser does.
  useLayoutEffect(() => {
    setPortal(dialog.current);
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const keyDown = (event: KeyboardEvent) => {
    const usedUp = onKey?.(event) === true;
    if (event.key !== 'Escape') return;
    // Esc closes a native dialog by itself, but not in every headless build, and always without asking.
    event.preventDefault();
    if (!usedUp) onClose();
  };
  return (
    // The click is one on the page behind.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      // Whoever selects text may let go of the mouse out there; that click is the dialog's, too.
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose();
      }}
      onKeyDown={keyDown}
      className={`text-ink shadow-dialog backdrop:bg-scrim fixed hidden open:flex ${className}`}
    >
      <PortalContext value={portal}>
        {open && children}
        {open && uppermost && <LazyToaster inModal />}
      </PortalContext>
    </dialog>
  );
}
