import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { appointmentColumns, appointmentsFile, appointmentsText, logLine } from './log.ts';
import { loaded } from '../../api/call.ts';
import { readCsv } from '../../../tests/read-csv.ts';
import { reads } from '../../calls/index.ts';
import { noFilter } from '../../domain/appointment/row-filter.ts';
import { csvOf } from '../../domain/text/csv.ts';

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
  [{ region: 'Atlantis' }, '[ATLANTIS] "WC DD" | Robert Tran | Marcus Reed'],
  [{ region: '__proto__' }, '[__PROTO__] "WC DD" | Robert Tran | Marcus Reed'],
  [{ title: 'a\r\nb\u2028c\u202Ed' }, '[ILLINOIS] "a b cd" | Robert Tran | Marcus Reed'],
  [{ customer: 'דנה' }, '[ILLINOIS] "WC DD" | דנה | Marcus Reed'],
  [{ customer: '\ud800x' }, '[ILLINOIS] "WC DD" | \ufffdx | Marcus Reed'],
])('logLine: %j', (changes, text) => {
  expect(textOf({ ...entry, ...changes })).toBe(text);
});

const now = Date.parse('2026-11-21T19:41:48Z');

/** The text of the rows of a response that came `now`. */
function exported(body: object): string {
  const { data, figures, received } = loaded(reads.appointments, reads.appointments.response(body));
  return appointmentsText(data.rows, figures.counts, received, now);
}

const firstLine = 'Appointments, Saturday, November 21, 2026, 2:41 PM Eastern';

it('writes a header, the totals and numbered lines', () => {
  const text = exported({
    total: 1284,
    valid: 1,
    appointments: [
      { ...entry, type: 'Full validation', reason: 'Real customer' },
      { title: 'BLOCKED\nall day', region: 'FL', status: 'blocked' },
      { title: '', status: 'on hold' },
    ],
  });
  expect(text).toBe(
    [
      firstLine,
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

it('counts undecided events by their status, and all rows whatever their day (C37)', () => {
  const lines = exported([
    { title: 'A', status: 'pending', time: '2026-11-21T15:00:00Z' },
    { title: 'B', status: 'PENDING' },
    { title: 'C', status: 'in_review' },
    { title: 'D', status: 'valid', time: '2026-11-20T15:00:00Z' },
    { title: 'E' },
  ]).split('\n');
  expect(lines.slice(0, 8)).toEqual([
    firstLine,
    'Total: 5',
    'Valid: 1',
    'Invalid/Blocked: 0',
    'Pending: 2',
    'In review: 1',
    'Without a status: 1',
    '',
  ]);
});

const sent = {
  title: 'WC DD',
  customer: 'Tran, Robert',
  region: 'chicago',
  telemarketer: 'Marcus Reed',
  salesRep: 'Devon_Hartley',
  status: 'valid',
  type: 'Full validation',
  reason: 'Real customer',
  confidence: 51,
  stateAnalysis: { detectedState: 'IL', confidence: 99 },
  phone: '+1 555 010 0123',
  time: '2026-11-21T19:38:05Z',
};
const read = (row: Readonly<Record<string, unknown>>) =>
  readCsv(csvOf(appointmentColumns, [appointment(row)]).slice(1));

describe('the CSV file of appointments', () => {
  it('begins with a byte order mark and the names of its columns', () => {
    expect(csvOf(appointmentColumns, [])).toBe(
      '\ufeffTitle,Customer,Region,Telemarketer,Sales rep,Status,Type,Reason,Confidence,Detected state,State confidence,Phone,Booked at (ET)\r\n',
    );
  });

  it('has names as the screens show them, and defuses formulas', () => {
    expect(read(sent)[1]).toEqual([
      'WC DD',
      'Tran, Robert',
      'Illinois',
      'Marcus Reed',
      'Devon Hartley',
      'Valid',
      'Full validation',
      'Real customer',
      '51%',
      'Illinois',
      '99%',
      "'+1 555 010 0123",
      '2026-11-21T14:38:05-05:00',
    ]);
  });

  it('leaves missing values empty, and an unreadable time as it was sent', () => {
    expect(read({})[1]).toEqual(['DD', ...Array.from({ length: 12 }, () => '')]);
    expect(read({ ...sent, time: 'noon' })[1]?.at(-1)).toBe('noon');
  });

  it.each([
    ['2026-11-21T19:38:05+00', '2026-11-21T14:38:05-05:00'],
    ['2026-07-21 14:38:05', '2026-07-21T14:38:05-04:00'],
    [1_795_289_885_000, '2026-11-21T14:38:05-05:00'],
    ['2026-11-20', '2026-11-20'],
    ['03/04/2026', '03/04/2026'],
  ])('has the time %j as %s (A12)', (time, booked) => {
    expect(read({ time })[1]?.at(-1)).toBe(booked);
  });

  it.each([
    ['pending', 'Pending'],
    ['BLOCKED', 'Blocked'],
    ['on_hold', 'On hold'],
    ['', ''],
  ])('has the status %j in the word of the screen: %j', (status, word) => {
    expect(read({ title: 'DD', status })[1]?.[5]).toBe(word);
  });

  it('has the two confidences of an appointment apart (C38)', () => {
    const [head = [], cells = []] = read({ stateAnalysis: { confidence: 99 } });
    expect(cells[head.indexOf('Confidence')]).toBe('');
    expect(cells[head.indexOf('State confidence')]).toBe('99%');
  });

  it('has people, regions and statuses once however they are spelled', () => {
    const cells = (region: string, salesRep: string, status: string) =>
      read({ title: 'DD', region, salesRep, status })[1];
    expect(cells('IL', 'DEVON_HARTLEY', 'VALID')?.slice(2, 6)).toEqual(
      cells(' Chicago', 'DEVON  HARTLEY', 'valid\u200b')?.slice(2, 6),
    );
  });
});

describe('the name of an exported file has region, list and filter', () => {
  it.each([
    ['valid', {}, 'all-regions-valid'],
    ['invalid', { region: 'FL', telemarketer: 'Daniel Cole' }, 'florida-invalid-daniel-cole'],
    [
      'all',
      { region: 'Atlantis', hour: 0, q: 'Zoë  O’Neil' },
      'atlantis-all-events-12-am-zoe-o-neil',
    ],
    ['valid', { rep: '../../etc/passwd', status: 'a:b*?"<>|' }, 'all-regions-valid-etc-passwd-a-b'],
    ['valid', { reason: '北京' }, 'all-regions-valid-other'],
    ['valid', { q: 'W'.repeat(9_000) }, `all-regions-valid-${'w'.repeat(30)}`],
  ] as const)('%s, %j: %s', (list, filter, name) => {
    expect(appointmentsFile(list, { ...noFilter, ...filter }).name).toBe(`appointments-${name}`);
  });

  it('which the title of the sheet has in words', () => {
    const filter = { ...noFilter, region: 'FL', telemarketer: 'Daniel Cole' };
    expect(appointmentsFile('invalid', filter).title).toBe('Florida invalid Daniel Cole');
    expect(appointmentsFile('all', noFilter).title).toBe('All regions all events');
  });
});
