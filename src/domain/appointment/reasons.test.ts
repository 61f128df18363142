import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileNames, hostileTexts } from '../../../mocks/hostile-texts.ts';
import { appointment } from '../../../tests/entities.ts';
import { reasonHint, reasonKey, reasonLabel, reasonReader } from './reasons.ts';

it.each([
  // As sent, with its white space and case.
  ['Empty who field', 'Empty who field'],
  ['  empty  who\tfield. ', 'Empty who field'],
  ['EMPTY WHO FIELD', 'EMPTY WHO FIELD'],
  ['Empty app-made-by field', 'Empty app-made-by field'],
  // None.
  ['', 'No reason given'],
  [' \u200b\n', 'No reason given'],
  ['N/A', 'No reason given'],
  ['-', 'No reason given'],
  ['?!', 'No reason given'],
  // A quoted word: the term that blocks stays, since it is the reason.
  ['Title contains "busy until 3"', 'Title contains busy'],
  ['Title contains ‘Time Off’', 'Title contains Time Off'],
  ["Title 'NHWC 12' has no rep", 'Title … has no rep'],
  ["The customer's name isn't real", "The customer's name isn't real"],
  ['Title contains "contest"', 'Title contains'],
  ['"busy"', 'Busy'],
  ['"called twice"', 'Called twice'],
  ['Inches: 5"', 'Inches'],
  // Numbers.
  ['Title contains busy until 3 PM', 'Title contains busy'],
  ['Title contains busy 10:30', 'Title contains busy'],
  ['Title is 3 digits', 'Title is … digits'],
  ['2 bookings on 2026-11-21', 'Bookings'],
  ['Call (555) 010-0123 again', 'Call … again'],
  ['Duplicate of #45', 'Duplicate'],
  ['9472', 'Only a name or number'],
  ['reason: 10.', 'Reason: 10'],
  ['Error 500', 'Error 500'],
  ['Error 500 at 10:15', 'Error'],
  ['Nobody logged in', 'Nobody logged in'],
  // Names: of regions, and what stands after a colon or a dash.
  ['Phone digits are not valid in California', 'Phone digits are not valid'],
  ['No real customer: Robert Tran', 'No real customer'],
  ['No real customer - robert', 'No real customer'],
  ['Duplicate: Robert Tran', 'Duplicate'],
  // What describes is no name.
  ['Title contains: busy until 3', 'Title contains: busy'],
  ['Validation failed: no service code', 'Validation failed: no service code'],
  ['Invalid: title contains busy', 'Title contains busy'],
  ['Blocked - no customer - 12', 'No customer'],
  ['Blocked: Robert Tran', 'Blocked'],
  ['Title:DD', 'Title'],
  [': :', 'No reason given'],
  ['__proto__', '__proto__'],
])('a reason is shown without what differs from row to row %j as %j', (reason, label) => {
  expect(reasonLabel(reason)).toBe(label);
});

describe('one group', () => {
  it.each([
    [
      'Title contains "busy until 3"',
      'Title contains busy',
      'TITLE CONTAINS: BUSY',
      'title contains busy 9 am',
    ],
    ['', 'n/a', 'No reason given', '–'],
    ['Empty who field', 'Empty who field.', 'EMPTY WHO FIELD', '“Empty who field”'],
    ['9472', '024', '"12" - 13'],
    ['Reason 10', 'reason #10', 'Reason: 10.'],
    ['Not valid in Florida', 'not valid in illinois', 'Not valid'],
  ])('is %j and the others', (...reasons) => {
    expect(new Set(reasons.map(reasonKey)).size).toBe(1);
  });

  it.each([
    ['Title contains busy', 'Title contains test'],
    ['No real customer', 'No designated telemarketer'],
    ['Validation failed: no service code', 'Validation failed: no customer'],
    ['Empty who field', 'Empty app-made-by field'],
    ['Reason 10', 'Reason 18'],
    ['HTTP 500', 'HTTP 404'],
    ['Code 10a', 'Code 10b'],
  ])('is neither %j nor %j', (one, other) => {
    expect(reasonKey(one)).not.toBe(reasonKey(other));
  });
});

describe("a row's own people", () => {
  const row = { telemarketer: 'Olivia Brandt', customer: 'Robert (Bob) Tran', salesRep: 'Jo Ray' };
  const label = (reason: string, changes = {}) =>
    reasonReader()(appointment({ ...row, ...changes, reason })).label;

  it.each([
    ['Telemarketer OLIVIA BRANDT is not designated', 'Telemarketer … is not designated'],
    ['Robert (Bob) Tran was called by Jo Ray', 'Was called'],
    ['Olivia Brandt', 'No reason given'],
    ['Nobody called Ana Torres', 'Nobody called Ana Torres'],
  ])('are left out of %j', (reason, shown) => {
    expect(label(reason)).toBe(shown);
  });

  it.each(['No customer', 'Unknown', 'test', '', 'Customer'])(
    'a customer %j is no name',
    (customer) => {
      expect(label('No customer in the who field', { customer })).toBe(
        'No customer in the who field',
      );
    },
  );
});

describe('of any text', () => {
  const part = fc.oneof(
    fc.constantFrom(...hostileTexts, ...hostileNames),
    fc.constantFrom(
      ':',
      ' - ',
      '"',
      "'",
      '“',
      '”',
      '3',
      'PM',
      'of',
      'busy',
      'reason ',
      'no',
      'Invalid',
      'Florida',
      'İ',
      'ß',
      '…',
    ),
    fc.string({ unit: 'binary' }),
    fc.string(),
  );
  const texts = fc
    .array(part, { maxLength: 8 })
    .chain((parts) => fc.constantFrom('', ' ').map((space) => parts.join(space)));

  it('the label is seen, short and its own label; its key is the key of the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const label = reasonLabel(text);
        expect(label.trim()).toBe(label);
        expect(label).toMatch(/[^\s\p{P}\p{Cf}]/u);
        expect(label.length).toBeLessThanOrEqual(200);
        expect(reasonLabel(label)).toBe(label);
        expect(reasonKey(label)).toBe(reasonKey(text));
        expect(reasonKey(text)).not.toBe('');
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(["'x''", ")'at'", 'PM:of"no'])('%s is read until nothing more is left out', (text) => {
    const label = reasonLabel(text);
    expect(reasonLabel(label)).toBe(label);
  });

  it('a URL brings it back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const sent = new URLSearchParams({ reason: reasonLabel(text) }).toString();
        expect(reasonKey(new URLSearchParams(sent).get('reason') ?? '')).toBe(reasonKey(text));
      }),
    );
  });

  it.each(['"', '“', "'", ' - ', ': ', '3 of ', '… ', 'of ', '\ud83d', 'a '])(
    'no run of %j takes more than its length',
    (unit) => {
      const steps = reasonLabel(unit.repeat(200_000 / unit.length));
      expect(steps.length).toBeLessThanOrEqual(200);
    },
  );
});

it.each([
  ['Empty who field', 'The calendar event names no customer'],
  [' EMPTY who field.', 'The calendar event names no customer'],
  ['No real customer', undefined],
  ['', undefined],
])('%j means: %s', (reason, hint) => {
  expect(reasonHint(reason)).toBe(hint);
});
