import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createCenter } from '../../mocks/node.ts';
import { rememberedMemory } from '../day-memory.ts';
import { fact, health } from './diagnostics.ts';
import { click, openApp } from './open-app.tsx';

/** The diagnostics of a device that remembers 60 days. */
async function open() {
  const app = await openApp('/historical?health=1');
  const memory = rememberedMemory(createCenter());
  await act(async () => app.day.memory.set(memory));
  await app.advance(1_000);
  return { app, memory };
}

const button = (name: string) => health().getByRole('button', { name });

describe('the record of the day', () => {
  it('tells what is kept, and why it is not', async () => {
    const { app, memory } = await open();
    expect(fact('Status')).toBe('Kept on this device');
    expect(fact('Days kept')).toBe('52 of at most 60, and today');
    expect(fact('Oldest day')).toBe('Sep 22');
    expect(fact('Today')).toMatch(/^1\d\d changes, 1 gap$/);
    memory.status.set('full');
    await app.advance(1_000);
    expect(fact('Status')).toBe('Not kept: storage is full');
  });

  it('is cleared after a second click, and not by the first', async () => {
    const { app, memory } = await open();
    await click(app, button("Clear this device's record"));
    expect(button('Keep it')).toHaveFocus();
    await click(app, button('Keep it'));
    expect(button("Clear this device's record")).toHaveFocus();
    expect(await memory.days()).not.toEqual([]);
    vi.spyOn(memory, 'clear').mockRejectedValueOnce(new Error('planted'));
    await click(app, button("Clear this device's record"));
    await click(app, button('Clear it'));
    expect(health().getByText("Couldn't clear the record. Try again.")).toBeVisible();
    await click(app, button("Clear this device's record"));
    await click(app, button('Clear it'));
    await app.advance(1_000);
    expect(health().getByText('The record is empty')).toBeVisible();
    expect([fact('Days kept'), fact('Today')]).toEqual([
      '0 of at most 60, and today',
      'Nothing yet',
    ]);
  });
});
