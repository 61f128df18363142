import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reads } from '../../src/calls/index.ts';
import { buildId } from '../../src/config.ts';
import { openApp } from '../mount/open-app.tsx';
import { address, allReads, textsOf } from './page.ts';

const key = '{Shift>}D{/Shift}';
const dialog = () => screen.queryByRole('dialog', { name: 'Diagnostics' });
const inDialog = () => within(screen.getByRole('dialog', { name: 'Diagnostics' }));
const paths = () => textsOf(inDialog().getAllByRole('rowheader'));

/** The texts of a call's cells. */
function row(path: string) {
  const cells = inDialog().getByRole('rowheader', { name: path }).closest('tr');
  const [interval, age, failure, unreadable] = textsOf(cells?.querySelectorAll('td') ?? []);
  return { interval, age, failure: failure?.trim(), unreadable };
}

describe('opening', () => {
  it('Shift D opens it, with the version and the build of the page', async () => {
    const app = await openApp('/no-such-page');
    await app.press(key);
    expect(dialog()).toBeVisible();
    expect(inDialog().getByRole('heading', { name: 'Diagnostics' })).toHaveFocus();
    const [version, build] = buildId.split('+');
    expect(inDialog().getByText(`Version ${version}, build ${build}`)).toBeVisible();
  });

  it('Shift D types a letter while a field has the focus', async () => {
    const app = await openApp('/data-quality');
    const field = screen.getByRole('textbox', { name: /phone/i });
    await app.user.click(field);
    await app.press(key);
    expect(dialog()).toBeNull();
    expect(field).toHaveValue('D');
  });

  it('Shift D does nothing over another dialog', async () => {
    const app = await openApp('/validation', {
      responses: { alerts: [{ id: 'a', status: 'pending' }] },
    });
    await app.click(document.querySelector('li [aria-haspopup=dialog]') as HTMLElement);
    expect(screen.getByRole('dialog')).toBeVisible();
    await app.press(key);
    expect(dialog()).toBeNull();
    expect(app.requestsOf('dismissAlert')).toBe(0);
  });
});

it('Esc and its button close it, and leave the wall as it is', async () => {
  const app = await openApp('/?display=wall');
  for (const close of [
    () => app.press('{Escape}'),
    () => app.click(inDialog().getByRole('button', { name: 'Close' })),
  ]) {
    await app.press(key);
    expect(dialog()).toBeVisible();
    await close();
    expect(dialog()).toBeNull();
    expect(address()).toBe('/?display=wall');
  }
});

describe('the calls', () => {
  const corrections = '/api/manual-corrections';

  it('are those of this screen and of the menu, with interval and age', async () => {
    const app = await openApp('/corrections', { responses: { appointments: [], corrections: [] } });
    await app.press(key);
    const requested = Object.entries(reads).filter(
      ([name]) => app.requestsOf(name as keyof typeof reads) > 0,
    );
    expect(paths()).toEqual(requested.map(([, { path }]) => path).toSorted());
    expect(row(corrections)).toEqual({
      interval: 'Every 30 s',
      age: '0 s old',
      failure: '',
      unreadable: '',
    });
    await app.advance(5_000);
    expect(row(corrections).age).toBe('5 s old');
    await app.goTo('/historical');
    await app.press(key);
    expect(paths()).not.toContain(corrections);
  });

  it('show their last failure, after recovery without its message', async () => {
    const app = await openApp('/corrections', {
      faults: { corrections: 503 },
      responses: { appointments: [] },
    });
    await app.press(key);
    // Before the retry.
    expect(row(corrections)).toMatchObject({
      age: '',
      failure: 'Now 503: Simulated fault 503',
    });
    await app.advance(2_000);
    expect(row(corrections).failure).toBe('2:41 PM 503: Simulated fault 503');
    app.respond({ corrections: [] });
    await app.poll('corrections');
    expect(row(corrections)).toMatchObject({
      age: expect.stringContaining('old'),
      failure: '2:41 PM',
    });
  });

  it('show nothing of a request on its way, and the unreadable rows of others with the first reason', async () => {
    const responses = { appointments: [], corrections: [{ id: 'c1', reason: 'Typo' }, 7, 'x'] };
    const app = await openApp('/corrections', { faults: { salesReps: 'hang' }, responses });
    await app.press(key);
    expect(row(corrections).unreadable).toBe('2 unreadable: an object expected');
    expect(row(reads.salesReps.path)).toMatchObject({ age: '', failure: '', unreadable: '' });
  });

  it('are all listed while none responds', async () => {
    const app = await openApp('/corrections', { faults: allReads(503) });
    await app.advance(3_000);
    await app.press(key);
    expect(paths().length).toBeGreaterThan(2);
    for (const path of paths()) expect(row(path).failure).toContain('503: Simulated fault 503');
  });
});
