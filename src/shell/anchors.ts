/** Scrolls to a section of the dashboard, or to the top, and moves the focus to its heading; false: it isn't there. */
export function scrollToSection(section: string | undefined): boolean {
  if (!section) {
    window.scrollTo({ top: 0 });
    return true;
  }
  const target = document.querySelector<HTMLElement>(`#${CSS.escape(section)}`);
  target?.scrollIntoView();
  if (!document.querySelector('dialog[open]'))
    target?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  return target !== null;
}
