import { expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { addressOf } from '../browser/addresses.ts';

/** The footers of a page's cards, by title; each number is an n. */
const footers = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-card]')].flatMap((shown) => {
      const text = shown.querySelector('footer')?.textContent;
      return text ? [[shown.dataset['card'], text.replaceAll(/\d[\d:.,]*\d|\d/g, 'n')]] : [];
    }),
  );

const ofRegion = 'n valid of n events';
const without = expect.stringMatching(/^Without "[^"]+": n% → n%$/);

const missedByNobody =
  /Newest first;|Most (?:urgent|events|significant|appointments at)|few cases|as many (?:at|in)|State \d+%|counted as valid|% performance|AI accuracy|\b(\d+) of \1 shown/;

it('each card has one sentence below it, or nothing (C37)', async () => {
  for (const [url, texts] of [
    [
      '/',
      {
        'Calendar Performance': 'n valid of n events, n%',
        'Top Sales Reps': 'n of n valid in the top n',
        'Appointments Analysis': 'n of n events shown',
        'Appointments Log': 'Valid: nInvalid: n',
        'AI Learning System': 'High confidence data',
        'System Health': expect.stringMatching(/^No failure since .*Diagnostics$/),
      },
    ],
    [
      addressOf('telemarketer'),
      { 'Why appointments are invalid': without, 'Share of each month': 'Monthly Data' },
    ],
    ['/states', { California: ofRegion, Illinois: ofRegion, Arizona: ofRegion, Florida: ofRegion }],
    ['/states?tab=california', {}],
    [
      '/states/california',
      {
        'Field Agents': 'Field Agent Corrections',
        'Why appointments are invalid': 'All regions',
      },
    ],
    ['/sales-rep/Renee%20Castillo/arizona', { 'Why appointments are invalid': without }],
    ['/validation', {}],
    ['/corrections', {}],
    ['/data-quality', { 'Invalid Phones': 'At most n numbers are listed; the export has all.' }],
    ['/data-quality?tab=duplicates', {}],
    ['/data-quality?tab=validation', {}],
    ['/data-quality?tab=recommendations', {}],
    [
      '/historical',
      {
        'Distance from average': 'Monthly Data',
        'Historical Insights': 'Scale: ±n% around the average',
      },
    ],
    ['/ai-insights', {}],
    ['/ai-insights?tab=monthly', {}],
    ['/monthly-data', {}],
  ] as const) {
    const { unmount } = await mountScreen(url, { center: 'day', recentValidations: [] });
    expect([url, footers()]).toEqual([url, texts]);
    // Words that a switch, an arrow, a head or the list itself says (64.12).
    expect([url, document.body.textContent.match(missedByNobody)]).toEqual([url, null]);
    unmount();
  }
});
