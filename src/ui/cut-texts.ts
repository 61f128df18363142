function cutsText(box: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(box);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
}

/** Under the pointer, a text that is cut with '…' has the whole as its tooltip (issue 36). */
export function nameCutTexts(root: HTMLElement): void {
  const named = new WeakSet<Element>();
  root.addEventListener('pointerover', ({ target }) => {
    let box = target instanceof HTMLElement ? target : null;
    while (box && !cutsText(box)) box = box.parentElement;
    if (!box || (!named.has(box) && box.closest('[title]'))) return;
    // Letters may be higher than their line.
    const isCut = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 4;
    // A poll may have brought another text.
    box.title = isCut ? box.textContent : '';
    named.add(box);
  });
}
