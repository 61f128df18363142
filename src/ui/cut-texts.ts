/** Under the pointer, a text that is cut has the whole as its tooltip. */
export function nameCutTexts(root: HTMLElement): void {
  const named = new WeakSet<Element>();
  root.addEventListener('pointerover', ({ target }) => {
    // The classes that cut; src/print.css shows their whole texts.
    const box = (target as Element).closest<HTMLElement>('[class*=truncate], [class*=line-clamp]');
    if (!box || (!named.has(box) && box.closest('[title]'))) return;
    // Letters may be higher than their line; a poll may have brought another text.
    const isCut = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 4;
    box.title = isCut ? box.textContent : '';
    named.add(box);
  });
}
