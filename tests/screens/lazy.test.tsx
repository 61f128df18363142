import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LoadingScreen } from '../../src/shell/screen-states.tsx';
import { lazy } from '../../src/ui/lazy.ts';

const load = vi.fn<() => Promise<() => string>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  const Screen = lazy<object>(load, LoadingScreen);
  render(<Screen />);
  await pass(0);
}

it('a screen that could not be loaded says so once, is reported once, offers Reload, and is there once it can', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const reported = vi.fn<(event: Event) => void>();
  addEventListener('caughterror', reported);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('This screen could not be loaded');
  expect(screen.getByRole('alert').textContent.match(/could.{0,3}n.t (?:be )?load/gi)).toHaveLength(
    1,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
  await pass(5_000);
  expect(reported).toHaveBeenCalledTimes(1);
  removeEventListener('caughterror', reported);
  load.mockResolvedValue(() => 'The screen');
  await pass(5_000);
  expect(screen.getByText('The screen')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it('a screen that takes too long shows an error, and the screen once it arrives', async () => {
  let arrive: (found: () => string) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => void (arrive = resolve)));
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading screen...');
  await pass(30_000);
  expect(screen.getByRole('alert')).toHaveTextContent('This screen could not be loaded');
  arrive(() => 'The screen');
  await pass(0);
  expect(screen.getByText('The screen')).toBeVisible();
});

it('a screen is drawn when preloaded code arrives right after the first render', async () => {
  let give: (component: () => string) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (give = resolve)));
  const Screen = lazy<object>(load, LoadingScreen);
  const loading = Screen.preload();
  function GivesOnceDrawn() {
    useLayoutEffect(() => give(() => 'The screen'), []);
    return null;
  }
  // Not within act, which would leave no time between the drawing and its effects.
  const isActing: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    root.render([<Screen key="screen" />, <GivesOnceDrawn key="gives" />]);
    await loading;
    for (let turns = 0; turns < 20; turns += 1)
      await new Promise<void>((done) => void setImmediate(done));
    expect(place).toHaveTextContent('The screen');
  } finally {
    root.unmount();
    place.remove();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
  }
});
