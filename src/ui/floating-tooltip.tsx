import * as Radix from '@radix-ui/react-tooltip';
import { use, useEffect, useState } from 'react';
import { PortalContext } from './tooltip.tsx';

/** A tooltip opens after 700 ms; the next one within 300 ms opens at once (S9). */
const delayMs = 700;
const skipDelayMs = 300;
let closedAt = -Infinity;

const delayNow = () => (performance.now() - closedAt < skipDelayMs ? 0 : delayMs);

/** The tooltip itself. Its trigger covers the control from inside and leaves the control unchanged. */
export function FloatingTooltip({ text, control }: { text: string; control: HTMLElement }) {
  const [open, setOpen] = useState(() => control.matches(':focus-visible'));
  const [delay, setDelay] = useState(delayNow);
  const change = (next: boolean) => {
    if (!next) closedAt = performance.now();
    setOpen(next);
  };
  useEffect(() => {
    const mounted = new AbortController();
    const on = (type: string, listener: () => void) =>
      control.addEventListener(type, listener, mounted);
    on('pointerenter', () => setDelay(delayNow()));
    on('focus', () => setOpen(control.matches(':focus-visible')));
    on('blur', () => setOpen(false));
    return () => mounted.abort();
  }, [control]);
  useEffect(() => {
    // The pointer may have entered before this code was loaded.
    const timer = setTimeout(() => control.matches(':hover') && setOpen(true), delayNow());
    return () => clearTimeout(timer);
  }, [control]);
  useEffect(() => {
    if (!open) return undefined;
    // Before Radix, which leaves Esc to the layer that opened last: a toast, which comes by itself.
    const closeByEsc = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      closedAt = performance.now();
      setOpen(false);
    };
    addEventListener('keydown', closeByEsc, true);
    return () => removeEventListener('keydown', closeByEsc, true);
  }, [open]);
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipDelayMs}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger asChild>
          <span className="absolute inset-0" />
        </Radix.Trigger>
        <Radix.Portal container={use(PortalContext)}>
          <Radix.Content
            sideOffset={6}
            className="rounded-control bg-ink text-caption text-ink-inverse z-50 inline-flex h-7 items-center px-2.5 font-medium"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
