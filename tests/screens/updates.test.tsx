import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Updates } from '../../src/features/updates/index.tsx';
import { openApp } from '../mount/open-app.tsx';
import { serve } from '../mount/network.ts';
import { button } from './page.ts';

const checkEveryMs = 300_000;
const reload = vi.fn<() => void>();
const running = { build: 'one', reload };

/** The published version, and the response for the page. */
let version: () => Response;
let published: string;
let pageStatus: number;
let checks: number;
let pageIsSent: Promise<void>;

beforeEach(() => {
  [published, pageStatus, checks] = ['one', 200, 0];
  version = () => HttpResponse.json({ build: published });
  pageIsSent = Promise.resolve();
  reload.mockClear();
  serve(
    http.get('*/version.json', () => {
      checks += 1;
      return version();
    }),
    http.get(/\/(?:validation|(?:\?.*)?)$/, async () => {
      await pageIsSent;
      return HttpResponse.html(`<meta name="build" content="${published}">`, {
        status: pageStatus,
      });
    }),
  );
});

/** Updates alone, without a screen that polls. */
function open(path = '/') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  history.replaceState(null, '', path);
  return render(<Updates page={running} />);
}

const turn = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

/** The code of the bar comes from the disk, which takes as long as it takes; then the responses arrive. */
async function settle() {
  await act(() => vi.dynamicImportSettled());
  for (let turns = 0; turns < 30; turns += 1) await turn();
}

/** The time to the next check; what waits for a response has its own time, which begins then. */
async function check() {
  const before = checks;
  act(() => void vi.advanceTimersByTime(checkEveryMs));
  await settle();
  const isDue = () => checks === before;
  // A request takes more turns on a loaded machine.
  for (let turns = 0; isDue() && turns < 1_000; turns += 1) await turn();
  await settle();
  expect(checks).toBe(before + 1);
}

const bar = () => screen.queryByText('A new version is ready');
async function press(name: string) {
  fireEvent.click(button(name));
  await settle();
}

describe("a supervisor's tab", () => {
  it('shows a new version, and is never reloaded automatically', async () => {
    const alerts = [{ id: 'a', status: 'pending' }];
    const app = await openApp('/validation', { page: running, responses: { alerts } });
    await app.click(button('Start Review'));
    const notes = within(screen.getByRole('dialog')).getByLabelText(/Review notes/);
    await app.user.type(notes, 'Twice');
    published = 'two';
    await check();
    expect(bar()).toHaveAttribute('role', 'status');
    await check();
    await app.settle();
    expect(notes).toHaveValue('Twice');
    expect(notes).toHaveFocus();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads on its button', async () => {
    open('/validation');
    published = 'two';
    await check();
    await press('Reload');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('hides the bar after Not now until the next build', async () => {
    open();
    published = 'two';
    await check();
    await press('Not now');
    expect(bar()).toBeNull();
    await check();
    expect(bar()).toBeNull();
    published = 'three';
    await check();
    expect(bar()).toBeVisible();
  });

  it('forgets a version that is withdrawn', async () => {
    open();
    published = 'two';
    await check();
    published = 'one';
    await check();
    expect(bar()).toBeNull();
  });

  it.each<[string, () => Response]>([
    ['no connection', () => HttpResponse.error()],
    ['a sign-in page', () => HttpResponse.html('<form>Sign in</form>')],
    ['404', () => HttpResponse.json({ build: 'two' }, { status: 404 })],
    ['cut JSON', () => HttpResponse.text('{"build":"tw')],
    ['null', () => HttpResponse.json(null)],
    ['no build', () => HttpResponse.json({ version: 'two' })],
    ['an empty build', () => HttpResponse.json({ build: '' })],
    ['a build that is no text', () => HttpResponse.json({ build: 2 })],
  ])('shows nothing for %s', async (_, response) => {
    open();
    version = response;
    await check();
    expect(bar()).toBeNull();
    version = () => HttpResponse.json({ build: 'two' });
    await check();
    expect(bar()).toBeVisible();
  });
});

describe('the wall', () => {
  it('reloads for a new build, without a bar', async () => {
    await openApp('/?display=wall', { page: running });
    await check();
    expect(reload).not.toHaveBeenCalled();
    published = 'two';
    await check();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(bar()).toBeNull();
  });

  it('does not reload while the server has no page of that build', async () => {
    open('/?display=wall');
    published = 'two';
    pageStatus = 502;
    await check();
    expect(reload).not.toHaveBeenCalled();
    pageStatus = 200;
    await check();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when it is left while the page is requested', async () => {
    let send = () => {};
    pageIsSent = new Promise((resolve) => (send = resolve));
    open('/?display=wall');
    published = 'two';
    await check();
    act(() => history.replaceState(null, '', '/'));
    await settle();
    send();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    await check();
    expect(bar()).toBeVisible();
  });
});

it('a page without a build looks for no new version', async () => {
  await openApp('/no/such/screen');
  act(() => void vi.advanceTimersByTime(2 * checkEveryMs));
  await settle();
  expect(checks).toBe(0);
});
