import { describe, expect, it } from 'vitest';
import { appointment, rowsOf } from '../../../tests/entities.ts';
import { appointmentsText, logLine } from './log.ts';

const entry = {
  title: 'WC DD',
  customer: 'Robert Tran',
  region: 'chicago',
  telemarketer: 'Marcus Reed',
  reason: 'Title contains blocked',
  status: 'valid',
};

const textOf = (changed: typeof entry) => {
  const { region, title, ...rest } = logLine(appointment(changed));
  return [`${region} ${title}`, ...Object.values(rest).filter((part) => part !== null)].join(' | ');
};

describe('logLine', () => {
  it.each([
    [{}, '[ILLINOIS] "WC DD" | Robert Tran | Marcus Reed'],
    [
      { status: 'Blocked' },
      '[ILLINOIS] "WC DD" | Robert Tran | Marcus Reed | Title contains blocked',
    ],
    [{ status: 'invalid', reason: '' }, '[ILLINOIS] "WC DD" | Robert Tran | Marcus Reed | N/A'],
    [{ status: 'other' }, '[ILLINOIS] "WC DD" | Robert Tran | Marcus Reed'],
    [{ title: '', customer: ' ', telemarketer: '' }, '[ILLINOIS] "No Title" | N/A | N/A'],
    [{ region: '' }, '[N/A] "WC DD" | Robert Tran | Marcus Reed'],
    [{ region: 'Nevada' }, '[NEVADA] "WC DD" | Robert Tran | Marcus Reed'],
    [{ region: '__proto__' }, '[__PROTO__] "WC DD" | Robert Tran | Marcus Reed'],
    [{ title: 'a\r\nb\u2028c\u202Ed' }, '[ILLINOIS] "a b cd" | Robert Tran | Marcus Reed'],
    [{ customer: 'דנה' }, '[ILLINOIS] "WC DD" | דנה | Marcus Reed'],
    [{ customer: '\ud800x' }, '[ILLINOIS] "WC DD" | \ufffdx | Marcus Reed'],
  ])('%j', (changes, text) => {
    expect(textOf({ ...entry, ...changes })).toBe(text);
  });
});

const now = Date.parse('2026-11-21T19:41:48Z');

it('writes a header, the totals and numbered lines', () => {
  const text = appointmentsText(
    {
      ...rowsOf(
        appointment({ ...entry, type: 'Full validation', reason: 'Real customer' }),
        appointment({ title: 'BLOCKED\nall day', region: 'FL', status: 'blocked' }),
        appointment({ title: '', status: 'on hold' }),
      ),
      total: 1284,
      sentTotals: { total: 1284, valid: 1, invalid: null },
    },
    now,
  );
  expect(text).toBe(
    [
      'Appointments, Saturday, November 21, 2026, 2:41 PM Eastern',
      'Total: 1,284',
      'Valid: 1',
      'Invalid/Blocked: –',
      '3 of 1,284 received',
      '',
      '1. [ILLINOIS] "WC DD" | Status: Valid | Customer: Robert Tran | Telemarketer: Marcus Reed | Type: Full validation | Reason: Real customer',
      '2. [FLORIDA] "BLOCKED all day" | Status: Invalid | Customer: N/A | Telemarketer: N/A | Type: N/A | Reason: N/A',
      '3. [N/A] "No Title" | Status: On hold | Customer: N/A | Telemarketer: N/A | Type: N/A | Reason: N/A',
      '',
    ].join('\n'),
  );
});
