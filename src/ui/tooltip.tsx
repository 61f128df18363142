import { createContext, useEffect, useRef, useState } from 'react';
import { lazy } from './lazy.ts';

const Floating = lazy(async () => (await import('./floating-tooltip.tsx')).FloatingTooltip);

/** The element in which tooltips are mounted: an open modal, which covers everything outside it. */
export const PortalContext = createContext<HTMLElement | null>(null);

/** The name of an icon-only control. Its parent is the control, which is positioned and has an accessible name. */
export function Tooltip({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const parent = place.current?.parentElement;
    const mounted = new AbortController();
    // After a tap, the browser keeps `:hover` until the next one: the tooltip would stay.
    const show = (event: Event) => {
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      if (!isTouch && !matchMedia('(hover: none)').matches) setControl(parent ?? null);
    };
    for (const type of ['pointerenter', 'focus']) parent?.addEventListener(type, show, mounted);
    return () => mounted.abort();
  }, []);
  return (
    <span ref={place} aria-hidden className="absolute inset-0">
      {control && <Floating text={text} control={control} />}
    </span>
  );
}
