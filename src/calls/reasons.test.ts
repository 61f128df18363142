import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileNames, hostileTexts } from '../../mocks/hostile-texts.ts';
import { appointment } from '../../tests/entities.ts';
import { parseDesignated } from '../domain/people.ts';
import { readRegion } from '../domain/region/region.ts';
import { filterRows, noFilter, type RowFilter } from '../domain/appointment/row-filter.ts';
import { whyInvalid } from './reasons.ts';
import {
  cellCount,
  type Column,
  heatOf,
  ratesWithout,
  reasonsOf,
  regionColumns,
  regionsOf,
  telemarketerColumns,
} from './reason-table.ts';

const designated = parseDesignated('Ana Torres,Marcus Reed');
const event = (
  reason: string,
  telemarketer = 'Ana Torres',
  region = 'florida',
  status = 'invalid',
) =>
  appointment({
    customer: 'Robert Tran',
    salesRep: 'Jo Ray',
    reason,
    telemarketer,
    region,
    status,
  });

describe('why appointments are invalid', () => {
  const rows = [
    event('Title contains "busy until 3"'),
    event('title contains busy', 'zed', 'FL', 'Blocked'),
    event('', ' ana torres ', 'FL'),
    event('Full validation', 'Zed', 'IL', 'valid'),
    event('Pending validation', 'Zed', '', 'pending'),
    event('', 'Abe', ''),
  ];
  const why = whyInvalid(rows);

  it('counts reasons, people and regions, each event once', () => {
    expect(why).toMatchObject({ all: 6, valid: 1, invalid: 4, otherStatus: { id: 'pending' } });
    expect(why.reasons.map(({ label, count }) => [label, count])).toEqual([
      ['No reason given', 2],
      ['Title contains busy', 2],
    ]);
    const shown = (columns: readonly Column[]) =>
      columns.map((column) => [column.name, column.invalid, column.all]);
    expect(shown(telemarketerColumns(why, designated))).toEqual([
      ['Ana Torres', 2, 2],
      ['Marcus Reed', 0, 0],
      ['Abe', 1, 1],
      ['Zed', 1, 3],
    ]);
    const columns = shown(regionColumns(why));
    // The known regions are there without events too.
    expect(columns.slice(0, 2)).toEqual([
      ['California', 0, 0],
      ['Illinois', 0, 1],
    ]);
    expect(columns.filter(([, , all]) => all !== 0)).toEqual([
      ['Illinois', 0, 1],
      ['Florida', 3, 3],
      ['N/A', 1, 2],
    ]);
    expect(shown(telemarketerColumns(why, designated, 2)).at(-1)).toEqual(['Other (2)', 2, 4]);
    // One person without a column is called 'Other (1)' and leads nowhere either.
    const one = telemarketerColumns(why, designated, 3);
    expect(one.map(({ subject }) => subject !== null)).toEqual([true, true, true, false]);
  });

  it('counts one region by any of its names', () => {
    expect(whyInvalid(rows, readRegion('florida'))).toMatchObject({ all: 3, valid: 0, invalid: 3 });
    expect(whyInvalid(rows, readRegion('Chicago'))).toMatchObject({
      all: 1,
      valid: 1,
      reasons: [],
    });
  });

  it.each([
    [['Wrong 5 given', 'Wrong 5 given'], 'Wrong 5 given'],
    [['Wrong 5 given', 'Wrong 6 given'], 'Wrong … given'],
    [['Reason 10'], 'Reason 10'],
    [['n/a'], 'No reason given'],
    [['–', '–'], 'No reason given'],
    [['Reason 10', 'Reason 18', 'reason 18'], 'Reason 18'],
    [['Call (555) 010-0123 again'], 'Call (555) 010-0123 again'],
    [['Robert Tran called twice'], 'Called twice'],
  ])('a group of %j is called %j (C37)', (texts, label) => {
    expect(whyInvalid(texts.map((text) => event(text))).reasons[0]?.label).toBe(label);
  });

  it('names no status of several', () => {
    expect(whyInvalid([...rows, event('', '', '', 'new')]).otherStatus).toBe(null);
  });
});

it.each([
  [0, 4, 0],
  [1, 4, 1],
  [2, 4, 2],
  [3, 4, 3],
  [4, 4, 5],
  [1, 1, 1],
  [1, 3, 1],
  [3, 3, 5],
  [500, 1_000, 2],
])('the tint of %i where %i is the largest is %i', (count, largest, heat) => {
  expect(heatOf(count, largest)).toBe(heat);
});

describe('of any world', () => {
  const names = fc.constantFrom(
    'Ana Torres',
    'ANA TORRES ',
    'Zed',
    'zed',
    '',
    ' ',
    'N/A',
    'Olivia Brandt',
    'X\ud800',
    ...hostileNames,
    ...hostileTexts.slice(0, 24),
  );
  const reasons = fc.oneof(
    names,
    fc.constantFrom(
      'Title contains "busy 3"',
      'Title contains busy',
      'TITLE CONTAINS BUSY',
      'Called Zed',
    ),
    fc.constantFrom('Olivia Brandt is not designated', 'ANA TORRES is not designated', 'n/a', '-'),
  );
  const row = fc
    .record({
      title: names,
      customer: names,
      salesRep: names,
      phone: fc.constant(''),
      time: fc.constant(''),
      telemarketer: names,
      reason: reasons,
      region: fc.oneof(
        fc.constantFrom('florida', 'FL', 'Illinois', 'chicago', 'Lemuria', ''),
        names,
      ),
      status: fc.constantFrom('valid', 'invalid', 'BLOCKED', 'pending', 'new', ''),
    })
    .map(appointment);
  const worlds = fc.array(row, { maxLength: 40 });
  /** The rows that a link finds: a URL carries its filter. */
  const found = (rows: readonly ReturnType<typeof event>[], filter: Partial<RowFilter>) => {
    const query = new URLSearchParams(
      Object.entries(filter).map(([key, text]) => [key, `${text}`]),
    );
    const arrived = filterRows(rows, { ...noFilter, ...Object.fromEntries(query) });
    return arrived.filter((one) => one.status.outcome === 'invalid').length;
  };

  it('each figure is the number of rows that its link finds', () => {
    fc.assert(
      fc.property(worlds, fc.constantFrom('', 'florida', 'Lemuria'), (rows, region) => {
        const why = whyInvalid(rows, region === '' ? null : readRegion(region));
        const within = region === '' ? {} : { region };
        const columns = [
          ...telemarketerColumns(why, designated, 100),
          ...(region === '' ? regionColumns(why, 100) : []),
        ];
        expect(found(rows, within)).toBe(why.invalid);
        for (const reason of why.reasons) {
          expect(found(rows, { ...within, reason: reason.label })).toBe(reason.count);
          for (const column of columns)
            expect(
              found(rows, {
                ...within,
                reason: reason.label,
                [column.group]: column.subject?.sent ?? '',
              }),
            ).toBe(cellCount([reason], column));
        }
        for (const column of columns)
          expect(found(rows, { ...within, [column.group]: column.subject?.sent ?? '' })).toBe(
            column.invalid,
          );
      }),
    );
  });

  it('rows, columns and the others each sum to all invalid events', () => {
    const limits = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(worlds, limits, (rows, limit) => {
        const why = whyInvalid(rows);
        const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0);
        expect(sum(why.reasons.map(({ count }) => count))).toBe(why.invalid);
        for (const columns of [
          telemarketerColumns(why, designated, limit),
          regionColumns(why, limit),
        ]) {
          expect(columns.length).toBeLessThanOrEqual(limit + 1);
          expect(sum(columns.map(({ invalid }) => invalid))).toBe(why.invalid);
          for (const column of columns) expect(cellCount(why.reasons, column)).toBe(column.invalid);
          for (const reason of why.reasons)
            expect(sum(columns.map((column) => cellCount([reason], column)))).toBe(reason.count);
        }
      }),
    );
  });
});

const because = (reason: string, count = 1) =>
  Array.from({ length: count }, () => appointment({ status: 'invalid', reason }));

describe('the reasons of one or two people', () => {
  it("are ordered by count, with the person's share and the team's", () => {
    const own = [...because('No real customer'), ...because('Busy', 3)];
    const team = [...own, ...because('No real customer', 4)];
    expect(reasonsOf([whyInvalid(own)], whyInvalid(team))).toMatchObject([
      { label: 'Busy', counts: [3], shares: [75], teamShare: 37.5 },
      { label: 'No real customer', counts: [1], shares: [25], teamShare: 62.5 },
    ]);
  });

  it('of two people are in the order of the first, including those of the second alone', () => {
    const people = [because('Busy', 2), [...because('Test'), ...because('Busy')]];
    const reasons = reasonsOf(
      people.map((own) => whyInvalid(own)),
      whyInvalid(people.flat()),
    );
    expect(reasons.map(({ label, counts }) => [label, ...counts])).toEqual([
      ['Busy', 2, 1],
      ['Test', 0, 1],
    ]);
  });

  it('are called as on the whole team, where a person has one text of a group', () => {
    const own = because('Title contains "busy": Ana');
    const team = whyInvalid([...own, ...because('Title contains "busy": Bob')]);
    expect(reasonsOf([whyInvalid(own)], team)[0]?.label).toBe(team.reasons[0]?.label);
  });

  it.each([
    [4, 18, 34, '52.9%', '64.7%'],
    [2, 0, 2, '0%', '100%'],
    [0, 0, 0, '–', '–'],
  ])('without %i of them, %i valid of %i: %s to %s', (count, valid, all, before, after) => {
    expect(ratesWithout(count, valid, all).map(({ percent }) => percent)).toEqual([before, after]);
  });
});

describe('the regions of people', () => {
  const why = (...sent: string[]) => whyInvalid(sent.map((region) => appointment({ region })));

  it('are the known ones first, then the others by name', () => {
    const regions = regionsOf([why('Atlantis', 'FL', 'Agartha'), why('chicago', 'CA', '')]);
    expect(regions.map(({ name }) => name)).toEqual([
      'California',
      'Illinois',
      'Florida',
      'N/A',
      'Agartha',
      'Atlantis',
    ]);
  });

  it('are one each, however they are spelled', () => {
    expect(
      regionsOf([why('IL', 'new_avalon', 'Atlantis'), why('Chicago', 'New Avalon', 'ATLANTIS')]),
    ).toEqual([
      expect.objectContaining({ name: 'Illinois' }),
      expect.objectContaining({ name: 'Atlantis' }),
      expect.objectContaining({ name: 'New Avalon' }),
    ]);
  });
});
