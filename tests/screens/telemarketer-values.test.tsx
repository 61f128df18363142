import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { designatedTelemarketers } from '../../src/config.ts';
import { readStatus } from '../../src/domain/appointment/appointment.ts';
import { nobody } from '../../src/domain/people.ts';
import { telemarketerPath } from '../../src/paths.ts';
import { card, click, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { bodyRows, button, percent } from './page.ts';

const [, , , danielCole = nobody] = designatedTelemarketers();
const daniel = danielCole.name;
const page = telemarketerPath(danielCole);

describe("a telemarketer's page", () => {
  it('claims no order, and nothing of a list that could not be read (rulings A12, A13)', async () => {
    const row = { telemarketer: daniel, status: 'invalid', region: 'FL', reason: 'Busy' };
    respondWith('appointments', [
      { ...row, title: 'one', time: '2026-11-21T15:00:00Z' },
      { ...row, title: 'two', time: 'after lunch' },
      { ...row, title: 'three', time: '2026-11-21T16:00:00Z' },
    ]);
    respondWith('learningMetrics', { telemarkerterAccuracy: 'soon' });
    respondWith('monthly', { summary: {}, months: 'soon' });
    await openApp(page);
    expect(
      bodyRows('Appointments').map((each) => each.querySelectorAll('bdi')[1]?.textContent),
    ).toEqual(['one', 'two', 'three']);
    expect(card('Appointments')).toHaveTextContent("In the server's order");
    expect(card('By hour')).toHaveTextContent('1 event without a readable time');
    expect(card('AI accuracy')).toHaveTextContent('AI metrics could not be read');
    expect(card('Share of each month')).toHaveTextContent('The months could not be read');
    for (const title of ['AI accuracy', 'Share of each month', 'November 2026, to date'])
      expect(card(title)).not.toHaveTextContent(/\bNo |no metrics/);
  });
});

const opener = () => button('Copy note');
const sheet = () => screen.getByRole('dialog', { name: 'Note' });

describe('the note for a talk, on the page of a telemarketer (issue 28)', () => {
  it('is shown in full, and copied as it was shown', async () => {
    const app = await openApp(page);
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
    const app = await openApp(page, { faults: { appointments: 503 } });
    expect(opener()).toBeDisabled();
    expect(opener()).toHaveAccessibleDescription('Nothing to copy yet');
    app.center.faults.set('appointments', null);
    await app.poll('appointments');
    await click(app, opener());
    expect(sheet()).toBeVisible();
    history.back();
    await app.settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
