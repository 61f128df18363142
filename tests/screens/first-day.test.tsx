import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, screenNames } from '../browser/addresses.ts';
import { readPerson } from '../../src/domain/people.ts';
import { telemarketerPath } from '../../src/paths.ts';
import { card, expectState, inCard, openApp } from './open-app.tsx';
import { readScreen } from './read-page.ts';
import { respondWith, showResponse } from './respond-with.ts';

const scenario = 'first-day';

/** The percents of this card are constants. */
const rules = 'Validation Rules';

describe('on the first day', () => {
  it.each(screenNames)('%s shows neither rates of zero events nor NaN or null', async (name) => {
    const app = await openApp(addressOf(name), { scenario });
    const texts = (await readScreen(app)).filter((found) => found.card !== rules);
    // Before the first opening the wall has nothing to show but the time.
    expect(texts.length).toBeGreaterThan(name === 'wall' ? 3 : 20);
    expect(
      texts.filter(({ text }) => /NaN|Infinity|undefined|\bnull\b|\d%|average of 0/.test(text)),
    ).toEqual([]);
  });

  it('explains in each empty card what it will show, and when booking opens', async () => {
    await openApp('/', { scenario });
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
    ['/corrections', 'Appointments without a sales rep will appear here.'],
    [
      telemarketerPath(readPerson('Ana Torres')),
      'A bar will show the events of each hour.',
      'Regions will appear here with their first event.',
      'Reasons will appear here with the first invalid event.',
      "This telemarketer's appointments will appear here.",
    ],
  ])('%s explains what will appear, and when booking opens', async (path, ...texts) => {
    await openApp(path, { scenario });
    for (const next of texts)
      expect(document.body).toHaveTextContent(`${next} Booking opens at 9 AM Eastern.`);
  });

  it('has rates after the first events', async () => {
    const app = await openApp('/', { firstLook: true, scenario });
    expect(card('AI Confidence')).toHaveTextContent('AI Confidence–');
    expect(card('Telemarketer Performance')).toHaveTextContent('– performance');
    await app.advance(2_000);
    respondWith('regions', { regions: [{ key: 'florida', validAppointments: 0, totalEvents: 1 }] });
    await app.poll('regions');
    expect(card('Telemarketer Performance')).toHaveTextContent('0% performance');
  });
});

it('the quality score has no value while zero appointments were processed', async () => {
  const app = await openApp('/data-quality');
  for (const [summary, score, note] of [
    [{ qualityScoreAverage: 100, totalProcessed: 0 }, '–', 'nothing processed yet'],
    [{ qualityScoreAverage: 100, totalProcessed: 1 }, '100%', 'average of 1 processed'],
    [{ qualityScoreAverage: 96.4 }, '96.4%', 'average of – processed'],
  ] as const) {
    await showResponse(app, 'dataQuality', { summary });
    expect(card('Quality Score')).toHaveTextContent(score);
    expect(card('Quality Score')).toHaveTextContent(note);
  }
});
