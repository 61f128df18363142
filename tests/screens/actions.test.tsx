import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type WriteName, writes } from '../../src/calls/index.ts';
import { catchDownload } from './catch-download.ts';
import { type App, click, inCard, openApp, press } from './open-app.tsx';
import { rows } from './review.ts';
import { respondWith } from './respond-with.ts';

const learning = 'AI Learning System';

interface Action {
  readonly path: string;
  readonly button: string | RegExp;
  readonly call?: WriteName;
  readonly within?: string;
  readonly prepare?: (app: App) => Promise<void>;
  /** The button is in the header. */
  readonly firstLook?: boolean;
  /** The text of a success, which the second click must not replace. */
  readonly success?: string;
}

const openLearning = async (app: App) => {
  const field = (name: string) => inCard(learning).getByRole('textbox', { name });
  await click(app, inCard(learning).getByRole('tab', { name: 'Corrections' }));
  await app.user.type(field('Appointment title'), 'NHWC');
  await app.user.type(field('Corrected by'), 'Sam');
  await app.user.type(field('Reason'), 'Confirmed');
};

const openAlert = (app: App) => click(app, rows()[0] as HTMLElement);

/** Every button that sends a write or saves a file. */
const actions: readonly Action[] = [
  {
    path: '/',
    button: 'Refresh Data',
    call: 'validate',
    success: 'Validation Complete',
    firstLook: true,
  },
  { path: '/', button: 'Validate All Regions', call: 'triggerAll' },
  { path: '/', button: 'Validate California', call: 'triggerCalifornia' },
  { path: '/', button: 'Validate Chicago', call: 'triggerChicago' },
  { path: '/', button: 'Validate Arizona', call: 'triggerArizona' },
  { path: '/', button: 'Analyze AI Performance', call: 'analyzeImprovements', within: learning },
  {
    path: '/',
    button: 'Submit Correction',
    call: 'addLearningCorrection',
    within: learning,
    prepare: openLearning,
    success: 'Learning Updated',
  },
  { path: '/validation', button: /^Mark Valid/, call: 'reviewAlert', prepare: openAlert },
  { path: '/validation', button: /^Dismiss/, call: 'dismissAlert', prepare: openAlert },
  {
    path: '/corrections',
    button: 'Add Manual Correction',
    call: 'addCorrection',
    prepare: async (app) => {
      await click(app, inCard('Unknown Field Agents').getAllByRole('radio')[0] as HTMLElement);
      await app.user.keyboard('Luis Ocampo');
      await press(app, '{Escape}');
    },
    success: 'Manual correction added successfully',
  },
  { path: '/corrections', button: 'AI Auto-Correct', call: 'runAutoCorrections' },
  {
    path: '/data-quality',
    button: 'Analyze',
    call: 'analyzePhone',
    prepare: ({ user }) => user.type(screen.getByLabelText('Phone number'), '3105550142'),
  },
  { path: '/', button: 'Export', firstLook: true },
  { path: '/', button: 'Monthly Data', firstLook: true },
  { path: '/', button: 'Export, text' },
  { path: '/', button: /^Export \d+ rows?, CSV$/, prepare: openMore },
  { path: '/data-quality', button: /^Export .*, CSV$/, prepare: openMore },
];

function openMore(app: App): Promise<void> {
  return click(app, screen.getByRole('button', { name: 'More' }));
}

/** Opens a screen; one row is enough for the buttons of the dashboard. */
async function openAt(path: string, choices: Parameters<typeof openApp>[1] = {}): Promise<App> {
  if (path === '/') respondWith('appointments', [{ customer: 'Ann Lee', status: 'valid' }]);
  return openApp(path, choices);
}

/** As a browser sends it: `detail` counts the clicks in the same place. */
async function clickAs(app: App, button: Element, detail: number): Promise<void> {
  await act(async () => void fireEvent.click(button, { detail }));
  await app.settle();
}

describe('a double click, whose second half comes after the response, acts once', () => {
  it.each(actions)(
    '$path: $button',
    async ({ path, button, call, prepare, firstLook = false, ...rest }) => {
      const saved = catchDownload();
      const app = await openAt(path, { firstLook });
      await prepare?.(app);
      const place = rest.within === undefined ? screen : inCard(rest.within);
      const element = place.getByRole('button', { name: button });
      await clickAs(app, element, 1);
      await clickAs(app, element, 2);
      expect(call === undefined ? saved.length : app.requestsOf(call)).toBe(1);
      expect(document.body.textContent).toContain(rest.success ?? '');
    },
  );

  it('of every write in the contract', () => {
    expect(new Set(actions.map(({ call }) => call))).toEqual(
      new Set([undefined, ...Object.keys(writes)]),
    );
  });

  it('and so does Enter that is held down, in a button and in a form', async () => {
    const app = await openApp('/data-quality');
    const field = screen.getByLabelText('Phone number');
    await app.user.type(field, '3105550142{Enter}');
    await app.settle();
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'a', repeat: true })).toBe(true);
    const button = screen.getByRole('button', { name: /^Export .*, CSV$/, hidden: true });
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  });
});

/** Writes of a form, or of a button that stays where it is: without the review, which has a rule of its own (C10). */
const staying = actions.filter(({ call, path }) => call !== undefined && path !== '/validation');

describe('a second press within half a second of the outcome does nothing (52)', () => {
  it.each(staying)('$path: $button', async ({ path, button, call, prepare, ...rest }) => {
    const app = await openAt(path, { firstLook: rest.firstLook ?? false });
    await prepare?.(app);
    const place = rest.within === undefined ? screen : inCard(rest.within);
    const sent = () => app.requestsOf(call as WriteName);
    await clickAs(app, place.getByRole('button', { name: button }), 1);
    await act(async () => void (await vi.advanceTimersByTimeAsync(400)));
    await clickAs(app, place.getByRole('button', { name: button }), 1);
    expect(sent()).toBe(1);
    expect(document.body.textContent).toContain(rest.success ?? '');
    expect(screen.queryByText('Missing Information')).toBeNull();
    expect(screen.queryByText(/^Please (?:fill|select)/)).toBeNull();
    if (rest.success !== undefined && prepare) return;
    await app.advance(1_000);
    await clickAs(app, place.getByRole('button', { name: button }), 1);
    expect(sent()).toBe(2);
  });

  it('nor does a second Enter in a form, or a second click on the refresh of a card', async () => {
    respondWith('appointments', [{ customer: 'Ann Lee', status: 'valid' }]);
    const app = await openApp();
    await openLearning(app);
    const reason = inCard(learning).getByRole('textbox', { name: 'Appointment title' });
    await app.user.type(reason, '{Enter}');
    await app.settle();
    await app.user.type(reason, '{Enter}');
    await app.settle();
    expect(app.requestsOf('addLearningCorrection')).toBe(1);
    expect(screen.getByText('Learning Updated')).toBeVisible();
    const before = app.requestsOf('regions');
    const refresh = () => screen.getByRole('button', { name: 'Refresh Calendar Performance' });
    await clickAs(app, refresh(), 1);
    await clickAs(app, refresh(), 1);
    expect(app.requestsOf('regions') - before).toBe(1);
  });
});

/** What a server can refuse: every write, and the download of the monthly data. */
const refusable: readonly (Omit<Action, 'call'> & { readonly call?: string })[] = [
  ...actions.filter(({ call }) => call !== undefined),
  { path: '/', button: 'Monthly Data', call: 'monthly', firstLook: true },
];

describe('a refusal stays where the action is (rulings C31, C42)', () => {
  it.each(refusable)('$path: $button', async ({ path, button, call, prepare, ...rest }) => {
    const app = await openAt(path, { faults: { [call ?? '']: 401 } });
    await prepare?.(app);
    const place = rest.within === undefined ? screen : inCard(rest.within);
    await click(app, place.getByRole('button', { name: button }));
    await app.advance(8_000);
    const notice = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].find(
      (each) => each.textContent.includes('You may be signed out.'),
    );
    if (!notice) throw new Error('The place of the action has no notice');
    // Spec 8 has other words for a trigger.
    expect(notice).toHaveTextContent(call?.startsWith('trigger') ? /^Validate .*: Failed/ : '401');
    expect(within(notice).getByRole('button', { name: 'Reload Page' })).toBeVisible();
  });

  it.each([
    ['/', 'Refresh Data', 'validate', 'Validation Failed'],
    ['/', 'Validate Chicago', 'triggerChicago', 'Error'],
    ['/', 'Monthly Data', 'monthly', 'Export Failed'],
    ['/corrections', 'AI Auto-Correct', 'runAutoCorrections', 'Auto-Correction Failed'],
  ] as const)(
    '%s: the toast of %s offers Reload Page when signed out',
    async (path, name, call, title) => {
      const app = await openAt(path, { faults: { [call]: 401 } });
      await click(app, screen.getByRole('button', { name }));
      const toast = within(screen.getByText(title).closest('li') as HTMLElement);
      expect(toast.getAllByText(/You may be signed out\./)[0]).toBeVisible();
      expect(toast.getByRole('button', { name: 'Reload Page' })).toBeVisible();
      app.center.faults.set(call, 503);
      await app.advance(1_000);
      await click(app, screen.getByRole('button', { name }));
      expect(screen.queryByRole('button', { name: 'Reload Page' })).toBeNull();
    },
  );
});
