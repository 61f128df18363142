import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazy } from './lazy.ts';

const Hello: ComponentType<{ name: string }> = ({ name }) => <p>Hello {name}</p>;
const arrives = () => vi.fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello));

describe('lazy', () => {
  it('renders nothing until its code is loaded, once for all places', async () => {
    const load = arrives();
    const Lazy = lazy(load);
    expect(load).not.toHaveBeenCalled();
    render([<Lazy key="Ann" name="Ann" />, <Lazy key="Bob" name="Bob" />]);
    expect(screen.queryByText('Hello Ann')).toBeNull();
    await act(Lazy.preload);
    expect(screen.getByText('Hello Ann')).toBeInTheDocument();
    expect(screen.getByText('Hello Bob')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is drawn at once where its code was preloaded', async () => {
    const Lazy = lazy(arrives());
    await Lazy.preload();
    render(<Lazy name="Ann" />);
    expect(screen.getByText('Hello Ann')).toBeInTheDocument();
  });

  it('retries failed code, and never fetches loaded code again', async () => {
    vi.useFakeTimers();
    const load = arrives().mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazy(load, ({ hasFailed }) => <p>{hasFailed && 'Failed'}</p>);
    render(<Lazy name="Ann" />);
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(screen.getByText('Failed')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Hello Ann')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
