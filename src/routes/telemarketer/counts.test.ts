import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { ratesWithout, whyInvalid } from '../../domain/figures/why.ts';
import { eventsByHour, inOneSpan } from '../../domain/figures/hours.ts';
import { reasonsOf, regionIds } from './counts.ts';

const names = ['Ana Torres', ' ana TORRES', 'Daniel Cole', 'daniel cole', 'N/A', '', '__proto__'];
const times = ['', 'soon', '2026-11-21T14:05:00Z', '2026-11-21T19:59:59Z', '2026-11-21T07:00:00Z'];

const row = fc.record({
  title: fc.constantFrom('DD', 'test'),
  customer: fc.constantFrom('Ada', ''),
  salesRep: fc.constantFrom('Luis Ocampo', ''),
  phone: fc.constant(''),
  telemarketer: fc.constantFrom(...names),
  status: fc.constantFrom('valid', 'VALID', 'invalid', 'blocked', 'pending', ''),
  region: fc.constantFrom('california', 'CA', 'Illinois', 'chicago', 'Texas', ' texas', ''),
  time: fc.constantFrom(...times),
  reason: fc.constantFrom('', 'Title contains busy', 'title contains BUSY', 'No real customer'),
});
const rows = fc.array(row, { maxLength: 60 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('the counts of a telemarketer', () => {
  it('by hour and without a readable time add up to all rows; each hour filters as many rows', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const { hours, untimed } = eventsByHour(all);
        expect(sum(hours.map((hour) => hour.all)) + untimed).toBe(all.length);
        for (const { hour, valid, invalid, all: count } of hours) {
          const found = filterRows(all, { ...noFilter, hour });
          expect(found.length).toBe(count);
          expect(outcomesOf(found).valid.length).toBe(valid);
          expect(outcomesOf(found).invalid.length).toBe(invalid);
        }
      }),
    );
  });
});

const at = (time: string, status = 'valid') => ({ time, status });

describe('the hours', () => {
  it('of two people have one span', () => {
    const [one, other] = inOneSpan([
      eventsByHour([at('2026-11-21T12:30:00Z')]),
      eventsByHour([at('2026-11-22T03:30:00Z')]),
    ]);
    expect(one?.map(({ hour }) => hour)).toEqual(other?.map(({ hour }) => hour));
    expect(one?.length).toBe(16);
    expect(one?.at(-1)).toEqual({ hour: 22, valid: 0, invalid: 0, all: 0 });
  });
});

const blankRow = { telemarketer: '', customer: '', salesRep: '', region: '', status: 'invalid' };
const because = (reason: string, count = 1) =>
  Array.from({ length: count }, () => ({ ...blankRow, reason }));

describe('the reasons', () => {
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
      whyInvalid([]),
    );
    expect(reasons.map(({ label, counts }) => [label, ...counts])).toEqual([
      ['Busy', 2, 1],
      ['Test', 0, 1],
    ]);
  });

  it.each([
    [4, 18, 34, '52.9%', '64.7%'],
    [2, 0, 2, '0%', '100%'],
    [0, 0, 0, '–', '–'],
  ])('without %i of them, %i valid of %i: %s to %s', (count, valid, all, before, after) => {
    expect(ratesWithout(count, valid, all).map(({ percent }) => percent)).toEqual([before, after]);
  });
});

it('orders the known regions first, then the others by name', () => {
  const sent = ['Texas', 'FL', 'Alaska', 'chicago', 'CA', ''];
  const why = whyInvalid(sent.map((region) => ({ ...blankRow, region, reason: '' })));
  expect(regionIds([why])).toEqual(['california', 'chicago', 'florida', 'alaska', 'n/a', 'texas']);
});
