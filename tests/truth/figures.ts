import { groupBy } from 'es-toolkit/array';
import { type ReadName, reads } from '../../src/api/contract.ts';
import { tryRead, type ValueOf } from '../../src/api/shape.ts';
import { designatedTelemarketers } from '../../src/config.ts';
import { outcomesOf } from '../../src/domain/appointment/appointment.ts';
import { filterRows, noFilter, type RowFilter } from '../../src/domain/appointment/row-filter.ts';
import { alertCounts } from '../../src/domain/figures/alerts.ts';
import { countsIn, undecidedOf } from '../../src/domain/figures/events.ts';
import { showFigure } from '../../src/domain/figures/figure.ts';
import { eventsByHour } from '../../src/domain/figures/hours.ts';
import { rankReps } from '../../src/domain/figures/ranking.ts';
import { regionFigures, totalOf } from '../../src/domain/figures/regions.ts';
import { repCounts, validIn } from '../../src/domain/figures/reps.ts';
import {
  cellCount,
  regionColumns,
  telemarketerColumns,
  type Why,
  whyInvalid,
} from '../../src/domain/figures/why.ts';
import { showNumber, sumOf } from '../../src/domain/number/format.ts';
import { withoutKnownRep } from '../../src/domain/people.ts';
import { phoneNumberOf } from '../../src/domain/phone.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { isPending, newestFirst, oldestPending } from '../../src/domain/time/order.ts';
import { needsYou, needText } from '../../src/features/needs-you/needs-you.ts';
import { type Answers, failed } from './answers.ts';
import { phoneSpellings } from './spellings.ts';

type Value<N extends ReadName> = ValueOf<(typeof reads)[N]['response']>;

/** The value of each read; null where its answer cannot be read. */
export type Values = { readonly [N in ReadName]: Value<N> | null };

const known = new Map<ReadName, WeakMap<object, unknown>>();

/** Reads the answers; those that a mutation left alone were read before. */
export function valuesOf(answers: Answers): Values {
  const entries = Object.entries(answers).map(([name, answer]) => [
    name,
    valueOf(name as ReadName, answer),
  ]);
  return Object.fromEntries(entries) as Values;
}

function valueOf(name: ReadName, answer: unknown): unknown {
  if (answer === failed) return null;
  const read = () => tryRead<unknown>(reads[name].response, answer)?.value ?? null;
  if (typeof answer !== 'object' || answer === null) return read();
  const ofCall = known.get(name) ?? new WeakMap<object, unknown>();
  known.set(name, ofCall);
  if (!ofCall.has(answer)) ofCall.set(answer, read());
  return ofCall.get(answer);
}

/** What the product says of some values, by a name that says which figure it is. */
export type Said = ReadonlyMap<string, string>;

/** Every figure that more than one place shows. */
export function saidOf(values: Values): Said {
  const said = new Map<string, string>();
  const say = (name: string, text: string | number | null) =>
    void said.set(name, typeof text === 'string' ? text : showNumber(text));

  if (values.regions) {
    const figures = regionFigures(values.regions.rows);
    for (const { region, valid, all, rated } of figures) {
      say(`valid in ${region.name}`, valid);
      say(`events in ${region.name}`, all);
      say(`rate of ${region.name}`, `${rated.percent} ${rated.band ?? ''}`);
    }
    say('valid in all regions', showFigure(totalOf(figures, 'valid')));
    say('events in all regions', showFigure(totalOf(figures, 'all')));
  }

  const rows = values.appointments?.rows;
  if (rows) {
    const why = whyInvalid(rows);
    say('valid', why.valid);
    say('invalid', why.invalid);
    say('undecided', undecidedOf(why));
    say('without a known rep', withoutKnownRep(rows).length);
    for (const { of, valid, all } of [...why.telemarketer, ...why.region])
      say(`rows of ${of.id}`, `${valid} of ${all}`);
    for (const { label, count } of why.reasons) say(`reason ${label}`, count);
    for (const rep of rankReps(rows, designatedTelemarketers()))
      say(
        `rank ${rep.rank}`,
        `${rep.rep.name}, ${rep.region.name}: ${rep.valid} of ${rep.total}, ${rep.share.toFixed(1)}%`,
      );
    for (const key of regionKeys)
      for (const { of, all } of repCounts(validIn(rows, regions[key])))
        say(`rep ${of.id} in ${key}`, all);
    const { hours, untimed } = eventsByHour(rows);
    for (const { hour, valid, all } of hours) say(`hour ${hour}`, `${valid} of ${all}`);
    say('events without an hour', untimed);
    for (const [number, { length }] of Object.entries(
      groupBy(rows, ({ phone }) => numberOf(phone.text)),
    ))
      say(`rows with phone ${number}`, length);
  }

  for (const line of needsOf(values)) say(`need of ${line.name}`, needText(line));
  if (values.alerts) {
    say('pending alerts', values.alerts.rows.filter(isPending).length);
    say('oldest pending alert', String(oldestPending(values.alerts.rows)));
  }
  return said;
}

const needsOf = (values: Values) =>
  needsYou(
    {
      rows: values.appointments?.rows ?? null,
      received: '',
      alerts: values.alerts?.rows ?? null,
      hasAllAlerts: values.alerts !== null,
      pendingAlerts: values.alertStats?.pending ?? null,
      oldestAlertMs: null,
      isEngineStopped: false,
      isWeek: true,
    },
    designatedTelemarketers(),
  );

const numbers = new Map<string, string>();

/** The number that a call link dials; 'none' for a text that is not exactly one. */
function numberOf(text: string): string {
  const number = numbers.get(text) ?? phoneNumberOf(text)?.number ?? 'none';
  numbers.set(text, number);
  return number;
}

/** Statements that contradict each other, each as a sentence. */
export function contradictionsIn(values: Values): readonly string[] {
  const problems: string[] = [];
  const equal = (what: string, one: number, other: number) => {
    if (one !== other) problems.push(`${what}: ${one} and ${other}`);
  };
  const rows = values.appointments?.rows ?? [];
  const why = whyInvalid(rows);
  const lists = outcomesOf(rows);
  equal('valid rows and their count', lists.valid.length, why.valid);
  equal('invalid rows and their count', lists.invalid.length, why.invalid);
  equal('outcomes and all', countsIn(rows).all, rows.length);
  for (const group of ['telemarketer', 'region'] as const) {
    equal(
      `events by ${group}`,
      sumOf<{ all: number }>(why[group], ({ all }) => all),
      why.all,
    );
    equal(
      `valid events by ${group}`,
      sumOf<{ valid: number }>(why[group], ({ valid }) => valid),
      why.valid,
    );
  }
  equal(
    'events by reason',
    sumOf(why.reasons, ({ count }) => count),
    why.invalid,
  );
  const { hours, untimed } = eventsByHour(rows);
  equal('events by hour', sumOf(hours, ({ all }) => all) + untimed, rows.length);
  const alerts = values.alerts?.rows ?? [];
  equal(
    'alerts on a tab or named as unknown',
    sumOf(Object.values(alertCounts(alerts)), Number),
    alerts.length,
  );
  problems.push(
    ...columnProblems(why),
    ...linkProblems(values),
    ...searchProblems(values),
    ...orderProblems(values),
  );
  for (const key of regionKeys) {
    const own = validIn(rows, regions[key]);
    const reps = sumOf(repCounts(own), ({ all }) => all);
    if (reps > own.length) problems.push(`reps of ${key} have ${reps} of ${own.length} rows`);
  }
  return problems;
}

/** The columns of 'Why' add up to each reason. */
function columnProblems(why: Why): readonly string[] {
  return [telemarketerColumns(why, designatedTelemarketers()), regionColumns(why)].flatMap(
    (columns) =>
      why.reasons.flatMap((reason) => {
        const shown = sumOf(columns, (column) => cellCount([reason], column));
        return shown === reason.count ? [] : [`${reason.label}: ${shown} of ${reason.count}`];
      }),
  );
}

/** A link's number is the number of rows behind it. */
function linkProblems({ appointments }: Values): readonly string[] {
  const { valid, invalid } = outcomesOf(appointments?.rows ?? []);
  const why = whyInvalid(appointments?.rows ?? []);
  const problems: string[] = [];
  const link = (what: string, count: number, list: typeof valid, filter: Partial<RowFilter>) => {
    const found = filterRows(list, { ...noFilter, ...filter }).length;
    if (found !== count) problems.push(`the link of ${what} has ${found} of ${count} rows`);
  };
  for (const { label, count } of why.reasons)
    link(`reason ${label}`, count, invalid, { reason: label });
  for (const group of ['telemarketer', 'region'] as const)
    for (const { of, valid: own, invalid: wrong } of why[group]) {
      link(`valid ${group} ${of.name}`, own, valid, { [group]: of.sent });
      link(`invalid ${group} ${of.name}`, wrong, invalid, { [group]: of.sent });
    }
  return problems;
}

const searched = new Set<string>();

/** A row is found by its phone in any form, and by its customer's name as another keyboard writes it. */
function searchProblems({ appointments }: Values): readonly string[] {
  const rows = appointments?.rows ?? [];
  return rows
    .filter(({ customer, phone }) => {
      const key = `${customer} ${phone.text}`;
      const isNew = !searched.has(key);
      searched.add(key);
      return isNew;
    })
    .flatMap((row) => {
      const national = /^\+1(\d{10})$/.exec(numberOf(row.phone.text))?.[1];
      const typed = [
        ...(national === undefined ? [] : phoneSpellings(national)),
        row.customer.toUpperCase(),
        row.customer.normalize('NFD').replaceAll(/\p{M}/gu, ''),
        row.customer.replaceAll("'", '\u2019').replaceAll('-', '\u2010'),
      ];
      return typed
        .filter((q) => !filterRows(rows, { ...noFilter, q }).includes(row))
        .map((q) => `'${q}' does not find ${row.customer}, ${row.phone.text}`);
    });
}

/** A list that says 'Newest first' is so. */
function orderProblems({ appointments, alerts, recentValidations }: Values): readonly string[] {
  const lists = {
    appointments: appointments?.rows.map(({ time }) => time),
    alerts: alerts?.rows.map(({ createdAt }) => createdAt),
    'recent validations': recentValidations?.rows.map(({ time }) => time),
  };
  return Object.entries(lists).flatMap(([name, times]) => {
    const { rows, isOrdered } = newestFirst(times ?? [], (time) => time);
    const isSo = rows.every(({ ms }, at) => at === 0 || (ms ?? NaN) <= (rows[at - 1]?.ms ?? NaN));
    return isOrdered && !isSo ? [`${name} are not the newest first`] : [];
  });
}

const asSent: ReadonlySet<string> = new Set(['sent', 'text', 'word', 'digits']);

/** What a value means, without what is kept as it was sent. */
export function meaningOf(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (asSent.has(key)) return undefined;
    return key === 'name' ? String(each).toLowerCase().replaceAll('_', ' ') : each;
  });
}
