import { type RefObject, useEffect } from 'react';
import { useNoModal } from '../../shell/modal.tsx';

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** After a click on a blank place the arrow keys go on from the selected row of a list of radio buttons (C46). */
export function useArrows(list: RefObject<HTMLElement | null>): void {
  const noModal = useNoModal();
  useEffect(() => {
    if (!noModal) return undefined;
    const keyDown = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const step = steps[event.key];
      if (!step || isModified || event.defaultPrevented) return;
      const radios = [...(list.current?.querySelectorAll<HTMLElement>('[type=radio]') ?? [])];
      const at = radios.findIndex((radio) => radio.matches(':checked'));
      if (!isBlank(event.target as Element, radios[at])) return;
      event.preventDefault();
      const radio = radios[at + step] ?? radios[at];
      radio?.focus();
      radio?.click();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [noModal, list]);
}

/** A click beside all controls gives the focus to the page, or to the list's own box. */
function isBlank(focused: Element, selected: Element | undefined): boolean {
  return focused.matches('body, main, [role=group]') && focused.contains(selected ?? null);
}
