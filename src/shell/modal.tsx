import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { PortalContext } from '../ui/tooltip.tsx';
import { createStore, useStore } from '../ui/store.ts';
import { useDialog } from './dialog-entries.ts';
import { LazyToaster } from './toasts.tsx';

/** Docked right; a bottom sheet at 390. Its width is the caller's. */
export const docked =
  'bg-raised rounded-dialog duration-slow inset-y-3 right-3 left-auto m-0 h-auto max-h-none max-w-none flex-col overflow-hidden transition-transform max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:w-auto max-sm:rounded-b-none sm:max-w-[calc(100vw-24px)] max-sm:starting:open:translate-y-full sm:starting:open:translate-x-full';

/** The classes of a dialog in the middle of the window, beside its width. */
export const middle =
  'bg-raised rounded-dialog inset-0 m-auto h-fit max-h-[92dvh] max-w-[calc(100vw-24px)] flex-col overflow-hidden';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Its name, where it has no heading. */
  readonly label?: string;
  /** Handles keys; true for Esc means that the modal stays open. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const ModalContext = createContext<{ readonly titleId: string; close: () => void }>({
  titleId: '',
  close: () => undefined,
});

/** For the content of a modal: the id that its heading must have, and how to close it. */
export const useModal = () => use(ModalContext);

/** A native modal dialog; Esc and a click on the page behind close it. Toasts are drawn inside, since it covers all else. */
export function Modal(props: ModalProps) {
  const { open, onClose, label, onKey, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const around = useMemo(() => ({ titleId, close: onClose }), [titleId, onClose]);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const uppermost = useModalPlace(open);
  const pressedOutside = useRef(false);
  // Before the effects of its children, which may move the focus.
  useLayoutEffect(() => {
    setPortal(dialog.current);
    if (!open) return dialog.current?.close();
    keepGutter();
    dialog.current?.showModal();
  }, [open]);
  const keyDown = (event: KeyboardEvent) => {
    // One Esc closes one layer: that one has closed what is over the modal (C47).
    if (event.key === 'Escape' && event.defaultPrevented) return;
    const usedUp = onKey?.(event) === true;
    if (event.key !== 'Escape') return;
    // The dialog's own Esc would close it past onKey, and is missing in some headless builds.
    event.preventDefault();
    if (!usedUp) onClose();
  };
  return (
    // The click is one on the page behind.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      // Selecting text may end out there, in a click that is the dialog's, too.
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose();
      }}
      onKeyDown={keyDown}
      className={`text-ink shadow-dialog backdrop:bg-scrim fixed hidden open:flex ${className}`}
    >
      <PortalContext value={portal}>
        {open && <ModalContext value={around}>{children}</ModalContext>}
        {open && uppermost && <LazyToaster inModal />}
      </PortalContext>
    </dialog>
  );
}

interface DialogProps extends Pick<ModalProps, 'className' | 'children'> {
  /** As `useDialog` takes it. */
  readonly name: string;
}

/** A modal that its `DialogButton` opens, and Back closes. */
export function Dialog({ name, ...rest }: DialogProps) {
  const [isOpen, setIsOpen] = useDialog(name);
  return <Modal {...rest} open={isOpen} onClose={() => setIsOpen(false)} />;
}

/** Closes the modal around it. */
export function CloseButton() {
  const { close } = useModal();
  return <IconButton label="Close" icon={X} onClick={close} />;
}

/** While a modal is open the page does not scroll: the room of its scroll bar is kept, so that nothing moves. */
function keepGutter(): void {
  const root = document.documentElement;
  if (document.querySelector('dialog[open]')) return;
  root.style.setProperty('--page-gutter', innerWidth > root.clientWidth ? 'stable' : 'auto');
}

const stack = createStore<readonly string[]>([]);

// The page's styles read this attribute: `:root:has(dialog[open])` would be matched again at each change of the page.
stack.subscribe(() =>
  document.documentElement.toggleAttribute('data-modal', stack.get().length > 0),
);

export function useNoModal(): boolean {
  return useStore(stack, (ids) => ids.length === 0);
}

/** The page's toasts; an open modal has its own. */
export function PageToaster() {
  return useNoModal() && <LazyToaster />;
}

/** Puts a modal on the stack while it is open; returns whether it is the uppermost. */
function useModalPlace(open: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    stack.set((ids) => [...ids, id]);
    return () => stack.set((ids) => ids.filter((other) => other !== id));
  }, [open, id]);
  return useStore(stack, (ids) => ids.at(-1) === id);
}
