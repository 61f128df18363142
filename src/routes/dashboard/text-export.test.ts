import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { appointmentsText } from './text-export.ts';

const blank = { title: '', customer: '', region: '', telemarketer: '', type: '', reason: '' };
const now = Date.parse('2026-11-21T19:41:48Z');

it('writes a header, the totals and numbered lines', () => {
  const text = appointmentsText(
    [
      {
        title: 'WC DD',
        customer: 'Robert Tran',
        region: 'chicago',
        telemarketer: 'Marcus Reed',
        status: 'valid',
        type: 'Full validation',
        reason: 'Real customer',
      },
      { ...blank, title: 'BLOCKED\nall day', region: 'FL', status: 'blocked' },
      { ...blank, status: 'on hold' },
    ],
    { total: 1284, valid: 1, invalid: null },
    now,
  );
  expect(text).toBe(
    [
      'Appointments, Saturday, November 21, 2026, 2:41 PM Eastern',
      'Total: 1,284',
      'Valid: 1',
      'Invalid/Blocked: –',
      '',
      '1. [ILLINOIS] "WC DD" | Status: Valid | Customer: Robert Tran | Telemarketer: Marcus Reed | Type: Full validation | Reason: Real customer',
      '2. [FLORIDA] "BLOCKED all day" | Status: Invalid | Customer: N/A | Telemarketer: N/A | Type: N/A | Reason: N/A',
      '3. [N/A] "No Title" | Status: on hold | Customer: N/A | Telemarketer: N/A | Type: N/A | Reason: N/A',
      '',
    ].join('\n'),
  );
});

it('writes the header and totals of an empty day', () => {
  expect(appointmentsText([], { total: 0, valid: 0, invalid: 0 }, now).split('\n')).toHaveLength(6);
});

it('keeps one line per appointment, whatever the fields hold', () => {
  const unit = fc.constantFrom(...Array.from('a|"\r\n\v\f\u0085\u2028\u2029\u202eש🦊'), '\ud800');
  const text = fc.string({ unit });
  const appointment = fc.record({
    title: text,
    customer: text,
    region: text,
    telemarketer: text,
    status: text,
    type: text,
    reason: text,
  });
  fc.assert(
    fc.property(fc.array(appointment, { maxLength: 5 }), (appointments) => {
      const out = appointmentsText(appointments, { total: 0, valid: 0, invalid: 0 }, now);
      expect(out.split(/[\r\n\u2028\u2029\u0085\v\f]/)).toHaveLength(appointments.length + 6);
    }),
    { seed: 20261121 },
  );
});
