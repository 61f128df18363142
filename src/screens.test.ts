import { describe, expect, it } from 'vitest';
import { menu } from './screens.ts';
import { selectedEntry } from './shell/menu.ts';

const entries = menu.flatMap((group) => group.entries);

it('the menu has the entries of spec section 2 in their order', () => {
  expect(entries.map(({ label, href }) => [label, href])).toEqual([
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
  ]);
});

describe('the selected entry (rulings C1)', () => {
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
  ])('on %s#%s is %s', (pathname, hash, label) => {
    expect(selectedEntry(menu, pathname, hash)?.label).toBe(label);
  });
});
