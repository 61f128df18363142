import { designatedTelemarketers } from '../../src/config.ts';
import { outcomesOf } from '../../src/domain/appointment/appointment.ts';
import { filterRows, noFilter, type RowFilter } from '../../src/domain/appointment/row-filter.ts';
import {
  appointmentOfAlert,
  appointmentsOf,
  verdictConfidence,
} from '../../src/domain/appointment/verdict.ts';
import { alertCounts } from '../../src/calls/alerts.ts';
import { countsIn } from '../../src/calls/tallies.ts';
import { eventsByHour } from '../../src/calls/by-time.ts';
import { inLastDay } from '../../src/calls/validations.ts';
import { rankReps } from '../../src/calls/top-reps.ts';
import { activeReps, repCounts, repInRegion, validIn } from '../../src/calls/rep-figures.ts';
import { type Why, whyInvalid } from '../../src/calls/reasons.ts';
import { cellCount, regionColumns, telemarketerColumns } from '../../src/calls/reason-table.ts';
import { sumOf } from '../../src/domain/number/arithmetic.ts';
import { cleanLine } from '../../src/domain/text/clean.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { newestFirst } from '../../src/domain/time/order.ts';
import { referenceMs } from '../../mocks/node.ts';
import { numberOf, type Values } from './figures.ts';
import { phoneSpellings } from './spellings.ts';

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
    ...repProblems(values.appointments, values.salesReps),
    ...validationProblems(values.recentValidations, values.appointments, values.alerts),
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
    for (const { subject, valid: own, invalid: wrong } of why[group]) {
      link(`valid ${group} ${subject.name}`, own, valid, { [group]: subject.sent });
      link(`invalid ${group} ${subject.name}`, wrong, invalid, { [group]: subject.sent });
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

/** A check that keeps the result of its first values, which are the reference's: most mutants change others. */
function knownOfFirst<A extends readonly unknown[]>(check: (...values: A) => readonly string[]) {
  let first: { readonly values: A; readonly problems: readonly string[] } | null = null;
  return (...values: A): readonly string[] => {
    if (first?.values.every((value, at) => value === values[at])) return first.problems;
    const problems = check(...values);
    first ??= { values, problems };
    return problems;
  };
}

/** A rep's success is of the same events everywhere, a rep without appointments is not active, and a name is shown as sent but for case. */
const repProblems = knownOfFirst(
  (appointments: Values['appointments'], salesReps: Values['salesReps']) => {
    const rows = appointments?.rows ?? [];
    const problems = rankReps(rows, designatedTelemarketers()).flatMap((each) => {
      const { valid, all } = repInRegion(rows, each.rep, each.region);
      const percent = Math.round((valid * 100) / all);
      return percent === each.successPercent
        ? []
        : [`success of ${each.rep.name}: ${each.successPercent}% and ${percent}%`];
    });
    const reps = salesReps?.rows ?? [];
    const withSome = reps.filter(({ appointmentCount }) => (appointmentCount ?? 0) > 0).length;
    if ((activeReps(reps).value ?? withSome) !== withSome) problems.push('a rep with 0 is active');
    const names = new Set([...rows.map(({ salesRep }) => salesRep), ...reps.map(({ rep }) => rep)]);
    const plain = (text: string) => text.toLowerCase().replaceAll(/[_\s]+/g, ' ');
    for (const { id, name, sent } of names)
      if (id !== 'pending to assign' && id !== '' && plain(name) !== plain(cleanLine(sent)))
        problems.push(`${sent} is shown as ${name}`);
    return problems;
  },
);

/** The texts about the last day are true, and a verdict has one confidence on all screens. */
const validationProblems = knownOfFirst(
  (
    recent: Values['recentValidations'],
    appointments: Values['appointments'],
    alerts: Values['alerts'],
  ) => {
    const validations = recent?.rows ?? [];
    const times = validations.map(({ time }) => time);
    const inDay = times.filter(({ ms }) => (ms ?? NaN) > referenceMs - 86_400_000).length;
    const problems = [inDay, null].includes(inLastDay(times, referenceMs))
      ? []
      : [`${inLastDay(times, referenceMs)} in the last day: ${inDay}`];
    const rows = appointments?.rows ?? [];
    const verdicts = { validations, alerts: alerts?.rows ?? [] };
    const inList = [...appointmentsOf(validations, rows)];
    const inQueue = verdicts.alerts.flatMap((alert) => {
      const row = appointmentOfAlert(alert, rows);
      const isOther = row === null || inList.some(([, validated]) => validated === row);
      return isOther ? [] : [[alert, row] as const];
    });
    for (const [{ customer, confidence }, row] of [...inList, ...inQueue])
      if (
        confidence !== null &&
        confidence !== row.confidence &&
        verdictConfidence(row, rows, verdicts) !== confidence
      )
        problems.push(`${customer}: ${confidence}% in its list, not in the drawer`);
    return problems;
  },
);
