import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readPerson, readRep } from '../../src/domain/people.ts';
import { regions } from '../../src/domain/region/region.ts';
import { salesRepPath } from '../../src/paths.ts';
import { respondWith } from './respond-with.ts';
import { card, expectState, inCard, openApp, type App } from './open-app.tsx';

/** The valid appointments of a person in California, newest first. */
const ofPerson = ({ center }: App, name: string) =>
  center.world
    .view()
    .rows.filter(
      ({ event, status, salesRep }) =>
        event.region === 'california' &&
        status === 'valid' &&
        [salesRep, event.telemarketer].some((sent) => readPerson(sent).id === readPerson(name).id),
    )
    .toReversed();
const list = () => inCard('Appointments').getAllByRole('row').slice(1);
const names = () => list().map((row) => row.querySelector('bdi')?.textContent);
const figure = (title: string) => card(title).querySelector('p')?.textContent;
const devon = salesRepPath(readRep('Devon Hartley'), regions.california);

describe('the sales rep page', () => {
  it('shows name, time, phone and confidence of each valid appointment, newest first, sums them up, and can be searched', async () => {
    const app = await openApp(devon);
    const rows = ofPerson(app, 'Devon Hartley');
    expect(rows.length).toBeGreaterThan(5);
    expect(screen.getByRole('heading', { level: 1, name: 'Devon Hartley' })).toBeVisible();
    expect(list()).toHaveLength(rows.length);
    for (const [index, row] of list().entries()) {
      const { customer, phone, bookedMs, confidence } = rows[index]?.event ?? {};
      const time = new Date(bookedMs ?? 0).toLocaleTimeString('en-US', {
        timeZone: 'America/New_York',
        hour: 'numeric',
        minute: '2-digit',
      });
      for (const text of [customer, phone, time, `${confidence}% confidence`])
        expect(row).toHaveTextContent(text ?? '');
    }

    const mean = rows.reduce((sum, { event }) => sum + event.detectedConfidence, 0) / rows.length;
    expect(figure('Valid Appointments')).toBe(String(rows.length));
    expect(figure('Average State Confidence')).toBe(`${mean.toFixed(1).replace(/\.0$/, '')}%`);

    const phone = rows[2]?.event.phone ?? '';
    await app.user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), phone);
    expect(names()).toEqual([rows[2]?.event.customer]);
    expect(screen.getByText(`1 of ${rows.length} shown`)).toBeVisible();
    await app.user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No appointment matches this search')).toBeVisible();
  });

  it('counts the appointments as telemarketer apart from those as sales rep', async () => {
    const app = await openApp(salesRepPath(readRep('ana torres'), regions.california));
    const rows = ofPerson(app, 'Ana Torres');
    const asRep = rows.filter(({ salesRep }) => salesRep === 'Ana Torres').length;
    expect(rows.length).toBeGreaterThan(asRep);
    expect(figure('Valid Appointments')).toBe(String(rows.length));
    expect(card('Valid Appointments')).toHaveTextContent(
      `${asRep} as sales rep, ${rows.length - asRep} as telemarketer`,
    );
  });
});

const row = (sent: object) => ({
  salesRep: 'Ann Lee',
  region: 'CA',
  status: 'valid',
  time: '2026-11-21T16:00:00Z',
  ...sent,
});

describe('its figures', () => {
  it('say what the success and the share are of (rulings C5, C37)', async () => {
    respondWith('appointments', [
      ...Array.from({ length: 5 }, () => row({})),
      ...['invalid', 'blocked', 'pending', 'invalid'].map((status) => row({ status })),
      ...Array.from({ length: 6 }, () => row({ salesRep: 'Bo Ray', telemarketer: 'ann_lee' })),
      ...Array.from({ length: 9 }, () => row({ region: 'Texas' })),
    ]);
    await openApp(salesRepPath(readRep('ANN\u00a0LEE'), regions.california));
    expect(figure('Valid Appointments')).toBe('11');
    expect(card('Valid Appointments')).toHaveTextContent('5 as sales rep, 6 as telemarketer');
    expect(card('Success')).toHaveTextContent('Success56%5 valid of 9 events as sales rep');
    expect(card('Share')).toHaveTextContent(
      'Share45.5%of 11 valid in California, 25% of 20 in all',
    );
  });

  it('have no average of the state without a detected one, and no latest booking among times that are none', async () => {
    respondWith('appointments', [
      row({ stateAnalysis: { detectedState: 'CA', confidence: 99 }, confidence: 51 }),
      row({ stateAnalysis: { detectedState: 'CA', confidence: 98 }, time: '03/04/2026' }),
      row({ confidence: 40 }),
    ]);
    await openApp(salesRepPath(readRep('Ann Lee'), regions.california));
    expect(figure('Average State Confidence')).toBe('98.5%');
    expect(figure('Latest Booking')).toBe('–');
    expect(card('Latest Booking')).toHaveTextContent('1 without a readable time');
    expect(card('Appointments')).toHaveTextContent("In the server's order");
    expect(card('Appointments')).not.toHaveTextContent(/Booked (?:at|from)/);
    expect(list().map((each) => each.lastElementChild?.textContent)).toEqual([
      '51% confidence',
      'State 98%',
      '40% confidence',
    ]);
  });
});

describe('the region of its URL', () => {
  it.each([
    ['/sales-rep/Ann/Texas', ['Ada', 'Bob'], 'Valid appointments in Texas'],
    ['/sales-rep/ann/TEXAS', ['Ada', 'Bob'], 'Valid appointments in TEXAS'],
    ['/sales-rep/Ann/N%2FA', ['Cleo'], 'Valid appointments without a region'],
  ])('may be an unknown one: %s (rulings C7)', async (path, customers, subtitle) => {
    const sent = { salesRep: 'Ann', status: 'valid' };
    respondWith('appointments', [
      { ...sent, customer: 'Ada', region: 'Texas', time: '2026-11-21T16:00:00Z' },
      { ...sent, customer: 'Bob', region: ' texas', time: '2026-11-21T15:00:00Z' },
      { ...sent, customer: 'Cleo' },
      { ...sent, customer: 'Dan', region: 'florida' },
    ]);
    await openApp(path);
    expect(names()).toEqual(customers);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(subtitle);
    expect(screen.getByRole('link', { name: 'Back to States Dashboard' })).toHaveAttribute(
      'href',
      '/states',
    );
  });
});

it("'No Appointments' is shown for an unknown rep", async () => {
  await openApp(salesRepPath(readRep('Nobody'), regions.florida));
  expectState('Appointments', 'empty');
  expect(inCard('Appointments').getByText('No Appointments')).toBeVisible();
  expect(figure('Average State Confidence')).toBe('–');
});
