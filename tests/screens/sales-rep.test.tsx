import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  bodyRows,
  button,
  card,
  cellsOf,
  expectState,
  figureOf,
  hrefsOf,
  inCard,
  link,
  pageHeader,
  pageHeading,
  textsOf,
} from './page.ts';
import { open, row, rows } from './sales-rep-rows.tsx';

const customers = () =>
  bodyRows('Appointments').map((each) => each.querySelectorAll('bdi')[2]?.textContent);
const arrow = (name: RegExp) => screen.queryByRole('button', { name });

describe('the sales rep page', () => {
  const booked = (minute: string, given: object) =>
    row({ time: `2026-11-21T${minute}:00Z`, ...given });
  const detected = (confidence: number) => ({
    stateAnalysis: { detectedState: 'CA', confidence },
  });
  const appointments = [
    booked('14:30', { customer: 'Ada Stone', phone: '(555) 010-2030', ...detected(99) }),
    booked('19:05', { customer: 'Bea Fox', phone: '(555) 010-2031', confidence: 85 }),
    booked('16:00', { customer: 'Cy Moss', status: 'invalid' }),
    booked('17:00', { customer: 'Di Orr', region: 'FL' }),
  ];

  it('shows title, customer, time, phone and confidence of each valid appointment, newest first, and can be searched', async () => {
    const app = await open(appointments);
    expect(pageHeading()).toHaveTextContent('Ann Lee');
    expect(customers()).toEqual(['Bea Fox', 'Ada Stone']);
    const [first] = bodyRows('Appointments');
    for (const text of ['2:05 PM', 'DD', '(555) 010-2031', '85% Confidence'])
      expect(first).toHaveTextContent(text);
    await app.user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), '2030');
    expect(customers()).toEqual(['Ada Stone']);
    expect(screen.getByText('1 of 2 shown')).toBeVisible();
    await app.user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No appointment matches this search')).toBeVisible();
  });

  it('steps through the reps of the region by rank, without an arrow past the ends', async () => {
    const others = [...rows(2, { salesRep: 'Bo Ray' }), row({ salesRep: 'Cy Fox' })];
    const app = await open([...rows(3), ...others]);
    expect(arrow(/^Previous rep/)).toBeNull();
    await app.click(button('Next rep, Bo Ray'));
    await app.click(button('Next rep, Cy Fox'));
    expect(pageHeading()).toHaveTextContent('Cy Fox');
    expect(arrow(/^Next rep/)).toBeNull();
    expect(button('Previous rep, Bo Ray')).toBeVisible();
  });

  it("'No Appointments' is shown for an unknown rep", async () => {
    await open(rows(2), 'Nobody/florida');
    expectState('Appointments', 'empty');
    expect(inCard('Appointments').getByText('No Appointments')).toBeVisible();
    expect(card('Valid appointments')).toHaveTextContent('0 of 0 events');
    expect(card('Rank in Florida')).toHaveTextContent('–');
  });
});

describe('its figures', () => {
  it('say what they are of, apart for a person of both roles (C5, C37)', async () => {
    const appointments = [
      ...rows(5),
      ...['invalid', 'blocked', 'pending', 'invalid'].map((status) => row({ status })),
      ...rows(6, { salesRep: 'Bo Ray', telemarketer: 'ann_lee' }),
      ...rows(9, { region: 'Atlantis' }),
    ];
    await open(appointments, 'ANN%C2%A0LEE/california');
    expect(card('Valid appointments')).toHaveTextContent(
      '11 of 15 events3 invalid, 1 undecided, 9 as sales rep, 6 as telemarketer',
    );
    expect(inCard('Valid appointments').queryByRole('link')).toBeNull();
    expect(card('Success')).toHaveTextContent(/^Success55.6% of 9 events as sales repCalifornia/);
    const rank = '2 of 2, by valid appointments1 behind Bo Ray';
    expect(card('Rank in California')).toHaveTextContent(rank);
    expect(card('Share of California')).toHaveTextContent('45.5%5 of 11 valid; 25% of all 20');
  });

  it('have no rate, no rank and no share where only a part was received (A15)', async () => {
    const app = await open({ appointments: rows(2), total: 76 });
    expect(card('Valid appointments')).toHaveTextContent('2 of 76 received');
    for (const title of ['Success', 'Rank in California', 'Share of California'])
      expect(figureOf(title)).toBe('–');
    expect(card('By telemarketer')).toHaveTextContent('None among the rows received');
    expect(card('Reps in California')).toHaveTextContent('1Ann Lee2–');
    await app.goTo('/sales-rep/Bo%20Ray/florida');
    expect(card('Valid appointments')).toHaveTextContent(/^Valid appointments0 of 0 events/);
    expect(card('Valid appointments')).toHaveTextContent('2 of 76 received');
  });

  it('and cards link to as many rows as they count', async () => {
    const invalid = { region: 'FL', status: 'invalid', telemarketer: 'Priya Shah' };
    const app = await open(
      [
        row({ region: 'FL', time: '2026-11-21T14:30:00Z' }),
        row({ ...invalid, reason: 'Busy', customer: 'Cy Moss' }),
        row({ ...invalid, reason: 'Busy', customer: 'Di Orr' }),
        row({ ...invalid, reason: 'Test', customer: 'Ed Poe' }),
        row(),
      ],
      'Ann%20Lee/florida',
    );
    expect(card('Valid appointments')).toHaveTextContent('1 of 4 events');
    const queryOf = (href: string | null) => {
      const query = new URL(href ?? '', location.origin).searchParams;
      return ['tab', 'region', 'rep', 'hour'].map((name) => query.get(name));
    };
    const hours = inCard('By hour').getAllByRole('link');
    expect(hours.map((each) => each.getAttribute('aria-label'))).toEqual([
      '9 AM: 1 / 1 valid',
      '11 AM: 0 / 3 valid',
    ]);
    expect(hrefsOf(hours).map(queryOf)).toEqual([
      ['all', 'florida', 'Ann Lee', '9'],
      ['all', 'florida', 'Ann Lee', '11'],
    ]);
    expect(textsOf(inCard('By telemarketer').getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/Priya Shah.*0 of 3$/),
      expect.stringMatching(/Ana Torres.*1 of 1$/),
      expect.stringMatching(/Daniel Cole.*None booked for this rep today/),
      expect.stringMatching(/Marcus Reed.*None booked for this rep today/),
    ]);
    const why = inCard('Why appointments are invalid').getAllByRole('link');
    const cases = why.filter(({ dataset }) => dataset['appointment']);
    expect(textsOf(cases)).toEqual([
      expect.stringContaining('Cy Moss'),
      expect.stringContaining('Di Orr'),
      expect.stringContaining('Ed Poe'),
    ]);
    await app.click(inCard('Appointments').getByRole('tab', { name: /^Invalid/ }));
    expect(customers()).toEqual(['Cy Moss', 'Di Orr', 'Ed Poe']);
  });

  it('are level with a rep of as many valid appointments, and ahead of the second', async () => {
    const others = [...rows(2, { salesRep: 'Bo' }), row({ salesRep: 'Cy' })];
    const app = await open([...rows(2), ...others], 'Bo/california');
    expect(card('Rank in California')).toHaveTextContent(
      '1 of 3, by valid appointmentslevel with Ann Lee',
    );
    await app.click(inCard('Reps in California').getByRole('link', { name: /Cy/ }));
    expect(card('Rank in California')).toHaveTextContent(
      '3 of 3, by valid appointments1 behind Bo',
    );
  });

  it('have no rank for a rep who is pending to assign, and no hollow needle without regions', async () => {
    const pending = rows(3, { salesRep: '0 PDG' });
    const app = await open([...rows(2), ...pending, row({ salesRep: '' })], '0%20PDG/california', {
      regions: 503,
    });
    await app.advance(2_000);
    expect(screen.getByText(', some calls fail')).toBeVisible();
    expect(card('Rank in California')).toHaveTextContent('–Not among the 1 rep');
    expect(card('Success')).toHaveTextContent('100% of 3 events');
    expect(card('Success')).not.toHaveTextContent('California');
  });

  it('are of days in weekly mode', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    await open(
      [
        row({ stateAnalysis: { detectedState: 'CA', confidence: 99 }, confidence: 51 }),
        row({ stateAnalysis: { detectedState: 'CA', confidence: 98 }, time: '03/04/2026' }),
        row({ confidence: 40 }),
        row({ status: 'invalid', time: '2026-11-07T16:00:00Z' }),
      ],
      undefined,
      { dashboard: { metrics: { weeklyMode: true, dateRange } } },
    );
    expect(inCard('By day').getByRole('img', { name: 'Sat: 2 / 2 valid' })).toBeVisible();
    expect(card('By telemarketer')).toHaveTextContent('None booked for this rep this week');
    const [, ...shown] = cellsOf('Appointments');
    expect(shown.map((cells) => cells.at(-1))).toEqual([
      '51% Confidence',
      '40% Confidence',
      'State 98%',
    ]);
  });
});

it.each([
  ['ann/ATLANTIS', ['Ada', 'Bob'], 'Field agent, ATLANTIS'],
  ['Ann/N%2FA', ['Cleo'], 'Field agent, without a region'],
])('the region of its URL may be an unknown one: %s (C7)', async (place, expected, subtitle) => {
  const sent = { salesRep: 'Ann' };
  await open(
    [
      row({ ...sent, customer: 'Ada', region: 'Atlantis' }),
      row({ ...sent, customer: 'Bob', region: ' atlantis', time: '2026-11-21T15:00:00Z' }),
      row({ ...sent, customer: 'Cleo', region: '' }),
      row({ ...sent, customer: 'Dan', region: 'florida' }),
    ],
    place,
  );
  expect(customers()).toEqual(expected);
  expect(pageHeader()).toHaveTextContent(subtitle);
  expect(link('Back to States Dashboard')).toHaveAttribute('href', '/states');
});
