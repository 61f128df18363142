import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Boundary } from './boundary.tsx';

const Card = ({ count }: { readonly count: number }) => (
  <p data-testid="card">
    {count > 1 && 'only '}
    {count} left
    {count === 1 && '!'}
  </p>
);

const draw = (count: number) => (
  <Boundary resetKey={null} fallback={() => <p role="alert">failed</p>}>
    <Card count={count} />
  </Boundary>
);

/** Replaces each text as Google Translate does. */
function translate(): void {
  const texts = document.createTreeWalker(screen.getByTestId('card'), NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
}

it('draws a subtree anew whose text was replaced from outside, each time, and reports nothing', () => {
  // happy-dom's own exceptions have another name than those of browsers.
  for (const method of ['removeChild', 'insertBefore'] as const) {
    const real = Node.prototype[method] as (...nodes: readonly Node[]) => never;
    const checked = function checked(this: Node, ...nodes: readonly Node[]): never {
      const child = nodes.at(-1);
      if (child && child.parentNode !== this) throw new DOMException('no child', 'NotFoundError');
      return real.apply(this, [...nodes]);
    };
    vi.spyOn(Node.prototype, method).mockImplementation(checked);
  }
  // React prints the error that the boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = vi.fn<() => void>();
  addEventListener('caughterror', reported);
  const { rerender } = render(draw(3));
  for (const [count, text] of [
    [1, '1 left!'],
    [2, 'only 2 left'],
  ] as const) {
    translate();
    act(() => rerender(draw(count)));
    expect(screen.getByTestId('card')).toHaveTextContent(text);
  }
  expect(reported).not.toHaveBeenCalled();
  removeEventListener('caughterror', reported);
});
