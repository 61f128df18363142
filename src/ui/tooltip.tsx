import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';

const floating = lazyComponent(
  async () => (await import('./floating-tooltip.tsx')).FloatingTooltip,
);

/**
 * Shows the name of a control that has only an icon. It stands inside the control, which is positioned and
 * has an accessible name of its own; what floats is fetched when a control is first pointed at or focused.
 */
export function Tooltip({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const parent = place.current?.parentElement;
    const want = () => {
      setControl(parent ?? null);
      void floating.want();
    };
    parent?.addEventListener('pointerenter', want);
    parent?.addEventListener('focus', want);
    return () => {
      parent?.removeEventListener('pointerenter', want);
      parent?.removeEventListener('focus', want);
    };
  }, []);
  return (
    <span ref={place} aria-hidden className="absolute inset-0">
      {control && <floating.Part text={text} control={control} />}
    </span>
  );
}
