import { describe, expect, it } from 'vitest';
import { alert as readAlert, appointment as readAppointment } from '../../../tests/entities.ts';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { decidedWith } from './alerts.ts';
import { decisionsIn, rowEvidence, sameReason } from './find-evidence.ts';

const texts = {
  title: 'WC',
  customer: 'Caleb Pruitt',
  region: 'california',
  telemarketer: 'Marcus Reed',
};
const pending = { id: 'a1', status: 'pending', createdAt: '2026-11-24T17:00:00Z' };
type Sent = Readonly<Record<string, unknown>>;
const alertOf = (changes: Sent) => readAlert({ ...texts, ...pending, ...changes });
const rowOf = (changes: Sent) =>
  readAppointment({ ...texts, time: '2026-11-24T16:00:00Z', status: 'valid', ...changes });

describe('the appointment behind an alert', () => {
  const placeIn = (rows: readonly Sent[], alert: Sent) => {
    const all = rows.map((row) => rowOf(row));
    const { appointment: found } = rowEvidence(alertOf(alert), all);
    return found === null ? -1 : all.indexOf(found);
  };
  const at = (time: string) => ({ time: `2026-11-24T${time}:00Z` });
  const noTexts = { title: '', customer: '', region: ' ' };

  it.each<[string, readonly Sent[], Sent, number]>([
    ['has its title, customer and region', [{ title: 'DD' }, {}], {}, 1],
    ['has another customer', [{ customer: 'Caleb' }], {}, -1],
    ['has another region', [{ region: 'florida' }], {}, -1],
    ['has its region in another spelling', [{ region: 'CA' }], { region: 'California' }, 0],
    ['has its unknown region in another case', [{ region: 'ATLANTIS' }], { region: 'Atlantis' }, 0],
    ['has its texts with other blanks', [{ customer: 'Caleb\u00a0\u200bPruitt' }], {}, 0],
    ['is in no list', [], {}, -1],
    ['has no text to be found by', [noTexts], noTexts, -1],
    ['is the nearest before it', [at('12:00'), at('16:58'), at('13:00'), at('17:01')], {}, 1],
    ['is as old as it', [at('16:59'), at('17:00')], {}, 1],
    ['is the nearest after it', [at('19:00'), at('18:00')], {}, 1],
    ['prefers a row with a time', [{ time: 'soon' }, at('18:00')], {}, 1],
    ['may have no time', [{ time: 'soon' }, { time: '' }], {}, 0],
    ['is the first row where the alert has no time', [at('12:00'), {}], { createdAt: '' }, 0],
  ])('%s', (_, rows, alert, place) => {
    expect(placeIn(rows, alert)).toBe(place);
  });
});

describe('possible duplicates', () => {
  it.each([
    ['(310) 555-0142', '310.555.0142', 1],
    ['(310) 555-0142', '+1 310 555 0142', 1],
    ['1-310-555-0142', '3105550142', 1],
    ['３１０５５５０１４２', '310-555\u2011014\u200b2', 1],
    ['(310) 555-0142 x9', '310 555 0142', 1],
    ['+47 22 12 34 56', '004722123456', 0],
    ['+47 22 12 34 56', '011 47 22123456', 1],
    ['+1 472 212 3456', '+47 22 12 34 56', 0],
    // No numbers, however alike.
    ['2 310 555 0142', '2 310 555 0142', 0],
    ['555-0142', '555-0142', 0],
    ['555-555-5555', '5555555555', 0],
    ['3105550142 3105550143', '3105550142 3105550143', 0],
    ['N/A', 'N/A', 0],
    ['', '', 0],
    ['(310) 555-0142', '(310) 555-0143', 0],
  ])('%j and %j', (phone, other, count) => {
    const rows = [rowOf({ phone }), rowOf({ phone: other, title: 'NHWC' })];
    expect(rowEvidence(alertOf({}), rows).duplicates).toEqual(count === 0 ? [] : [rows[1]]);
  });

  it('are all other rows, equal ones too', () => {
    const row = rowOf({ phone: '3105550142' });
    const rows = [{ ...row }, { ...row }, { ...row, title: 'DD' }];
    expect(rowEvidence(alertOf({}), rows).duplicates).toEqual([rows[1], rows[2]]);
  });

  it('need the appointment', () => {
    const rows = [rowOf({ title: 'DD', phone: '3105550142' })];
    expect(rowEvidence(alertOf({}), rows).duplicates).toEqual([]);
  });
});

it.each([
  ['Marcus Reed', { valid: 2, invalid: 1, all: 4 }],
  [' MARCUS reed ', { valid: 2, invalid: 1, all: 4 }],
  ['Priya Shah', null],
  ['N/A', null],
  ['', null],
])('the rows of %j are counted, undecided ones too: %j', (telemarketer, counted) => {
  const statuses = ['valid', 'Valid', 'blocked', 'pending'];
  const rows = statuses.map((status) => rowOf({ status, title: 'DD' }));
  rows.push(rowOf({ telemarketer: '' }), rowOf({ telemarketer: 'N/A' }));
  expect(rowEvidence(alertOf({ telemarketer }), rows).telemarketer).toEqual(counted);
});

describe('the same reason before', () => {
  const reason = 'The customer could not be called back';
  const decided = (manualDecision: string, changes: Sent = {}) =>
    alertOf({ status: 'reviewed', manualDecision, reason, ...changes });

  it.each<[string, readonly ValidationAlert[], object | null]>([
    ['counts one', [decided('invalid')], { label: reason, valid: 0, all: 1 }],
    [
      'counts both decisions, in any case',
      [decided('valid'), decided(' VALID '), decided('invalid')],
      { label: reason, valid: 2, all: 3 },
    ],
    [
      'compares reasons as the dashboard does',
      [
        decided('valid', { reason: 'the customer could not be called back.' }),
        decided('valid', { reason: 'No real customer' }),
      ],
      { label: reason, valid: 1, all: 1 },
    ],
    [
      'leaves out alerts without a decision',
      [
        decided(''),
        decided('maybe'),
        decided('valid', { status: 'dismissed' }),
        decided('valid', { status: 'pending' }),
      ],
      null,
    ],
    ['is null without alerts', [], null],
  ])('%s', (_, alerts, counted) => {
    expect(sameReason(alertOf({ reason }), alerts)).toEqual(counted);
  });

  it.each(['', '  ', 'n/a', '…'])('is unknown for the reason %j', (empty) => {
    expect(
      sameReason(alertOf({ reason: empty }), [decided('valid', { reason: empty })]),
    ).toBeNull();
  });

  it('is compared without the names of customers', () => {
    const alert = alertOf({ reason: 'Caleb Pruitt was visited before' });
    const other = decided('valid', { customer: 'Zoe Lu', reason: 'Zoe Lu was visited before' });
    const same = sameReason(alert, [other, decided('valid')]);
    expect(same).toMatchObject({ valid: 1, all: 1 });
  });

  it('has a key that finds its alerts', () => {
    const alerts = [decided('valid'), decided('invalid', { reason: 'No real customer' })];
    expect(decidedWith(alerts, 'no real customer')).toEqual([alerts[1]]);
  });
});

it('counts decisions, and alerts without one in all alone', () => {
  const decisions = ['valid', ' VALID ', 'invalid', 'maybe', null];
  const alerts = decisions.map((manualDecision) => readAlert({ manualDecision }));
  expect(decisionsIn(alerts)).toEqual({ valid: 2, invalid: 1, all: 5 });
});
