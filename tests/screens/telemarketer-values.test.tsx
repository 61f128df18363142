import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { designatedTelemarketers } from '../../src/config.ts';
import { readStatus } from '../../src/domain/appointment/appointment.ts';
import { nobody } from '../../src/domain/people.ts';
import { telemarketerPath } from '../../src/paths.ts';
import { card, click, inCard, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { bodyRows, button, hrefsOf, pageHeading, percent, textsOf } from './page.ts';

const [, , , danielCole = nobody] = designatedTelemarketers();
const daniel = danielCole.name;
const page = telemarketerPath(danielCole);

describe("a telemarketer's page", () => {
  it('compares with no rate of all regions where only a part was received (rulings A15)', async () => {
    const row = { telemarketer: daniel, region: 'IL', status: 'valid' };
    respondWith('appointments', { appointments: [row, { ...row, status: 'invalid' }], total: 76 });
    await openApp(page);
    expect(card('Validation rate')).toHaveTextContent('50%few cases 2 of 76 received');
  });

  it('has all events of a person and a region, however they are spelled (rulings A4, B5)', async () => {
    const spelled = ['daniel_cole', 'DANIEL\u00a0COLE', ' Daniel  Cole', 'Daniel Cole\u200b'];
    const row = { status: 'valid', time: '9:05 AM', region: 'IL' };
    respondWith('appointments', [
      { ...row, telemarketer: spelled[0], confidence: 51, stateAnalysis: { confidence: 99 } },
      { ...row, telemarketer: spelled[1], stateAnalysis: { confidence: 99 } },
      ...spelled.slice(2).map((telemarketer) => ({ ...row, telemarketer })),
      { ...row, telemarketer: daniel, region: 'chicago', status: 'pending' },
      { ...row, telemarketer: 'Daniel Colé' },
    ]);
    respondWith('learningMetrics', {
      telemarkerterAccuracy: {
        daniel_cole: { correct: 30, total: 40, accuracy: 75 },
        [daniel]: { correct: 60, total: 60, accuracy: 100 },
      },
    });
    respondWith('monthly', {
      months: [
        {
          month: 'November 2026',
          totalValidAppointments: 50,
          telemarketers: {
            [daniel]: { totalAppointments: 20 },
            'DANIEL  COLE': { totalAppointments: 5 },
          },
        },
      ],
    });
    respondWith('telemarketers', [{ name: 'daniel__cole', status: 'Active' }]);
    await openApp(page);
    expect(pageHeading()).toHaveTextContent(daniel);
    expect(screen.getByText('Active')).toBeVisible();
    expect(card('Valid appointments')).toHaveTextContent('4 of 5 events1 undecided');
    const results = bodyRows('Appointments').map((each) => each.lastElementChild?.textContent);
    // Bookings of one time have one order, whatever the server's.
    expect(results).toEqual([
      '– Confidence',
      'State 99%',
      '– Confidence',
      '51% Confidence',
      'Pending',
    ]);
    expect(inCard('Regions').getAllByRole('row')).toHaveLength(2);
    expect(hrefsOf(inCard('Regions').getAllByRole('link'))).toEqual([
      '/?telemarketer=Daniel+Cole&region=chicago&tab=all#appointments',
    ]);
    const hour = '9 AM: 4 valid of 5 events';
    expect(inCard('By hour').getByRole('link', { name: hour })).toBeVisible();
    expect(card('AI accuracy')).toHaveTextContent('90%90 of 100 correct');
    expect(card('November 2026, to date')).toHaveTextContent('2550% of 50');
    const choices = within(screen.getByRole('combobox', { name: 'Compare with' }));
    expect(textsOf(choices.getAllByRole('option'))).toEqual([
      'Nobody',
      ...designatedTelemarketers()
        .slice(0, 3)
        .map(({ name }) => name),
      'Daniel Colé',
    ]);
  });

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
    expect(card('AI accuracy by telemarketer')).toHaveTextContent(/could not be read/);
    expect(card('Share of each month')).toHaveTextContent('The months could not be read');
    for (const title of [
      'AI accuracy',
      'AI accuracy by telemarketer',
      'Share of each month',
      'November 2026, to date',
    ])
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
