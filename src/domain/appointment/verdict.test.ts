import { describe, expect, it } from 'vitest';
import { alert, appointment, recentValidation } from '../../../tests/entities.ts';
import { appointmentsOf, verdictConfidence } from './verdict.ts';

const event = {
  customer: 'Ann Lee',
  region: 'chicago',
  telemarketer: 'Ana Torres',
  time: '2026-11-21T15:00:00Z',
  status: 'valid',
};
const row = appointment({
  ...event,
  title: 'WC',
  confidence: 85,
  stateAnalysis: { detectedState: 'IL', confidence: 99 },
});
const validation = { ...event, confidence: 51 };
const doubt = {
  title: 'WC',
  customer: 'Ann Lee',
  region: 'Illinois',
  createdAt: '2026-11-21T15:05:00Z',
  confidence: 62,
};

describe("the confidence of an appointment's verdict (C38)", () => {
  it.each([
    ['its recent validation', [validation], [doubt], 51],
    ['its alert, whose region is spelled in another way', [], [doubt], 62],
    [
      'a validation without a confidence, so its alert',
      [{ ...validation, confidence: null }],
      [doubt],
      62,
    ],
    ['its own, never that of the state', [], [], 85],
    ["another customer's validation", [{ ...validation, customer: 'Ben Lee' }], [], 85],
    ["another title's alert", [], [{ ...doubt, title: 'DD' }], 85],
  ])('is of %s', (_, validations, alerts, confidence) => {
    const verdicts = {
      validations: validations.map(recentValidation),
      alerts: alerts.map(alert),
    };
    expect(verdictConfidence(row, [row], verdicts)).toBe(confidence);
  });

  it('is not that of an alert of another row with its texts', () => {
    const later = appointment({ ...event, title: 'WC', time: '2026-11-21T15:04:00Z' });
    const verdicts = { validations: [], alerts: [alert(doubt)] };
    expect(verdictConfidence(row, [row, later], verdicts)).toBe(85);
    expect(verdictConfidence(later, [row, later], verdicts)).toBe(62);
  });
});

describe('appointmentsOf', () => {
  const booked = {
    customer: 'Ann Lee',
    region: 'Illinois',
    telemarketer: 'Ana Torres',
    time: '2026-11-21T15:00:00Z',
    status: 'valid',
  };
  const later = '2026-11-21T15:09:00Z';

  describe('the appointment of a validation', () => {
    it.each([
      ['the same time', {}, [booked], 0],
      ['validated later', { time: later }, [booked], 0],
      ['validated before it was booked', { time: '2026-11-21T14:00:00Z' }, [booked], -1],
      ['other spellings', { region: 'chicago', telemarketer: ' ana torres' }, [booked], 0],
      ['another customer', { customer: 'Ben Lee' }, [booked], -1],
      ['another region', { region: 'florida' }, [booked], -1],
      ['another telemarketer', { telemarketer: 'Priya Shah' }, [booked], -1],
      ['another result', { status: 'blocked' }, [booked], -1],
      ['blocked counts as invalid', { status: 'blocked' }, [{ ...booked, status: 'invalid' }], 0],
      ['two alike, one at its time', { time: later }, [booked, { ...booked, time: later }], 1],
      ['two alike, both at other times', { time: later }, [booked, { ...booked, time: '' }], -1],
      ['an unreadable time', { time: 'noon' }, [booked], -1],
    ])('%s', (_name, change, rows, index) => {
      const validated = recentValidation({ ...booked, ...change });
      const appointments = rows.map(appointment);
      expect(appointmentsOf([validated], appointments).get(validated)).toBe(appointments[index]);
    });
  });
});
