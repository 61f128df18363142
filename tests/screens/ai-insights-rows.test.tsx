import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { insight, isOpen, toggle } from './insights.ts';
import { click, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';

const path = '/ai-insights';

describe('the line of an insight', () => {
  const rows = ['high', 'low', 'low'].map((priority, index) => ({
    id: 'same',
    title: `Insight ${index}`,
    priority,
    description: `About ${index}`,
  }));
  const open = () => rows.map(({ title }) => isOpen(title));
  const isHidden = (title: string) => insight(title).more.className.includes('hidden');

  it('is open at first where the priority is high, and opens and closes by itself', async () => {
    respondWith('weeklyInsights', rows);
    const app = await openApp(path);
    expect(open()).toEqual([true, false, false]);
    expect(rows.map(({ title }) => isHidden(title))).toEqual([false, true, true]);
    await click(app, toggle('Insight 2'));
    expect(open()).toEqual([true, false, true]);
    // Anywhere in the line.
    await click(app, insight('Insight 0').head);
    expect(open()).toEqual([false, false, true]);
    expect(rows.map(({ title }) => isHidden(title))).toEqual([true, true, false]);
    toggle('Insight 1').focus();
    await app.user.keyboard('{Enter}');
    expect(open()).toEqual([false, true, true]);
  });

  it('opens and closes with all others, and stays so over a poll', async () => {
    respondWith('weeklyInsights', rows);
    const app = await openApp(path);
    await click(app, screen.getByRole('button', { name: 'Expand all' }));
    expect(open()).toEqual([true, true, true]);
    await click(app, screen.getByRole('button', { name: 'Collapse all' }));
    expect(open()).toEqual([false, false, false]);
    await app.advance(5 * 60_000);
    expect(open()).toEqual([false, false, false]);
  });

  it('is not opened by selecting its text', async () => {
    respondWith('weeklyInsights', rows);
    const app = await openApp(path);
    const spy = vi.spyOn(window, 'getSelection');
    spy.mockReturnValue({ isCollapsed: false } as Selection);
    await click(app, insight('Insight 1').head);
    expect(isOpen('Insight 1')).toBe(false);
    await click(app, toggle('Insight 1'));
    expect(isOpen('Insight 1')).toBe(true);
    spy.mockRestore();
  });
});
