const isCopy = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT';

/**
 * Puts a text that changes back into its place under `root`. A translator draws a `<font>` instead of each text, which
 * React does not know, so that an old figure would stay beside new ones.
 */
export function putBackChangedTexts(root: Node): void {
  const copies = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (target instanceof Text && !target.isConnected) copies.get(target)?.replaceWith(target);
      for (const text of removedNodes) {
        const copy = [addedNodes[0], previousSibling, nextSibling].find(isCopy);
        if (!(text instanceof Text) || !copy) continue;
        copies.set(text, copy);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
