import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import type { Appointment } from '../../calls/appointments.ts';
import { eventsOfPerson } from '../../calls/person-events.ts';
import { readPerson } from '../../domain/people.ts';
import { noteLines } from './note.ts';

const atMs = Date.parse('2026-11-24T14:41:20-05:00');

const row = (status: string, change: object = {}) =>
  appointment({
    title: 'DD',
    customer: 'Ada Stone',
    region: 'florida',
    telemarketer: 'Daniel Cole',
    time: '2026-11-24T10:00:00-05:00',
    phone: '312-555-0182',
    status,
    ...change,
  });

const repeated = (count: number, each: Appointment) => Array.from({ length: count }, () => each);
const noCode = (title: string, time: string, region: string) =>
  row('invalid', {
    title,
    region,
    time: `2026-11-24T${time}:00-05:00`,
    reason: 'No service code in the title',
  });

const cole: readonly Appointment[] = [
  ...repeated(17, row('valid')),
  noCode('NHWC', '11:20', 'california'),
  noCode('DD', '10:10', 'arizona'),
  noCode('WC', '11:05', 'Florida'),
  ...repeated(3, noCode('WC', '09:00', 'chicago')),
  ...repeated(5, row('blocked', { reason: 'Title contains busy' })),
  ...repeated(5, row('invalid')),
];

const linesOf = (
  rows: readonly Appointment[],
  change: { isWeek?: boolean; name?: string; received?: string } = {},
) =>
  noteLines({
    events: eventsOfPerson(readPerson(change.name ?? 'Daniel Cole'), rows),
    team: { valid: 99, all: 125 },
    isWeek: change.isWeek ?? false,
    atMs,
    received: change.received ?? '',
  });

describe('the note for a talk', () => {
  it('has the rate and the team’s, the leading reason, its newest rows by time, and the rate without it', () => {
    expect(linesOf(cole)).toEqual([
      'Daniel Cole: 51.5% of 33 events valid (team 79.2%)',
      'Leading reason: No service code in the title, 6 of 16 invalid',
      'Today: DD, 10:10 AM, Arizona; WC, 11:05 AM, Florida; NHWC, 11:20 AM, California',
      'Without it: 51.5% → 69.7% of 33 events',
      'As of 2:41 PM ET, November 24, 2026',
    ]);
  });

  it('says that it is of a part of the appointments, and has no rate then (A15)', () => {
    const lines = linesOf(cole, { received: '33 of 76 received' });
    expect(lines[0]).toBe('Daniel Cole: – of 33 events valid (team –)');
    expect(lines.at(-2)).toBe('Without it: –');
    expect(lines.at(-1)).toBe('As of 2:41 PM ET, November 24, 2026, 33 of 76 received');
  });

  it('names no customer and no phone', () => {
    expect(linesOf(cole).join()).not.toMatch(/Ada|555/);
  });

  it.each([
    [19, 'Few cases: Daniel Cole: 100% of 19 events valid (team 79.2%)'],
    [20, 'Daniel Cole: 100% of 20 events valid (team 79.2%)'],
    [1, 'Few cases: Daniel Cole: 100% of 1 event valid (team 79.2%)'],
    [0, 'Few cases: Daniel Cole: – of 0 events valid (team 79.2%)'],
  ])('marks few cases: %i events', (count, first) => {
    expect(linesOf(repeated(count, row('valid')))[0]).toBe(first);
  });

  it.each([
    ['without an invalid event', repeated(20, row('valid'))],
    ['with blank reasons only', [...repeated(20, row('valid')), row('invalid'), row('blocked')]],
  ])('says that there is no reason, %s', (_, rows) => {
    expect(linesOf(rows).slice(1, 4)).toEqual([
      'Leading reason: No reason given',
      'Today: No reason given',
      'Without it: No reason given',
    ]);
  });

  it('prefers a reason over more events without one', () => {
    const rows = [...repeated(4, row('invalid')), row('invalid', { reason: 'Empty who field' })];
    expect(linesOf(rows)[1]).toBe('Leading reason: Empty who field, 1 of 5 invalid');
  });

  it('names the week and the day of each row in weekly mode', () => {
    const [, , rows = ''] = linesOf(
      [row('invalid', { reason: 'Empty who field', time: '2026-11-20T14:10:00-05:00' })],
      { isWeek: true },
    );
    expect(rows).toBe('In the week: DD, Nov 20, 2:10 PM, Florida');
  });

  it('keeps hostile texts to five lines', () => {
    const hostile = `\u202ea\n${'x'.repeat(500)}`;
    const rows = repeated(
      2,
      row('invalid', { title: hostile, region: hostile, reason: hostile, telemarketer: hostile }),
    );
    const lines = linesOf(rows, { name: hostile });
    expect(lines).toHaveLength(5);
    expect(lines.join('').length).toBeLessThan(900);
    expect(lines.join('')).not.toMatch(/[\n\u202e]/);
  });
});
