import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { readCsv } from '../../../tests/read-csv.ts';
import { noFilter } from '../../domain/appointment/row-filter.ts';
import { appointmentsCsv, appointmentsCsvName } from './csv.ts';

const sent = {
  title: 'WC DD',
  customer: 'Tran, Robert',
  region: 'chicago',
  telemarketer: 'Marcus Reed',
  salesRep: 'Devon_Hartley',
  status: 'valid',
  type: 'Full validation',
  reason: 'Real customer',
  confidence: 95,
  stateAnalysis: { detectedState: 'IL', confidence: 99 },
  phone: '+1 555 010 0123',
  time: '2026-11-21T19:38:05Z',
};
const read = (row: Readonly<Record<string, unknown>>) =>
  readCsv(appointmentsCsv([appointment(row)]).slice(1));

describe('the CSV file of appointments', () => {
  it('begins with a byte order mark and the names of its columns', () => {
    expect(appointmentsCsv([])).toBe(
      '\ufeffTitle,Customer,Region,Telemarketer,Sales rep,Status,Type,Reason,Confidence,Detected state,Phone,Booked at,Zone\r\n',
    );
  });

  it('has names as the screens show them, and defuses formulas', () => {
    expect(read(sent)[1]).toEqual([
      'WC DD',
      'Tran, Robert',
      'Illinois',
      'Marcus Reed',
      'Devon Hartley',
      'valid',
      'Full validation',
      'Real customer',
      '95',
      'Illinois',
      "'+1 555 010 0123",
      '2026-11-21T14:38:05-05:00',
      'America/New_York',
    ]);
  });

  it('leaves missing values empty, and an unreadable time as it was sent', () => {
    expect(read({})[1]).toEqual(['DD', ...Array.from({ length: 12 }, () => '')]);
    expect(read({ ...sent, time: 'noon' })[1]?.slice(-2)).toEqual(['noon', '']);
  });
});

describe('the name of a CSV file has region, list, filter and date', () => {
  const now = Date.parse('2026-11-22T04:59:59Z');

  it.each([
    ['valid', {}, 'all-regions-valid'],
    ['invalid', { region: 'FL', telemarketer: 'Daniel Cole' }, 'florida-invalid-daniel-cole'],
    ['all', { region: 'Nevada', hour: 0, q: 'Zoë  O’Neil' }, 'nevada-all-events-12-am-zoe-o-neil'],
    ['valid', { rep: '../../etc/passwd', status: 'a:b*?"<>|' }, 'all-regions-valid-etc-passwd-a-b'],
    ['valid', { reason: '北京' }, 'all-regions-valid-other'],
    ['valid', { q: 'W'.repeat(9_000) }, `all-regions-valid-${'w'.repeat(30)}`],
  ] as const)('%s, %j: %s', (list, filter, name) => {
    expect(appointmentsCsvName(list, { ...noFilter, ...filter }, now)).toBe(
      `appointments-${name}-2026-11-21.csv`,
    );
  });
});
