import { describe, expect, it } from 'vitest';
import { appointments, noAppointments, phones, sentPhone } from '../../../tests/call-backs.ts';
import { readCsv } from '../../../tests/read-csv.ts';
import { type CallBackGroup, callBackGroups } from '../../calls/call-backs.ts';
import { csvOf } from '../../domain/text/csv.ts';
import { callBackColumns, callBackText } from './call-back-text.ts';

const csvOfGroups = (groups: readonly CallBackGroup[]) =>
  csvOf(
    callBackColumns,
    groups.flatMap(({ rows }) => rows),
  );

const nowMs = Date.parse('2026-11-21T14:41:00-05:00');
const textOf = (groups: ReturnType<typeof callBackGroups>) =>
  groups.map((group) => callBackText(group, nowMs));

describe('the text of a group', () => {
  it('has a line for each number', () => {
    const groups = callBackGroups(
      [
        ...phones('call the office', '555-0148'),
        sentPhone({ original: '12', format: 'E.164' }),
        sentPhone({ original: '13', format: 'Too short' }),
      ],
      appointments(
        ['call the office', { customer: 'Teresa Okafor', title: '8805' }],
        ['555-0148', { customer: '', title: ' ', region: 'IL', time: '2026-11-20T15:00:00Z' }],
        ['12', { time: '' }],
        ['13', { time: 'noon', region: 'Atlantis' }],
      ),
    );
    expect(textOf(groups)).toEqual([
      [
        'Ana Torres: 4 numbers to ask for again',
        'Ann Lee, Florida, WC: 12 (E.164)',
        'Ann Lee, Atlantis, WC at noon: 13 (too short)',
        'Teresa Okafor, Florida, 8805 at 10:00 AM: call the office (letters, no number)',
        'N/A, Illinois, No Title at Nov 20, 10:00 AM: 555-0148 (no area code)',
      ].join('\n'),
    ]);
  });

  it('has its lines in one order, whatever the order of the server', () => {
    const sent = phones('12', '555-0148', '13');
    expect(textOf(callBackGroups(sent.toReversed(), noAppointments))).toEqual(
      textOf(callBackGroups(sent, noAppointments)),
    );
  });

  it('has only the numbers when there is no appointment', () => {
    expect(textOf(callBackGroups(phones('555-0148', ''), noAppointments))).toEqual([
      'No appointment: 2 numbers to ask for again\n555-0148 (no area code)\n– (not a US number)',
    ]);
    expect(textOf(callBackGroups(phones('555-0148'), null))).toEqual([
      'Appointments not loaded: 1 number to ask for again\n555-0148 (no area code)',
    ]);
  });

  it('keeps a hostile text on one line', () => {
    const text = `\u202ea\n${'x'.repeat(500)}`;
    const [shown = ''] = textOf(
      callBackGroups(
        [sentPhone({ original: text, format: text })],
        appointments([text, { customer: text, title: text, region: text, telemarketer: text }]),
      ),
    );
    expect(shown.split('\n')).toHaveLength(2);
    expect(shown).not.toContain('\u202e');
    expect(shown.length).toBeLessThan(500);
  });
});

describe('the CSV file', () => {
  const read = (groups: ReturnType<typeof callBackGroups>) => readCsv(csvOfGroups(groups).slice(1));

  it('begins with a byte order mark and the names of its columns', () => {
    expect(csvOfGroups([])).toBe(
      '\ufeffTelemarketer,Customer,Region,Title,Time,Original,Cleaned,Format,Suggestion\r\n',
    );
  });

  it('has ISO times, empty cells without an appointment, and no formulas', () => {
    const groups = callBackGroups(
      [
        sentPhone({ original: '+44 20 7946 0958', cleaned: '442079460958', suggestions: [] }),
        sentPhone({ original: '=1+1', cleaned: '', format: '@SUM', suggestions: ['-1'] }),
        ...phones('none'),
      ],
      appointments(
        ['+44 20 7946 0958', { customer: '=HYPERLINK("http://x")', region: '' }],
        ['=1+1', { time: 'noon', telemarketer: 'Bo' }],
      ),
    );
    expect(read(groups).slice(1)).toEqual([
      [
        'Ana Torres',
        `'=HYPERLINK("http://x")`,
        '',
        'WC',
        '2026-11-21T10:00:00-05:00',
        "'+44 20 7946 0958",
        '442079460958',
        'Not a US number',
        '',
      ],
      ['Bo', 'Ann Lee', 'Florida', 'WC', 'noon', "'=1+1", '', "'@SUM", "'-1"],
      ['', '', '', '', '', 'none', '5550148', 'Letters, no number', 'Add the area code'],
    ]);
  });
});
