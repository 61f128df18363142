import { describe, expect, it } from 'vitest';
import { appointment, recentValidation } from '../../../tests/entities.ts';
import { appointmentsOf } from './verdict.ts';

const row = {
  customer: 'Ann Lee',
  region: 'Illinois',
  telemarketer: 'Ana Torres',
  time: '2026-11-21T15:00:00Z',
  status: 'valid',
};
const later = '2026-11-21T15:09:00Z';

describe('the appointment of a validation', () => {
  it.each([
    ['the same time', {}, [row], 0],
    ['validated later', { time: later }, [row], 0],
    ['validated before it was booked', { time: '2026-11-21T14:00:00Z' }, [row], -1],
    ['other spellings', { region: 'chicago', telemarketer: ' ana torres' }, [row], 0],
    ['another customer', { customer: 'Ben Lee' }, [row], -1],
    ['another region', { region: 'florida' }, [row], -1],
    ['another telemarketer', { telemarketer: 'Priya Shah' }, [row], -1],
    ['another result', { status: 'blocked' }, [row], -1],
    ['blocked counts as invalid', { status: 'blocked' }, [{ ...row, status: 'invalid' }], 0],
    ['two alike, one at its time', { time: later }, [row, { ...row, time: later }], 1],
    ['two alike, both at other times', { time: later }, [row, { ...row, time: '' }], -1],
    ['an unreadable time', { time: 'noon' }, [row], -1],
  ])('%s', (_name, change, rows, index) => {
    const validation = recentValidation({ ...row, ...change });
    const appointments = rows.map(appointment);
    expect(appointmentsOf([validation], appointments).get(validation)).toBe(appointments[index]);
  });
});
