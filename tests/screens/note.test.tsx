import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readStatus } from '../../src/domain/appointment/status.ts';
import { readPerson } from '../../src/domain/people.ts';
import { telemarketerPath } from '../../src/paths.ts';
import { click, openApp } from './open-app.tsx';
import { button, percent } from './page.ts';

const daniel = 'Daniel Cole';
const path = telemarketerPath(readPerson(daniel));
const opener = () => button('Copy note');
const sheet = () => screen.getByRole('dialog', { name: 'Note' });

describe('the note for a talk, on the page of a telemarketer (issue 28)', () => {
  it('is shown in full, and copied as it was shown', async () => {
    const app = await openApp(path);
    await click(app, opener());
    const text = sheet().querySelector('pre')?.textContent ?? '';
    const rows = app.center.world.view().rows;
    const own = rows.filter(({ event }) => event.telemarketer === daniel);
    const valid = (of: typeof rows) =>
      of.filter(({ status }) => readStatus(status).outcome === 'valid').length;
    const rate = (of: typeof rows) => percent(valid(of), of.length);
    const lines = text.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      `Daniel Cole: ${rate(own)} of ${own.length} events valid (team ${rate(rows)})`,
    );
    expect(lines[4]).toBe('As of 2:41 PM ET, November 21, 2026');
    const customers = own.map(({ event }) => event.customer).filter(Boolean);
    expect(customers.length).toBeGreaterThan(10);
    for (const customer of customers) expect(text).not.toContain(customer);
    await click(app, within(sheet()).getByRole('button', { name: 'Copy note' }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is disabled until the appointments have loaded, and closes with Back', async () => {
    const app = await openApp(path, { faults: { appointments: 503 } });
    expect(opener()).toBeDisabled();
    app.center.faults.set('appointments', null);
    await app.poll('appointments');
    await click(app, opener());
    expect(sheet()).toBeVisible();
    history.back();
    await app.settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
