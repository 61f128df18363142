import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alert, appointment, figuresOfAlerts } from '../../../tests/entities.ts';
import { whyInvalid } from '../../calls/reasons.ts';
import { readPerson, withoutKnownRep } from '../../domain/people.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { type NeedLine, needsYou, type Sources } from './needs-you.ts';

const people = ['Daniel Cole', 'Ana Torres'].map(readPerson);
const minuteMs = 60_000;

/** Rows as they are read; `rest` has fields as they are sent. */
function rowsOf(
  telemarketer: string,
  region: string,
  valid: number,
  invalid: number,
  reason = '',
  rest: object = {},
) {
  return Array.from({ length: valid + invalid }, (_, at) =>
    appointment({
      telemarketer,
      region,
      reason,
      salesRep: 'Luis',
      status: at < valid ? 'valid' : 'invalid',
      ...rest,
    }),
  );
}

const others = rowsOf('Ana Torres', 'california', 90, 10, 'Empty who field');
const calm = {
  appointmentsGap: '',
  alerts: figuresOfAlerts(),
  alertsGap: '',
  longestWaitMs: null,
  isEngineStopped: false,
  isWeek: false,
};
type Row = ReturnType<typeof appointment>;
type Changes = Partial<Sources> & { readonly rows?: readonly Row[] | null };

const sourcesOf = ({ rows = others, ...changes }: Changes): Sources => ({
  ...calm,
  ...changes,
  why: rows && whyInvalid(rows),
  withoutRep: withoutKnownRep(rows ?? []),
});
const linesOf = (changes: Changes) => needsYou(sourcesOf(changes), people);
const namesOf = (changes: Changes) => linesOf(changes).map(({ name }) => name);
const textOf = ({ name, base, band, atRisk, cause, causeLink, action, href }: NeedLine) =>
  [name, base, band, atRisk.join(' ').trim(), cause, causeLink?.text, action, href].join(' | ');

describe('a telemarketer and a region', () => {
  it.each([
    ['19 events', 9, 10, []],
    ['20 events', 10, 10, ['Daniel Cole', 'Florida']],
    ['69.99%', 6999, 3001, ['Daniel Cole', 'Florida']],
    ['70%', 70, 30, []],
  ])('of %s', (_, valid, invalid, names) => {
    expect(namesOf({ rows: [...others, ...rowsOf('Daniel Cole', 'FL', valid, invalid)] })).toEqual(
      names,
    );
  });

  it('have no line without others to compare, or below one at-risk appointment', () => {
    expect(namesOf({ rows: rowsOf('Daniel Cole', 'FL', 1, 30) })).toEqual([]);
    const alike = [...rowsOf('Ana Torres', 'CA', 60, 40), ...rowsOf('Daniel Cole', 'FL', 60, 40)];
    expect(namesOf({ rows: alike })).toEqual([]);
  });

  it.each(['Atlantis', 'New  Avalon', '__proto__'])(
    'have a line for the region %j, which is none of the four',
    (region) => {
      const [line, ...more] = linesOf({ rows: [...others, ...rowsOf('Eve Stone', region, 1, 30)] });
      expect(more).toEqual([]);
      expect([line?.name, line?.base]).toEqual([region.replace('  ', ' '), '3.2% of 31']);
    },
  );

  it('have none where rows name no region, or another telemarketer than the team', () => {
    for (const region of ['', 'N/A', ' \u200b'])
      expect(namesOf({ rows: [...others, ...rowsOf('Eve Stone', region, 1, 30)] })).toEqual([]);
  });

  it.each([
    ['No service code in the title', '6 lack a service code', '1 lacks a service code'],
    ['NO REAL CUSTOMER', '6 have no real customer', '1 has no real customer'],
    ['Title contains "time off"', '6 contain time off', '1 contains time off'],
    ['Too late', '6 with "Too late"', '1 with "Too late"'],
    ['constructor', '6 with "constructor"', '1 with "constructor"'],
    [
      'Wrong number given by 3 callers',
      '6 with "Wrong number given by 3 callers"',
      '1 with "Wrong number given by 3 callers"',
    ],
    ['Reason 10', '6 with "Reason 10"', '1 with "Reason 10"'],
  ])('have for the reason %j the cause %s', (reason, many, one) => {
    const causeOf = (count: number) =>
      linesOf({
        rows: [
          ...others,
          ...rowsOf('Daniel Cole', 'FL', 10, count, reason),
          ...rowsOf('Daniel Cole', 'FL', 5, 20 - count),
        ],
      })[0]?.cause;
    expect([causeOf(6), causeOf(1)]).toEqual([many, one]);
  });

  it('lead to the person, to why in the region, and to the rows of the cause', () => {
    const rows = [...others, ...rowsOf('Daniel Cole', 'FL', 10, 15, 'Empty who field')];
    const lines = linesOf({ rows });
    expect(lines.map(textOf)).toEqual([
      "Daniel Cole | 40% of 25 | poor | 15 invalid, 13 above the team's share | 15 have an empty who field | See the 15 | See the 15 | /?view=telemarketer&telemarketer=Daniel+Cole&tab=invalid",
      'Florida | 40% of 25 | poor | 15 invalid, 13 more than elsewhere | 15 have an empty who field | See the 15 | See why | /states/florida#why',
    ]);
    expect(lines.map(({ causeLink }) => causeLink?.href)).toEqual([
      '/?telemarketer=Daniel+Cole&reason=Empty+who+field&tab=invalid#appointments',
      '/?region=florida&reason=Empty+who+field&tab=invalid#appointments',
    ]);
    const [, elsewhere] = linesOf({
      rows: [...others, ...rowsOf('Daniel Cole', 'Atlantis', 10, 15)],
    });
    expect(elsewhere).toMatchObject({
      action: 'See the 15',
      href: '/?region=Atlantis&tab=invalid#appointments',
    });
    expect(elsewhere?.causeLink).toBeUndefined();
  });
});

describe('alerts', () => {
  const pending = { status: 'pending', confidence: 59 };
  const sent = [pending, { ...pending, confidence: 60 }, { ...pending, status: 'reviewed' }];
  const alerts = figuresOfAlerts(...sent.map(alert));

  it('without a confidence are not said to have a low one', () => {
    const unknown = figuresOfAlerts(...[pending, { ...pending, confidence: null }].map(alert));
    const [line] = linesOf({ alerts: unknown, longestWaitMs: 60 * minuteMs });
    expect(line?.cause).toBe('1 has a confidence under 60');
  });

  it.each([
    [29 * minuteMs, []],
    [30 * minuteMs, []],
    [30 * minuteMs + 1, ['2 wait for a decision, the oldest 30 min']],
    [null, []],
  ])('with the oldest %s ms old', (longestWaitMs, figures) => {
    const lines = linesOf({ alerts, longestWaitMs });
    expect(lines.map(({ atRisk }) => atRisk.join(' '))).toEqual(figures);
  });

  it('have a singular text for one alert', () => {
    const one = figuresOfAlerts(alert(pending));
    const lines = linesOf({ alerts: one, longestWaitMs: 3_600_000 });
    expect(lines.map(textOf)).toEqual([
      'Manual validation |  |  | 1 waits for a decision, the oldest 1 h | 1 has a confidence under 60 |  | Start review | /validation?review=start',
    ]);
  });

  it('have a line without an age in weekly mode', () => {
    const lines = linesOf({ alerts, longestWaitMs: minuteMs, isWeek: true });
    expect(lines.map(({ atRisk }) => atRisk.join(' '))).toEqual(['2 wait for a decision']);
  });
});

it('appointments without a known rep name the telemarketer with most of them', () => {
  const unknown = rowsOf('Ana Torres', 'CA', 3, 0, '', { salesRep: 'unknown field agent' });
  expect(linesOf({ rows: [...others, ...unknown] }).map(textOf)).toEqual([
    'Sales reps | of 103 events |  | 3 are credited to no rep | 3 booked by Ana Torres |  | Correct 3 reps | /corrections',
  ]);
  expect(linesOf({ rows: [...others, ...unknown.slice(2)] }).map(textOf)).toEqual([
    'Sales reps | of 101 events |  | 1 is credited to no rep | 1 booked by Ana Torres |  | Correct 1 rep | /corrections',
  ]);
});

it('appointments without a rep name no telemarketer if theirs is not known', () => {
  const unknown = rowsOf('N/A', 'CA', 3, 0, '', { salesRep: 'Unknown Field Agent' });
  expect(linesOf({ rows: [...others, ...unknown] }).map(({ cause }) => cause)).toEqual(['']);
});

describe('an engine that is stopped during hours', () => {
  const waiting = rowsOf('Ana Torres', 'CA', 2, 0, '', { status: 'pending' });

  it('comes first whatever its count', () => {
    const rows = [...others, ...waiting, ...rowsOf('Daniel Cole', 'FL', 10, 15)];
    const lines = linesOf({ rows, isEngineStopped: true });
    expect(lines.map(({ name, atRiskCount }) => [name, Math.round(atRiskCount)])).toEqual([
      ['Validation Engine', 2],
      ['Daniel Cole', 13],
      ['Florida', 13],
    ]);
    expect(lines[0]?.atRisk.join(' ')).toBe('2 wait for validation, and every new one');
  });

  it.each([
    ['nothing is pending', others],
    ['appointments are missing', null],
  ])('has a line when %s', (_, rows) => {
    const [line] = linesOf({ rows, isEngineStopped: true });
    expect(line?.atRisk.join('')).toBe('New events wait for validation');
  });

  it('has no line in weekly mode', () => {
    expect(linesOf({ isEngineStopped: true, isWeek: true })).toEqual([]);
  });
});

it('orders equal counts by kind, then by name', () => {
  const rows = [
    ...rowsOf('Ana Torres', 'CA', 10, 0, '', { salesRep: 'Unknown Field Agent' }),
    ...rowsOf('Ana Torres', 'CA', 190, 0),
    ...rowsOf('Daniel Cole', 'FL', 10, 10),
    ...rowsOf('Bea Moss', 'AZ', 10, 10),
  ];
  const names = needsYou(
    sourcesOf({
      rows,
      alerts: figuresOfAlerts(...Array.from({ length: 10 }, () => alert())),
      longestWaitMs: 3_600_000,
    }),
    [...people, readPerson('Bea Moss')],
  ).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Manual validation', 'Sales reps']);
  expect(names.slice(2)).toEqual(['Bea Moss', 'Daniel Cole', 'Arizona', 'Florida']);
});

it('the ranking does not depend on the order of rows, and a count is that of the linked rows', () => {
  const rows = [
    ...others,
    ...rowsOf('Daniel Cole', 'FL', 5, 20, 'No real customer'),
    ...rowsOf('daniel cole', 'Florida', 3, 12, 'No service code in the title'),
  ];
  const lines = linesOf({ rows });
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      expect(linesOf({ rows: shuffled }).map(textOf)).toEqual(lines.map(textOf));
    }),
    { numRuns: 50 },
  );
  expect(lines).toHaveLength(2);
  for (const { causeLink, base } of lines) {
    const query = Object.fromEntries(new URL(causeLink?.href ?? '', 'http://app').searchParams);
    const shown = filterRows(rows, { ...noFilter, ...query });
    const invalid = shown.filter(({ status }) => status.outcome === 'invalid').length;
    expect(causeLink?.text).toBe(`See the ${invalid}`);
    expect(base).toMatch(/^20% of 40$/);
  }
});
