/** Scrolls to a section of the dashboard, or to the top, and moves the focus to its heading. */
export function scrollToSection(section: string | undefined): void {
  if (!section) {
    window.scrollTo({ top: 0 });
    return;
  }
  const target = document.querySelector<HTMLElement>(`#${CSS.escape(section)}`);
  target?.scrollIntoView();
  // An open modal keeps the focus.
  if (document.querySelector('dialog[open]')) return;
  target?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
