import { act, render, renderHook, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const Hello: ComponentType<{ name: string }> = ({ name }) => <p>Hello {name}</p>;

describe('lazyComponent', () => {
  it('renders nothing until its code is preloaded, which is fetched once', async () => {
    const load = vi.fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello));
    const lazy = lazyComponent(load);
    render(<lazy.Component name="Ann" />);
    expect(screen.queryByText('Hello Ann')).toBeNull();
    await act(lazy.preload);
    expect(screen.getByText('Hello Ann')).toBeInTheDocument();
    await lazy.preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not fetched while it is not wanted', () => {
    const load = vi.fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello));
    const { result } = renderHook(() => lazyComponent(load).useIsLoaded(false));
    expect(result.current).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('is fetched again while it is wanted and a fetch failed', async () => {
    vi.useFakeTimers();
    const load = vi
      .fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello))
      .mockRejectedValueOnce(new Error('offline'));
    const lazy = lazyComponent(load);
    const { result } = renderHook(() => lazy.useIsLoaded(true));
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
