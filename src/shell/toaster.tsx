import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { use } from 'react';
import { SignedOut } from '../query/write-failure.tsx';
import { PortalContext } from '../ui/tooltip.tsx';
import { FailureText } from '../ui/failure-text.tsx';
import type { Toast } from './toasts.tsx';

interface ToasterProps {
  readonly toast: Toast | null;
  readonly dismiss: (id: number) => void;
  /** A modal has its buttons at the lower right: toasts are at the left then, on small screens on top. */
  readonly inModal: boolean;
}

/** S4 and S9: auto-close after 5000 ms, swipe right past 50 px, hotkey F8. */
export function Toaster({ toast, dismiss, inModal }: ToasterProps) {
  const modal = use(PortalContext);
  return (
    <Radix.Provider
      duration={5_000}
      swipeDirection="right"
      swipeThreshold={50}
      // Screen readers read nothing outside of an open modal.
      {...(modal && { announcerContainer: modal })}
    >
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismiss(toast.id)}
          type={toast.destructive ? 'foreground' : 'background'}
          data-toast={toast.destructive ? 'destructive' : 'default'}
          className={`rounded-card bg-raised shadow-float grid w-[380px] max-w-[calc(100vw-24px)] grid-cols-[20px_minmax(0,1fr)_28px] gap-x-2.5 gap-y-0.5 border py-3 pr-2 pl-3.5 data-[state=open]:animate-[toast-in_200ms_ease] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${toast.destructive ? 'border-critical-mark' : 'border-line'}`}
        >
          {toast.destructive ? (
            <CircleAlert aria-hidden className="text-critical mt-px size-[18px]" />
          ) : (
            <CircleCheck aria-hidden className="text-positive mt-px size-[18px]" />
          )}
          <Radix.Title className="text-small leading-5 font-semibold">{toast.title}</Radix.Title>
          <Radix.Close
            aria-label="Close"
            className="rounded-control text-ink-2 hover:bg-sunken col-start-3 row-span-2 row-start-1 grid size-7 place-items-center"
          >
            <X aria-hidden className="icon" />
          </Radix.Close>
          <Radix.Description className="text-small text-ink-2 col-start-2 [overflow-wrap:anywhere]">
            {toast.destructive ? (
              <FailureText text={toast.description} />
            ) : (
              <span className="line-clamp-6">{toast.description}</span>
            )}
          </Radix.Description>
          <span className="text-small text-ink-2 col-start-2 empty:hidden">
            <SignedOut {...toast} text={toast.description} />
          </span>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        data-toasts
        className={`fixed z-50 grid gap-2 outline-none max-sm:inset-x-4 max-sm:justify-items-center print:hidden ${inModal ? 'max-sm:top-4 sm:bottom-4 sm:left-4' : 'right-4 bottom-[calc(1rem+var(--banner-height,0px))]'}`}
      />
    </Radix.Provider>
  );
}
