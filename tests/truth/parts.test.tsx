import { expect, it } from 'vitest';
import { type Answers, type Path, referenceAnswers, valueAt, withValue } from './answers.ts';
import { textsOf } from './read-texts.ts';

// The base that a screen names for a figure, and the part that the figure lacks (issue 35, points 9, 14, 15, 16).

const answers = referenceAnswers();

type Row = Readonly<Record<string, unknown>>;
type Change = (rows: readonly Row[]) => unknown;

/** The answers with other rows of a list. */
function changed(path: Path, change: Change): Answers {
  return withValue(answers, path, change(valueAt(answers, path) as readonly Row[]));
}
const appointments: Path = ['appointments', 'appointments'];

/** Twenty rows of which nothing is missing, of 76. */
const firstAppointments = changed(['appointments'], () => ({
  total: 76,
  appointments: (valueAt(answers, appointments) as readonly Row[])
    .filter((row) => !/unknown/i.test(JSON.stringify(row)))
    .slice(0, 20),
}));
/** Five rows of no known region, telemarketer or rep, of 76. */
const elsewhere = changed(['appointments'], () => ({
  total: 76,
  appointments: (valueAt(answers, appointments) as readonly Row[]).slice(0, 5).map((row) => ({
    ...row,
    region: 'Atlantis',
    telemarketer: 'Zed Zimmer',
    salesRep: 'Zoe Zull',
    status: 'pending',
  })),
}));
const withoutVerdict: Change = (rows) =>
  rows.map((row) => ({
    ...row,
    confidence: null,
    stateAnalysis: { detectedState: 'IL', confidence: 97.3 },
  }));

it.each<[path: string, what: string, Answers, says: RegExp[], never: RegExp | null]>([
  [
    '/corrections',
    'a first page of the appointments',
    firstAppointments,
    [/20 of 76 received/, /none among the rows received/],
    /every appointment/,
  ],
  [
    '/',
    'two of the regions',
    changed(['regions'], (rows) => rows.slice(0, 2)),
    [/without .*arizona/, /none of 2 regions rated here/],
    /no region needs action|\d% overall/,
  ],
  [
    '/states',
    'a first page of the reps',
    changed(['salesReps'], (rows) => ({ salesReps: rows.slice(0, 2), meta: { total: 76 } })),
    [/reps received/, /2 of 76 received/],
    /reps listed|: 0$|no sales reps/,
  ],
  [
    '/states/california',
    'a first page of the appointments',
    firstAppointments,
    [/20 of 76 received/, /newest first/],
    /most recent/,
  ],
  [
    '/sales-rep/Devon%20Hartley/california',
    'a first page of the appointments',
    firstAppointments,
    [/rank in california: 20 of 76 received/, /none among the rows received/],
    /booked for this rep|by valid appointments|no appointments/,
  ],
  [
    '/validation',
    'a first page of the alerts',
    changed(['alerts'], (rows) => ({
      alerts: rows.filter(({ status }) => status === 'reviewed'),
      pagination: { totalItems: '76' },
    })),
    [/\d of 76 received/, /none among the rows received/],
    /no pending|success/,
  ],
  ...(
    [
      ['/', /\(–\)/],
      ['/states/california', /active field agents: –/],
      ['/sales-rep/Devon%20Hartley/california', /valid appointments: of – events/],
      ['/?view=telemarketer&telemarketer=Ana+Torres', /valid appointments: of – events/],
    ] as const
  ).map(([path, unknown]): [string, string, Answers, RegExp[], RegExp] => [
    path,
    'a first page without a row of it',
    elsewhere,
    [/5 of 76 received/, unknown],
    /(?:appointments|agents): 0$|of 0 events|\(0\)/,
  ]),
  [
    '/sales-rep/Devon%20Hartley/california',
    'verdicts without a confidence',
    changed(appointments, withoutVerdict),
    [/appointments: state 97\.3%/],
    /^appointments: 97\.3%/,
  ],
  [
    '/states',
    'counts of reps that do not add up',
    changed(['salesReps'], (rows) => rows.map((row) => ({ ...row, appointmentCount: 50 }))),
    [/listed, .* with appointments today/],
    null,
  ],
  ['/states/california', 'nothing else', answers, [/share of california/], null],
  ['/', 'nothing else', answers, [/success: valid of all events in the region/], null],
  [
    '/sales-rep/Devon%20Hartley/california',
    'nothing else',
    answers,
    [/success: success/, /share of california/],
    null,
  ],
])('%s with %s says what its figures are of', async (path, _what, sent, says, never) => {
  const texts = await textsOf(path, sent);
  for (const text of says) expect(texts.join('\n')).toMatch(text);
  if (never === null) return;
  expect(texts.filter((text) => never.test(text))).toEqual([]);
});
