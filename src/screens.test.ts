import { expect, it } from 'vitest';
import { menu } from './menu.ts';
import { selectedEntry } from './shell/menu.ts';

const entries = menu.flatMap((group) => group.entries);

/** The entries of S2; the menu may have others between them. */
const specEntries = [
  ['Dashboard', '/'],
  ['Calendars', '/#calendars'],
  ['States Dashboard', '/states'],
  ['Validation', '/#validation'],
  ['Telemarketers', '/#telemarketers'],
  ['Manual Validation', '/validation'],
  ['Field Agent Corrections', '/corrections'],
  ['Data Quality', '/data-quality'],
  ['Historical Data', '/historical'],
  ['AI Insights with ML', '/ai-insights'],
  ['Monthly Data', '/monthly-data'],
  ['API Testing', '/#api'],
  ['Settings', '/#system'],
];

it('the menu has the entries of S2 in their order', () => {
  const labels = new Set(specEntries.map(([label]) => label));
  const shown = entries.filter(({ label }) => labels.has(label));
  expect(shown.map(({ label, href }) => [label, href])).toEqual(specEntries);
});

it.each([
  ['/', '', 'Dashboard'],
  ['/', 'calendars', 'Calendars'],
  ['/', 'system', 'Settings'],
  ['/', 'nowhere', 'Dashboard'],
  ['/states', '', 'States Dashboard'],
  ['/states/chicago', '', 'States Dashboard'],
  ['/validation', 'calendars', 'Manual Validation'],
  ['/no-such-screen', '', undefined],
  ['/statesman', '', undefined],
])('the selected entry (C1) on %s#%s is %s', (pathname, hash, label) => {
  expect(selectedEntry(menu, pathname, hash)?.label).toBe(label);
});
