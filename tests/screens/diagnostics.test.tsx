import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readingDistance } from '../../src/routes/diagnostics/reading-distance.ts';
import { switchLetters } from '../../src/shell/letter-keys.ts';
import { findDiagnostics, health } from './diagnostics.ts';
import { click, openApp } from './open-app.tsx';

const key = '{Shift>}D{/Shift}';

async function press(app: Awaited<ReturnType<typeof openApp>>, keys = key) {
  await app.user.keyboard(keys);
  await app.settle();
}

describe('opening', () => {
  it.each([
    '/',
    '/?display=wall',
    '/states',
    '/states/florida',
    '/sales-rep/nobody/florida',
    '/validation',
    '/corrections',
    '/data-quality',
    '/historical',
    '/ai-insights',
    '/monthly-data',
    '/no-such-page',
  ])('Shift+D opens and closes it on %s, and the URL says so', async (path) => {
    const app = await openApp(path);
    const before = location.href;
    await press(app);
    expect(findDiagnostics()).toBeVisible();
    expect(new URLSearchParams(location.search).get('health')).toBe('1');
    await press(app);
    expect(findDiagnostics()).toBeNull();
    expect(location.href).toBe(before);
  });

  it('?health=1 opens it, with the focus at its beginning', async () => {
    await openApp('/historical?health=1');
    expect(health().getByRole('heading', { name: 'Diagnostics' })).toHaveFocus();
  });

  it.each(['0', '', 'yes'])('?health=%s does not', async (value) => {
    await openApp(`/historical?health=${value}`);
    expect(findDiagnostics()).toBeNull();
  });

  it.each([
    'd',
    '{Control>}{Shift>}D{/Shift}{/Control}',
    '{Alt>}{Shift>}D{/Shift}{/Alt}',
    '{Meta>}{Shift>}D{/Shift}{/Meta}',
  ])('not with %s', async (keys) => {
    const app = await openApp('/historical');
    await press(app, keys);
    expect(findDiagnostics()).toBeNull();
  });

  it('not while a field has the focus, where a D is a letter', async () => {
    const app = await openApp('/data-quality');
    const field = screen.getByRole('textbox', { name: /phone/i });
    await app.user.click(field);
    await press(app);
    expect(findDiagnostics()).toBeNull();
    expect(field).toHaveValue('D');
  });

  it('not over another dialog, and never a decision there', async () => {
    const app = await openApp('/validation');
    await click(
      app,
      screen
        .getAllByRole('listitem')
        .flatMap((item) => [...item.querySelectorAll('button')])[0] as HTMLElement,
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    await press(app);
    expect(findDiagnostics()).toBeNull();
    expect(app.requestsOf('dismissAlert')).toBe(0);
  });

  it('not where letters are switched off (WCAG 2.1.4)', async () => {
    switchLetters(false);
    const app = await openApp('/historical');
    await press(app);
    expect(findDiagnostics()).toBeNull();
  });
});

describe('closing', () => {
  it.each([
    ['Esc', async (app: Awaited<ReturnType<typeof openApp>>) => app.user.keyboard('{Escape}')],
    [
      'the button',
      async (app: Awaited<ReturnType<typeof openApp>>) =>
        app.user.click(health().getByRole('button', { name: 'Close' })),
    ],
  ] as const)('%s closes it and keeps the rest of the URL', async (_name, close) => {
    const app = await openApp('/?view=sales-rep&health=1#calendars');
    await close(app);
    await app.settle();
    expect(findDiagnostics()).toBeNull();
    expect(location.search + location.hash).toBe('?view=sales-rep#calendars');
  });

  it('Esc leaves the view, not the wall under it', async () => {
    const app = await openApp('/?display=wall&health=1');
    await press(app, '{Escape}');
    expect(findDiagnostics()).toBeNull();
    expect(new URLSearchParams(location.search).get('display')).toBe('wall');
  });
});

describe('the test card', () => {
  const lines = () => within(health().getByRole('table', { name: 'Sizes and distances' }));
  const metres = (px: number, inches: number, angle: 'easy' | 'limit') =>
    `${Number(readingDistance(px, inches, angle).toFixed(1))} m`;

  it('has a line in each size of the wall with its distance, for the screen that is chosen', async () => {
    const app = await openApp('/?health=type');
    for (const inches of [55, 65]) {
      await click(app, health().getByRole('radio', { name: `${inches}″` }));
      for (const px of [312, 112, 100, 56, 44, 34, 28, 25.6]) {
        const row = lines().getByRole('rowheader', { name: new RegExp(` ${px} px$`) });
        const cells = row.closest('tr')?.querySelectorAll('td') ?? [];
        expect([...cells].slice(0, 2).map((cell) => cell.textContent)).toEqual([
          metres(px, inches, 'easy'),
          metres(px, inches, 'limit'),
        ]);
        expect(cells[2]).toHaveTextContent(metres(px, inches, 'easy'));
      }
    }
  });

  it('draws them as large as the wall does in this window', async () => {
    await openApp('/?health=type');
    const scale = Math.min(innerWidth / 1_920, innerHeight / 1_080);
    const row = lines()
      .getByRole('rowheader', { name: / 312 px$/ })
      .closest('tr');
    expect(row?.querySelector('td:last-child span')).toHaveStyle({ fontSize: `${312 * scale}px` });
  });

  it('has a place of its own in the URL', async () => {
    const app = await openApp('/?health=1');
    await click(app, health().getByRole('tab', { name: 'Type sizes' }));
    expect(new URLSearchParams(location.search).get('health')).toBe('type');
    expect(lines().getAllByRole('row').length).toBeGreaterThan(1);
  });
});
