import { expect, it } from 'vitest';
import { loaded } from '../api/call.ts';
import { regionRow, regionRows } from '../../tests/rows.ts';
import {
  alertsInBoth,
  pendingInBoth,
  regionsAndList,
  regionsTotalAndList,
  telemarketersAndList,
  telemarketersAndTotal,
  totalAndList,
  totalAndRegions,
} from './counted-twice.ts';
import { reads } from './index.ts';

const regionsOf = (...rows: readonly unknown[]) =>
  loaded(reads.regions, reads.regions.response.read(rows)).figures;
const listOf = (...appointments: readonly object[]) => partOf(appointments.length, ...appointments);
const partOf = (total: number, ...appointments: readonly object[]) =>
  loaded(reads.appointments, reads.appointments.response.read({ appointments, total })).figures.on(
    '2026-11-21/2026-11-21',
  );
const alertsOf = (...rows: readonly unknown[]) =>
  loaded(reads.alerts, reads.alerts.response.read(rows)).figures;

const valid = { status: 'valid', region: 'florida', time: '2026-11-21T15:00:00Z' };
const florida = regionRow('florida', 9, 12);

it.each([
  [regionRows, 104],
  [regionRows.slice(1), null],
  [[...regionRows, 7], null],
])('the total and the regions %j: 5 and %j', (rows, byRegions) => {
  expect(totalAndRegions({ valid: 5 }, regionsOf(...rows))).toEqual([['', 5, byRegions]]);
});

it('the total and the valid rows of the day; of a part of the list they are not known', () => {
  const yesterday = { ...valid, time: '2026-11-20T15:00:00Z' };
  expect(totalAndList({ valid: 5 }, listOf(valid, yesterday))).toEqual([['', 5, 1]]);
  expect(totalAndList({ valid: 5 }, partOf(9, valid))).toEqual([['', 5, null]]);
});

it('the sum of the regions and the valid rows', () => {
  const sent = regionsOf(...regionRows);
  expect(regionsTotalAndList(sent, listOf(valid))).toEqual([['', 104, 1]]);
  expect(regionsTotalAndList(sent, partOf(9, valid))).toEqual([['', 104, null]]);
});

it('each region by both calls, those that only one of them has too', () => {
  const list = listOf(valid, { ...valid, region: 'Atlantis' });
  expect(regionsAndList(regionsOf(florida, regionRow('chicago', 3, 4)), list)).toEqual([
    ['Illinois: ', 3, 0],
    ['Florida: ', 9, 1],
    ['Atlantis: ', 0, 1],
  ]);
  expect(regionsAndList(regionsOf(florida), partOf(9, valid))).toEqual([['Florida: ', 9, 1]]);
});

it('the appointments of all telemarketers and the total', () => {
  const read = (...rows: readonly unknown[]) =>
    loaded(reads.telemarketers, reads.telemarketers.response.read(rows)).figures;
  const ana = { name: 'Ana Torres', appointments: 4 };
  expect(telemarketersAndTotal(read(ana, { ...ana, name: 'Bo' }), { valid: 5 })).toEqual([
    ['', 8, 5],
  ]);
  expect(telemarketersAndTotal(read(ana, 7), { valid: 5 })).toEqual([['', null, 5]]);
});

it('the pending alerts in the list and by their count', () => {
  const sent = { id: 'a', status: 'pending' };
  expect(pendingInBoth(alertsOf(sent), { pending: 0 })).toEqual([['', 1, 0]]);
  expect(pendingInBoth(alertsOf(sent, 7), { pending: 0 })).toEqual([['', null, 0]]);
});

it('the alerts of each status in the list and by their count', () => {
  const sent = ['pending', 'reviewed', 'reviewed'].map((status, id) => ({ id, status }));
  const stats = reads.alertStats.response.read({ pending: 1, reviewed: 3, dismissed: null });
  expect(alertsInBoth(alertsOf(...sent), stats)).toEqual([
    ['Pending: ', 1, 1],
    ['Reviewed: ', 2, 3],
    ['Dismissed: ', 0, stats.dismissed],
  ]);
  expect(alertsInBoth(alertsOf(...sent, 7), stats)[1]).toEqual(['Reviewed: ', null, 3]);
});

it('each designated telemarketer by both calls', () => {
  const { figures } = loaded(
    reads.telemarketers,
    reads.telemarketers.response.read([
      { name: 'Ana Torres', appointments: 4 },
      { name: 'Marcus Reed', appointments: null },
      { name: 'Olivia Brandt', appointments: 9 },
    ]),
  );
  const list = listOf(
    { ...valid, telemarketer: 'ana torres' },
    { ...valid, telemarketer: 'Priya Shah' },
  );
  expect(telemarketersAndList(figures, list)).toEqual([
    ['Ana Torres: ', 4, 1],
    ['Marcus Reed: ', null, 0],
  ]);
});
