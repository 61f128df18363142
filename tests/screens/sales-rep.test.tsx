import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { designatedTelemarketers } from '../../src/config.ts';
import { reads } from '../../src/calls/index.ts';
import { responseOf } from '../../src/query/client.ts';
import { repCounts } from '../../src/calls/rep-figures.ts';
import { nobody, type Person, readPerson, readRep } from '../../src/domain/people.ts';
import { regions } from '../../src/domain/region/region.ts';
import { salesRepPath } from '../../src/paths.ts';
import { respondWith } from './respond-with.ts';
import { card, click, expectState, inCard, openApp, type App } from './open-app.tsx';
import { bodyRows, button, goTo, link as pageLink, pageHeader, pageHeading } from './page.ts';
import { easternTime } from '../../src/domain/time/eastern.ts';

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
/** The events of the response, as they were read. */
const eventsOf = ({ client }: App) => responseOf(client, reads.appointments)?.data.rows ?? [];
const list = () => bodyRows('Appointments');
const names = () => list().map((row) => row.querySelectorAll('bdi')[2]?.textContent);
const devon = salesRepPath(readRep('Devon Hartley'), regions.california);

describe('the sales rep page', () => {
  it('shows name, time, phone and confidence of each valid appointment, newest first, and can be searched', async () => {
    const app = await openApp(devon);
    const rows = ofPerson(app, 'Devon Hartley');
    expect(rows.length).toBeGreaterThan(5);
    expect(screen.getByRole('heading', { level: 1, name: 'Devon Hartley' })).toBeVisible();
    expect(list()).toHaveLength(rows.length);
    for (const [index, row] of list().entries()) {
      const { customer, phone, bookedMs, confidence } = rows[index]?.event ?? {};
      const time = easternTime(bookedMs ?? 0);
      for (const text of [customer, phone, time, `${confidence}% Confidence`])
        expect(row).toHaveTextContent(text ?? '');
    }

    const mean = rows.reduce((sum, { event }) => sum + event.detectedConfidence, 0) / rows.length;
    expect(card('Appointments')).toHaveTextContent(
      `Average state confidence ${mean.toFixed(1).replace(/\.0$/, '')}%`,
    );

    const phone = rows[2]?.event.phone ?? '';
    await app.user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), phone);
    expect(names()).toEqual([rows[2]?.event.customer]);
    expect(screen.getByText(`1 of ${rows.length} shown`)).toBeVisible();
    await app.user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No appointment matches this search')).toBeVisible();
  });

  it('steps through the reps of the region by rank, without an arrow past the ends', async () => {
    const app = await openApp(devon);
    const reps = repCounts(
      eventsOf(app).filter(
        (row) => row.region.key === 'california' && row.status.outcome === 'valid',
      ),
    ).map(({ of }) => of.name);
    const at = reps.indexOf('Devon Hartley');
    const arrow = (name: string) => screen.queryByRole('button', { name });
    for (const to of reps.slice(at + 1)) await click(app, arrow(`Next rep, ${to}`) as HTMLElement);
    expect(pageHeading()).toHaveTextContent(reps.at(-1) ?? '');
    expect(screen.queryByRole('button', { name: /^Next rep/ })).toBeNull();
    expect(button(/^Previous rep/)).toBeVisible();
  });
});

const row = (sent: object) => ({
  salesRep: 'Ann Lee',
  region: 'CA',
  status: 'valid',
  time: '2026-11-21T16:00:00Z',
  ...sent,
});
const rows = (count: number, sent: object = {}) => Array.from({ length: count }, () => row(sent));

describe('its figures', () => {
  it('say what they are of, apart for a person of both roles (rulings C5, C37)', async () => {
    respondWith('appointments', [
      ...rows(5),
      ...['invalid', 'blocked', 'pending', 'invalid'].map((status) => row({ status })),
      ...rows(6, { salesRep: 'Bo Ray', telemarketer: 'ann_lee' }),
      ...rows(9, { region: 'Texas' }),
    ]);
    await openApp(salesRepPath(readRep('ANN\u00a0LEE'), regions.california));
    expect(card('Valid appointments')).toHaveTextContent(
      '11 of 15 events3 invalid, 1 undecided, 9 as sales rep, 6 as telemarketer',
    );
    expect(inCard('Valid appointments').queryByRole('link')).toBeNull();
    expect(card('Success')).toHaveTextContent('Success55.6% of 9 events as sales repWarning');
    const rank = '2 of 2, by valid appointments1 behind Bo Ray';
    expect(card('Rank in California')).toHaveTextContent(rank);
    expect(card('Share of California')).toHaveTextContent('45.5%5 of 11 valid; 25% of all 20');
  });

  it('have no rank and no share where only a part was received (rulings A15)', async () => {
    respondWith('appointments', { appointments: rows(2), total: 76 });
    await openApp(salesRepPath(readRep('Ann Lee'), regions.california));
    expect(card('Valid appointments')).toHaveTextContent('2 of 76 received');
    for (const title of ['Rank in California', 'Share of California'])
      expect(card(title)).toHaveTextContent(`${title}–2 of 76 received`);
  });

  it('and cards link to as many rows as they count', async () => {
    const app = await openApp(devon);
    const ownOf = ({ id }: Person) =>
      eventsOf(app).filter(
        ({ region, salesRep }) => region.key === 'florida' && salesRep.id === id,
      );
    const invalidOf = (of: Person) =>
      ownOf(of).filter(({ status }) => status.outcome === 'invalid');
    const [{ of: rep } = { of: nobody }] = repCounts(eventsOf(app)).toSorted(
      (a, b) => invalidOf(b.of).length - invalidOf(a.of).length,
    );
    await goTo(app, salesRepPath(rep, regions.florida));
    const own = ownOf(rep);
    const invalid = invalidOf(rep);
    expect(invalid.length).toBeGreaterThan(1);
    expect(card('Valid appointments')).toHaveTextContent(`of ${own.length} events`);
    const hours = inCard('By hour').getAllByRole('link');
    const ofHour = hours.map((link) => /of (\d+)/.exec(link.getAttribute('aria-label') ?? '')?.[1]);
    expect(ofHour.reduce((sum, count) => sum + Number(count), 0)).toBe(own.length);
    for (const link of hours) {
      const query = new URL(link.getAttribute('href') ?? '', location.origin).searchParams;
      const found = [query.get('rep'), query.get('region'), query.get('tab')];
      expect(found).toEqual([rep.sent, 'florida', 'all']);
    }
    const bookers = inCard('By telemarketer').getAllByRole('listitem');
    for (const person of designatedTelemarketers())
      expect(bookers.some((each) => each.textContent.includes(person.name))).toBe(true);
    const why = inCard('Why appointments are invalid');
    expect(why.getAllByRole('link').filter((link) => link.dataset['appointment'])).toHaveLength(
      Math.min(6, invalid.length),
    );
    await click(app, inCard('Appointments').getByRole('tab', { name: /^Invalid/ }));
    expect(list()).toHaveLength(invalid.length);
  });

  it('are level with a rep of as many valid appointments, and ahead of the second', async () => {
    const [two, cy] = [rows(2, { salesRep: 'Bo' }), row({ salesRep: 'Cy' })];
    respondWith('appointments', [...rows(2), ...two, cy]);
    const app = await openApp(salesRepPath(readRep('Bo'), regions.california));
    expect(card('Rank in California')).toHaveTextContent(
      '1 of 3, by valid appointmentslevel with Ann Lee',
    );
    await click(app, inCard('Reps in California').getByRole('link', { name: /Cy/ }));
    expect(card('Rank in California')).toHaveTextContent(
      '3 of 3, by valid appointments1 behind Bo',
    );
  });

  it('have no rank for a rep who is pending to assign, and no hollow needle without regions', async () => {
    const pending = rows(3, { salesRep: '0 PDG' });
    respondWith('appointments', [...rows(2), ...pending, row({ salesRep: '' })]);
    const app = await openApp(salesRepPath(readRep('0 PDG'), regions.california), {
      faults: { regions: 503 },
    });
    await app.advance(2_000);
    expect(screen.getByText('Some data is missing')).toBeVisible();
    expect(card('Rank in California')).toHaveTextContent('–Not among the 1 rep');
    expect(card('Success')).toHaveTextContent('100% of 3 events');
    expect(card('Success')).not.toHaveTextContent('California');
    expect(card('Reps in California')).toHaveTextContent(
      '2 of 6, 1 without a known rep, 3 pending to assign',
    );
  });

  it('are of days in weekly mode, and of the rows that have a detected state', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    respondWith('dashboard', { metrics: { weeklyMode: true, dateRange } });
    respondWith('appointments', [
      row({ stateAnalysis: { detectedState: 'CA', confidence: 99 }, confidence: 51 }),
      row({ stateAnalysis: { detectedState: 'CA', confidence: 98 }, time: '03/04/2026' }),
      row({ confidence: 40 }),
    ]);
    await openApp(salesRepPath(readRep('Ann Lee'), regions.california));
    expect(inCard('By day').getByRole('img', { name: 'Sat: 2 valid of 2 events' })).toBeVisible();
    expect(card('By day')).toHaveTextContent('1 event without a readable time');
    expect(card('By telemarketer')).toHaveTextContent('None booked for this rep this week');
    expect(card('Appointments')).toHaveTextContent('Average state confidence 98.5%');
    expect(card('Appointments')).toHaveTextContent("In the server's order");
    const results = list().map((each) => each.lastElementChild?.textContent);
    expect(results).toEqual(['51% Confidence', 'State 98%', '40% Confidence']);
  });
});

it.each([
  ['/sales-rep/Ann/Texas', ['Ada', 'Bob'], 'Field agent, Texas'],
  ['/sales-rep/ann/TEXAS', ['Ada', 'Bob'], 'Field agent, TEXAS'],
  ['/sales-rep/Ann/N%2FA', ['Cleo'], 'Field agent, without a region'],
])(
  'the region of its URL may be an unknown one: %s (rulings C7)',
  async (path, customers, subtitle) => {
    const sent = { salesRep: 'Ann', status: 'valid' };
    respondWith('appointments', [
      { ...sent, customer: 'Ada', region: 'Texas', time: '2026-11-21T16:00:00Z' },
      { ...sent, customer: 'Bob', region: ' texas', time: '2026-11-21T15:00:00Z' },
      { ...sent, customer: 'Cleo' },
      { ...sent, customer: 'Dan', region: 'florida' },
    ]);
    await openApp(path);
    expect(names()).toEqual(customers);
    expect(pageHeader()).toHaveTextContent(subtitle);
    expect(pageLink('Back to States Dashboard')).toHaveAttribute('href', '/states');
  },
);

it("'No Appointments' is shown for an unknown rep", async () => {
  await openApp(salesRepPath(readRep('Nobody'), regions.florida));
  expectState('Appointments', 'empty');
  expect(inCard('Appointments').getByText('No Appointments')).toBeVisible();
  expect(card('Valid appointments')).toHaveTextContent('0 of 0 events');
  expect(card('Rank in Florida')).toHaveTextContent('–');
});
