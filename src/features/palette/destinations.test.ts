import { describe, expect, it } from 'vitest';
import { repProfile } from '../../../tests/entities.ts';
import { reads } from '../../calls/index.ts';
import { regionKeys } from '../../domain/region/region.ts';
import { readPerson } from '../../domain/people.ts';
import { searchQuery } from '../../domain/text/search.ts';
import { groupsOf } from './find.ts';
import { menu } from '../../menu.ts';
import {
  alertEntries,
  appointmentEntries,
  peopleEntries,
  regionEntries,
  screenEntries,
} from './destinations.ts';

const profile = (repName: string, primaryState: string, territories: string[] = []) =>
  repProfile({ repId: repName, repName, primaryState, territories, appointmentCount: 1 });

const all = [
  ...screenEntries(menu),
  ...regionEntries,
  ...peopleEntries({
    profiles: [
      profile('ZOË_ŁUKASZ ', 'california'),
      profile('zoë_łukasz', 'CA'),
      profile('A/C Crew & Sons', 'Illinois'),
      profile('Unknown Field Agent', 'arizona'),
      profile('Lost', 'atlantis'),
      profile('Roaming', '', ['Atlantis', 'AZ', 'Florida']),
    ],
    telemarketers: ['Noor Aziz', ' '].map((name) => ({ person: readPerson(name) })),
    designated: [readPerson('Ana Torres')],
    appointments: reads.appointments.response([
      { salesRep: 'Roaming', region: 'FL', telemarketer: 'ANA TORRES ' },
      { salesRep: 'N/A', region: 'FL', telemarketer: 'N/A' },
    ]).rows,
  }),
  ...alertEntries(
    reads.alerts.response([
      { id: 'a1', status: 'reviewed', customer: 'Rosa Diaz' },
      { id: 'a&2', status: 'pending', customer: 'Rosa Marsh' },
    ]).rows,
  ),
];
const found = (typed: string) =>
  groupsOf(all, searchQuery(typed)).flatMap((group) => group.matches);
const hrefs = (group: string) => all.filter((each) => each.group === group).map(({ href }) => href);

it('has the menu, the regions, each rep once per region, telemarketers and alerts', () => {
  const ofMenu = menu.flatMap(({ entries }) => entries.map(({ href }) => href));
  const more = ['/#appointments', '/?display=wall'];
  expect(hrefs('Screens')).toEqual(expect.arrayContaining([...ofMenu, ...more]));
  expect(hrefs('Regions')).toEqual(regionKeys.map((key) => `/states/${key}`));
  expect(hrefs('Sales reps')).toEqual([
    '/sales-rep/A%2FC%20Crew%20%26%20Sons/chicago',
    '/sales-rep/Roaming/arizona',
    '/sales-rep/Roaming/florida',
    '/sales-rep/zo%C3%AB_%C5%82ukasz/california',
  ]);
  expect(hrefs('Telemarketers')).toEqual([
    '/?view=telemarketer&telemarketer=Ana+Torres',
    '/?view=telemarketer&telemarketer=Noor+Aziz',
  ]);
  expect(hrefs('Alerts')).toEqual(['/validation?alert=a%262', '/validation?tab=reviewed&alert=a1']);
});

describe('matches are ordered by place, then field, then group', () => {
  it.each([
    ['crew sons', ['A/C Crew & Sons']],
    ['ZOE', ['Zoë Łukasz']],
    ['chicago', ['Illinois', 'A/C Crew & Sons']],
    ['data', ['Data Quality', 'Historical Data', 'Monthly Data']],
    ['validation', ['Validation', 'Manual Validation']],
    // The start of a telemarketer's name precedes the middle of a screen's.
    ['ana', ['Ana Torres']],
    ['rosa', ['Rosa Marsh', 'Rosa Diaz']],
    ['wall', ['Wall display']],
    ['tv', ['Wall display']],
    ['settings', ['Settings']],
    ['alerts', ['Manual Validation']],
    ['export', ['Monthly Data', 'Appointments']],
    ['no such place', []],
  ])('%j finds %j', (typed, labels) => {
    expect(found(typed).map(({ entry }) => entry.label)).toEqual(labels);
  });

  it.each([
    // A typing mistake in a name counts only where nothing has the letters.
    ['lukazs', ['Zoë Łukasz']],
    ['rosa mrash', ['Rosa Marsh']],
    ['ilinois', ['Illinois']],
    ['valdaiton', ['Validation', 'Manual Validation']],
    ['qualtiy', ['Data Quality']],
    ['marsg', ['Rosa Marsh']],
    ['crwe', []],
  ])('%j, mistyped, finds %j', (typed, labels) => {
    expect(found(typed).map(({ entry }) => entry.label)).toEqual(labels);
  });

  it.each([
    ['alerts', 'also', 'alerts'],
    ['az roaming', 'region', 'AZ'],
    ['crew', undefined, undefined],
  ])('%j is found in %j %j', (typed, name, text) => {
    const [first] = found(typed);
    const field = first?.match.other;
    expect([field?.name, field?.text]).toEqual([name, text]);
  });
});

it('shows eight of a group, and the total', () => {
  const reps = peopleEntries({
    profiles: Array.from({ length: 30 }, (_, index) => profile(`Rep ${index}`, 'CA')),
    telemarketers: [],
    designated: [],
    appointments: [],
  });
  const [group, ...others] = groupsOf(reps, searchQuery('rep'));
  expect(others).toEqual([]);
  expect([group?.matches.length, group?.total]).toEqual([8, 30]);
});

const appointments = reads.appointments.response([
  { customer: 'Rosa Diaz', title: '7526', phone: '(555) 014-9999', time: '2:01 PM' },
  { customer: 'Tom Rosario', phone: '(555) 014-7526', salesRep: 'Rosalie', time: '2:02 PM' },
  { customer: 'Rosa Marsh', telemarketer: 'Marcus', time: '2:03 PM' },
  { customer: 'Ulla U2', time: '2:04 PM' },
  { customer: 'Ulla U10', time: '2:04 PM' },
  { salesRep: 'Rosa Rep', status: 'valid' },
]).rows;

it.each([
  // Of equal matches the newest first.
  ['rosa', ['Rosa Marsh', 'Rosa Diaz', 'Tom Rosario']],
  ['555 014', ['Tom Rosario: phone', 'Rosa Diaz: phone']],
  ['5550147526', ['Tom Rosario: phone']],
  ['7526', ['Rosa Diaz: title', 'Tom Rosario: phone']],
  ['rosa 9999', ['Rosa Diaz: phone']],
  ['marcus', []],
  // Equal times are in the server's order.
  ['ulla', ['Ulla U2', 'Ulla U10']],
])('%j finds the appointments %j', (typed, shown) => {
  const [group] = groupsOf(appointmentEntries(appointments), searchQuery(typed));
  const texts = group?.matches.map((each) => {
    const field = each.match.other;
    return field ? `${each.entry.label}: ${field.name}` : each.entry.label;
  });
  expect(texts ?? []).toEqual(shown);
});
