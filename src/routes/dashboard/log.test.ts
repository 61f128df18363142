import { describe, expect, it } from 'vitest';
import { logLine } from './log.ts';

const entry = {
  title: 'WC DD',
  customer: 'Robert Tran',
  region: 'chicago',
  telemarketer: 'Marcus Reed',
  reason: 'Title contains blocked',
  status: 'valid',
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
    [{ title: 'a\r\nb\u2028c\u202Ed' }, '[ILLINOIS] "a b c d" | Robert Tran | Marcus Reed'],
    [{ customer: 'דנה' }, '[ILLINOIS] "WC DD" | דנה | Marcus Reed'],
    [{ customer: '\ud800x' }, '[ILLINOIS] "WC DD" | \ufffdx | Marcus Reed'],
  ])('%j', (changes, text) => {
    expect(logLine({ ...entry, ...changes }).text).toBe(text);
  });

  it('returns the parts too', () => {
    expect(logLine({ ...entry, status: 'blocked' })).toMatchObject({
      region: '[ILLINOIS]',
      title: '"WC DD"',
      customer: 'Robert Tran',
      telemarketer: 'Marcus Reed',
      reason: 'Title contains blocked',
    });
    expect(logLine(entry).reason).toBeNull();
    const blank = { title: '', customer: '', region: '', telemarketer: '', reason: '' };
    expect(logLine({ ...blank, status: 'valid' }).text).toBe('[N/A] "No Title" | N/A | N/A');
  });
});
