import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Staggered } from './staggered.tsx';

const onDrawn = vi.fn<() => void>();
const waiting: (() => void)[] = [];

function holdIdle(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', () => waiting.splice(0));
}

afterEach(() => {
  waiting.splice(0);
  onDrawn.mockClear();
});

const idleMoment = async () => act(async () => waiting.splice(0).forEach((run) => run()));
const shown = () => ['a', 'b', 'c'].filter((text) => screen.queryByText(text) !== null);

function Cards({ isImmediate = false }: { readonly isImmediate?: boolean }) {
  return (
    <Staggered isImmediate={isImmediate} onDrawn={onDrawn}>
      {['a', 'b', 'c'].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Staggered>
  );
}

it('draws one part in each idle moment, from the first on', async () => {
  holdIdle();
  render(<Cards />);
  expect(shown()).toEqual([]);
  await idleMoment();
  expect(shown()).toEqual(['a']);
  await idleMoment();
  expect(shown()).toEqual(['a', 'b']);
  expect(onDrawn).not.toHaveBeenCalled();
  await idleMoment();
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(waiting).toEqual([]);
  expect(onDrawn).toHaveBeenCalledOnce();
});

it('draws all of them to print', async () => {
  holdIdle();
  render(<Cards />);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(shown()).toEqual(['a', 'b', 'c']);
});

it('draws all of them at once for a link to one', async () => {
  holdIdle();
  const { rerender } = render(<Cards />);
  await idleMoment();
  rerender(<Cards isImmediate />);
  expect(shown()).toEqual(['a', 'b', 'c']);
});

it('works in a browser without idle callbacks', async () => {
  render(<Cards />);
  expect(shown()).toEqual(['a', 'b', 'c']);
});
