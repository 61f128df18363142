import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, screenNames } from '../browser/addresses.ts';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow } from '../rows.ts';
import { card, expectState, inCard } from './page.ts';
import { readScreen } from './read-page.ts';
import { StatCards } from '../../src/routes/dashboard/stat-cards.tsx';
import { SystemHealthCard } from '../../src/routes/dashboard/system-health-card.tsx';
import { readPerson } from '../../src/domain/people.ts';
import { telemarketerPath } from '../../src/paths.ts';
import { regionKeys } from '../../src/domain/region/region.ts';

/** A text of the spec, and the path of a call. */
const literal = ['No yesterday data', '/api/yesterday-comparison'];
const isLiteral = ({ text }: { readonly text: string }) =>
  literal.some((words) => text.replaceAll(words, '') === '');
// The server's descriptions of its calls.
const isDescription = ({ card: title, text }: { readonly card: string; readonly text: string }) =>
  title === 'API Endpoints' && ['Change vs yesterday', 'Insights about today'].includes(text);

/** Of the week before the Sunday: valid, invalid, and without a rep. */
const ofWeek = [
  {},
  { status: 'invalid', reason: 'No call back' },
  { salesRep: 'Unknown Field Agent', region: 'florida' },
  { salesRep: 'Devon Hartley', telemarketer: 'Daniel Cole' },
].map((sent, at) => appointmentRow({ time: `2026-11-${10 + at}T18:00:00Z`, ...sent }));

/** A row in each list. */
const qualityReport = {
  phoneCorrections: [{ original: '310', isValid: false }],
  duplicates: {
    duplicateGroups: [{ matchType: 'exact', appointments: ofWeek.slice(0, 2) }],
    suggestions: [{ action: 'Merge duplicate bookings', priority: 'high' }],
  },
  validationReports: [
    { status: 'warnings', violations: [{ field: 'phone', rule: { message: 'No area code' } }] },
  ],
};

/** The week's bars. */
const bars = () => inCard('Total Valid Appointments').queryByRole('img', { name: /by day/ });

describe('on a Sunday (C29)', () => {
  it.each(screenNames)("%s has 'today' and 'yesterday' in no text of ours", async (name) => {
    const responses = {
      appointments: ofWeek,
      recentValidations: ofWeek,
      dataQuality: qualityReport,
    };
    const app = await openApp(addressOf(name), { scenario: 'sunday', responses });
    const texts = await readScreen(app);
    expect(texts.length).toBeGreaterThan(20);
    const days = texts.filter(({ text }) => /today|yesterday/i.test(text));
    expect(days.filter((found) => !isLiteral(found) && !isDescription(found))).toEqual([]);
  });

  it("has the spec's text without a comparison, and no bars whose sum is not the total", async () => {
    const none = { change: 0, trend: 'neutral', yesterday: 0 };
    const app = await openApp('/', {
      firstLook: true,
      scenario: 'sunday',
      responses: {
        appointments: { appointments: [{ status: 'valid', time: '2:38 PM' }] },
        yesterdayComparison: { totalValidAppointments: none },
      },
    });
    expect(card('Total Valid Appointments')).toHaveTextContent('No yesterday data');

    expect(bars()).toBeNull();
    expectState('Total Valid Appointments', 'ready');
    expect(app.requestsOf('monthly')).toBe(0);
  });

  it('names the week and its days, shows their counts, and the hours as closed', async () => {
    const app = await openApp('/', { scenario: 'sunday', responses: { recentValidations: [] } });
    expect(app.center.world.view()).toMatchObject({ start: '2026-11-09', end: '2026-11-14' });
    expect(
      inCard('Calendar Performance').getAllByText(/^\d+ appointments this week$/),
    ).toHaveLength(regionKeys.length);
    expect(
      inCard('Calendar Performance').getByText('Validation rate, Nov 9 to Nov 14'),
    ).toBeVisible();
    expect(inCard('Telemarketer Performance').getByText(/^This week/)).toBeVisible();
    expect(
      inCard('AI Performance Insights').getByText('Validation rate per region, Nov 9 to Nov 14'),
    ).toBeVisible();
    expect(inCard('Total Valid Appointments').getByText(/^vs [\d,]+ before$/)).toBeVisible();
    expect(
      inCard('Quick Actions').getByText('A run validates Nov 9 to Nov 14 again.'),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Overview' })).toBeVisible();

    const line = inCard('Business Hours').getByRole('img');
    expect(line).toHaveAccessibleName('Closed, opens Monday at 8:30 AM Eastern');
    expect(line.querySelectorAll('.hatched')).toHaveLength(1);
    expect(line.children).toHaveLength(2);
    const health = inCard('System Health');
    expect(health.getByText('Opens Monday at 8:30 AM')).toBeVisible();
    for (const word of ['Stopped', 'Inactive'])
      expect(health.getByText(word).outerHTML).not.toMatch(/critical|caution/);

    const days = app.center.world.days(6).map(({ valid }) => valid);
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    expect(bars()).toHaveAccessibleName(
      `Valid appointments by day: ${names.map((name, at) => `${name} ${days[at]}`).join(', ')}`,
    );
  });

  it('on a working day a stopped engine is critical, and no bars are drawn', async () => {
    const app = await mountCard(
      <>
        <StatCards />
        <SystemHealthCard />
      </>,
      {
        dashboard: { systemStatus: { validationEngine: { running: false } } },
        yesterdayComparison: {},
        regions: [],
        appointments: [],
      },
    );
    expect(inCard('System Health').getByText('Stopped').outerHTML).toContain('critical');
    expect(inCard('System Health').queryByText(/^Opens/)).not.toBeInTheDocument();

    expect(bars()).toBeNull();
    expect(app.requestsOf('monthly')).toBe(0);
  });
});

/** The percents of this card are constants. */
const rules = 'Validation Rules';

describe('on the first day', () => {
  it.each(screenNames)('%s shows neither rates of zero events nor NaN or null', async (name) => {
    const app = await mountScreen(addressOf(name), { center: 'first-day' });
    const texts = (await readScreen(app)).filter((found) => found.card !== rules);
    // Before the first opening the wall has nothing to show but the time.
    expect(texts.length).toBeGreaterThan(name === 'wall' ? 3 : 8);
    expect(
      texts.filter(({ text }) => /NaN|Infinity|undefined|\bnull\b|\d%|average of 0/.test(text)),
    ).toEqual([]);
  });

  it('explains in each empty card what it will show, and when booking opens', async () => {
    await mountScreen('/', { center: 'first-day' });
    for (const [title, empty, next] of [
      ['Top Sales Reps', 'No sales rep data available', 'Reps will appear here'],
      ['Recent Validations', 'No recent validations found', 'Results will appear here'],
      [
        'Appointments Analysis',
        'No valid appointments found',
        'Valid appointments will appear here',
      ],
      ['Appointments Log', 'No appointments found', 'Each booked event will appear here'],
    ] as const) {
      expect(inCard(title).getByText(empty)).toBeVisible();
      expect(card(title)).toHaveTextContent(next);
      if (title !== 'Appointments Analysis') expectState(title, 'empty');
      expect(card(title)).toHaveTextContent('Booking opens at 9 AM Eastern.');
    }
    expect(screen.queryByRole('region', { name: 'AI Performance Insights' })).toBeNull();
    expect(inCard('Total Valid Appointments').getByText('No yesterday data')).toBeVisible();
  });

  it.each([
    [
      '/states/california',
      'The 10 most recent appointments will appear here.',
      'A bar will show the valid appointments of each hour.',
      'Field agents will appear here with their first valid appointment.',
    ],
    ['/sales-rep/Devon%20Hartley/california', "This rep's valid appointments will appear here."],
    ['/corrections', 'Appointments without a known rep will appear here.'],
    [
      telemarketerPath(readPerson('Ana Torres')),
      'A bar will show the events of each hour.',
      'Regions will appear here with their first event.',
      'Reasons will appear here with the first invalid event.',
      "This telemarketer's appointments will appear here.",
    ],
  ])('%s explains what will appear, and when booking opens', async (path, ...texts) => {
    await mountScreen(path, { center: 'first-day' });
    for (const next of texts)
      expect(document.body).toHaveTextContent(`${next} Booking opens at 9 AM Eastern.`);
  });

  it('has rates after the first events', async () => {
    const app = await openApp('/', { firstLook: true, scenario: 'first-day' });
    expect(card('AI Confidence')).toHaveTextContent('AI Confidence–');
    expect(card('Telemarketer Performance')).toHaveTextContent('Ana TorresAway0 appointments–');
    await app.advance(2_000);
    await app.show({ telemarketers: [{ name: 'Ana Torres', appointments: 0, performance: 0 }] });
    expect(card('Telemarketer Performance')).toHaveTextContent('Ana TorresUnknown0 appointments0%');
  });
});

it('the quality score has no value while zero appointments were processed', async () => {
  const app = await mountScreen('/data-quality');
  for (const [summary, score, note] of [
    [{ qualityScoreAverage: 100, totalProcessed: 0 }, '–', 'nothing processed yet'],
    [{ qualityScoreAverage: 100, totalProcessed: 1 }, '100%', 'average of 1 processed'],
    [{ qualityScoreAverage: 96.4 }, '96.4%', 'average of – processed'],
  ] as const) {
    await app.show({ dataQuality: { summary } });
    expect(card('Quality Score')).toHaveTextContent(score);
    expect(card('Quality Score')).toHaveTextContent(note);
  }
});
