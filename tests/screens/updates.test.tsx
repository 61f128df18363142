import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdatesProvider } from '../../src/features/updates/index.tsx';
import { server } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { button } from './page.ts';

const lookEveryMs = 300_000;
const reload = vi.fn<() => void>();
const running = { build: 'one', reload };

/** The published version, and the responses for the page and its entry script. */
let published: string;
let pageStatus: number;
let entryType: string;
let looks: number;
let pageIsSent: Promise<void>;

beforeEach(() => {
  [published, pageStatus, entryType, looks] = ['one', 200, 'text/javascript', 0];
  pageIsSent = Promise.resolve();
  reload.mockClear();
  server.use(
    http.get('*/version.json', () => {
      looks += 1;
      return HttpResponse.json({ build: published, files: ['/assets/e.js'] });
    }),
    http.get(/\/(?:validation|(?:\?.*)?)$/, async () => {
      const page = `<meta name="build" content="${published}"><script type="module" src="/assets/e.js"></script>`;
      await pageIsSent;
      return HttpResponse.html(page, { status: pageStatus });
    }),
    http.get(
      '*/assets/e.js',
      () => new HttpResponse('', { headers: { 'content-type': entryType } }),
    ),
  );
});

/** Updates alone, without a screen that polls. */
function open(path = '/', state: unknown = null) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  history.replaceState(state, '', path);
  return render(
    <UpdatesProvider page={running}>
      <p>The screen</p>
    </UpdatesProvider>,
  );
}

const turn = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

/** The code of a check comes from the disk, which takes as long as it takes; then the responses arrive. */
async function settle() {
  await act(() => vi.dynamicImportSettled());
  for (let turns = 0; turns < 30; turns += 1) await turn();
}

/** The time to the next look; what waits for a response has its own time, which begins then. */
async function look() {
  const before = looks;
  act(() => void vi.advanceTimersByTime(lookEveryMs));
  await settle();
  const isDue = () => looks === before;
  // A request takes more turns on a loaded machine.
  for (let turns = 0; isDue() && turns < 1_000; turns += 1) await turn();
  await settle();
  expect(looks).toBe(before + 1);
}

const bar = () => screen.queryByText('A new version is ready');
const refusal = () => screen.queryByText(/^Couldn't reach the new version yet\./);
async function press(name: string) {
  fireEvent.click(button(name));
  await settle();
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

describe("a supervisor's tab", () => {
  it('shows a new version, and is never reloaded automatically', async () => {
    const app = await openApp('/validation', { page: running });
    await app.click(button('Start Review'));
    const notes = within(screen.getByRole('dialog')).getByLabelText(/Review notes/);
    await app.user.type(notes, 'Called twice');
    published = 'two';
    await look();
    expect(bar()).toHaveAttribute('role', 'status');
    await look();
    await app.settle();
    expect(notes).toHaveValue('Called twice');
    expect(notes).toHaveFocus();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads on its button, once the server has the page and its script', async () => {
    open('/validation');
    published = 'two';
    await look();
    pageStatus = 502;
    await press('Reload');
    expect(refusal()).toBeVisible();
    [pageStatus, entryType] = [200, 'text/html'];
    await press('Reload');
    expect(refusal()).toBeVisible();
    await look();
    expect(reload).not.toHaveBeenCalled();
    entryType = 'text/javascript';
    await press('Reload');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('hides the bar after Not now until the next build', async () => {
    open();
    published = 'two';
    await look();
    await press('Not now');
    expect(bar()).toBeNull();
    await look();
    expect(bar()).toBeNull();
    published = 'three';
    await look();
    expect(bar()).toBeVisible();
  });

  it('forgets a version that is withdrawn', async () => {
    open();
    published = 'two';
    await look();
    published = 'one';
    await look();
    expect(bar()).toBeNull();
  });

  it('does not fetch while it is hidden, and fetches at once when it shows again', async () => {
    open();
    show('hidden');
    published = 'two';
    act(() => void vi.advanceTimersByTime(2 * lookEveryMs));
    await settle();
    expect(looks).toBe(0);
    show('visible');
    await settle();
    expect(looks).toBe(1);
    expect(bar()).toBeVisible();
  });
});

describe('the wall', () => {
  it('reloads once per build, without a bar', async () => {
    await openApp('/?display=wall', { page: running });
    await look();
    expect(reload).not.toHaveBeenCalled();
    published = 'two';
    await look();
    await look();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(bar()).toBeNull();
    published = 'three';
    await look();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads in a covered window, too', async () => {
    open('/?display=wall');
    show('hidden');
    published = 'two';
    await look();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('remembers after the reload for which build it reloaded', async () => {
    const first = open('/?display=wall');
    published = 'two';
    await look();
    first.unmount();
    // The reload has brought the old page once more.
    open('/?display=wall');
    await look();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('remembers the build where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const first = open('/?display=wall');
    published = 'two';
    await look();
    first.unmount();
    // A browser keeps the entry's state over a reload.
    open('/?display=wall', history.state);
    await look();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the build is withdrawn', () => (published = 'one')],
    ['it is left for the dashboard', () => history.replaceState(null, '', '/')],
  ])('does not reload when %s while the page is requested', async (_, happen) => {
    let send = () => {};
    pageIsSent = new Promise((resolve) => (send = resolve));
    open('/?display=wall');
    published = 'two';
    await look();
    happen();
    show('visible');
    await settle();
    send();
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a page without a build looks for no new version', async () => {
  await openApp('/no/such/screen');
  act(() => void vi.advanceTimersByTime(2 * lookEveryMs));
  await settle();
  expect(looks).toBe(0);
});
