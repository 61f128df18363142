import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { UpdatesProvider } from '../../src/features/updates/index.tsx';
import { LoadingScreen } from '../../src/shell/screen-states.tsx';
import { lazy } from '../../src/ui/lazy.ts';
import { server } from '../mount/network.ts';

const load = vi.fn<() => Promise<() => string>>();
const reload = vi.fn<() => void>();
let published: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  published = 'one';
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  reload.mockClear();
  server.use(
    http.get('*/version.json', () => HttpResponse.json({ build: published, files: ['/e.js'] })),
    http.get(/\/$/, () => new HttpResponse('', { status: 502 })),
  );
});

/** A check of the published build waits for its own code, which comes from the disk. */
async function settle() {
  await act(() => vi.dynamicImportSettled());
  for (let turns = 0; turns < 20; turns += 1)
    await act(() => new Promise<void>((done) => void setImmediate(done)));
}
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}
async function open() {
  const Screen = lazy<object>(load, LoadingScreen);
  render(
    <UpdatesProvider page={{ build: 'one', reload }}>
      <Screen />
    </UpdatesProvider>,
  );
  await settle();
}
const comes = () => load.mockResolvedValue(() => 'The screen');

it('a screen that could not be loaded says so once, is reported once, and Try Again loads it', async () => {
  const reported = vi.fn<(event: Event) => void>();
  addEventListener('caughterror', reported);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('This screen could not be loaded');
  expect(screen.getByRole('alert').textContent.match(/could.{0,3}n.t (?:be )?load/gi)).toHaveLength(
    1,
  );
  await pass(5_000);
  expect(reported).toHaveBeenCalledTimes(1);
  removeEventListener('caughterror', reported);
  comes();
  await press('Try Again');
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
  await settle();
  expect(screen.getByText('The screen')).toBeVisible();
});

it('Reload works, though a check finds no new version meanwhile', async () => {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  server.use(
    http.get(/\/$/, async () => {
      await isSent;
      return HttpResponse.html('<meta name="build" content="one">');
    }),
    http.get(
      '*/e.js',
      () => new HttpResponse('', { headers: { 'content-type': 'text/javascript' } }),
    ),
  );
  await open();
  await pass(5_000);
  await press('Reload');
  // The next attempt fails, too, and checks which build is published.
  await pass(5_000);
  send();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('names a newer version where one was published, and reloads only once its files can be fetched', async () => {
  published = 'two';
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('A new version was published');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  const [button] = screen.getAllByRole('button', { name: 'Reload' });
  fireEvent.click(button as HTMLElement);
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't reach the page yet.");
  expect(reload).not.toHaveBeenCalled();
});

it('offers a reload when Try Again has not helped', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  await press('Try Again');
  await press('Reload');
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't reach the page yet.");
  server.use(
    http.get(/\/$/, () => HttpResponse.html('<meta name="build" content="one">')),
    http.get(
      '*/e.js',
      () => new HttpResponse('', { headers: { 'content-type': 'text/javascript' } }),
    ),
  );
  await press('Reload');
  expect(reload).toHaveBeenCalledTimes(1);
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
