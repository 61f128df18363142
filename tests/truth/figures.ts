import { groupBy } from 'es-toolkit/array';
import { referenceMs } from '../../mocks/node.ts';
import { alertFigures, waitsAt } from '../../src/calls/alerts.ts';
import { type ReadName, reads } from '../../src/calls/index.ts';
import { tryRead, type ValueOf } from '../../src/api/shape.ts';
import { designatedTelemarketers } from '../../src/config.ts';
import { undecidedOf } from '../../src/calls/tallies.ts';
import { showFigure } from '../../src/domain/number/figure.ts';
import { eventsByHour } from '../../src/calls/by-time.ts';
import { rankReps } from '../../src/calls/top-reps.ts';
import { regionFigures } from '../../src/calls/regions.ts';
import { repCounts, validIn } from '../../src/calls/rep-figures.ts';
import { whyInvalid } from '../../src/calls/reasons.ts';
import { showNumber } from '../../src/domain/text/format.ts';
import { withoutKnownRep } from '../../src/domain/people.ts';
import { phoneNumberOf } from '../../src/domain/phone.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { needsYou, needText } from '../../src/features/needs-you/needs-you.ts';
import { type Answers, failed } from './answers.ts';

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

/** The figures that the product shows of some values, by their names. */
export type Said = ReadonlyMap<string, string>;

/** Every figure that more than one place shows. */
export function saidOf(values: Values): Said {
  const said = new Map<string, string>();
  const say = (name: string, text: string | number | null) =>
    void said.set(name, typeof text === 'string' ? text : showNumber(text));

  if (values.regions) {
    const figures = regionFigures(values.regions);
    for (const { region, valid, all, rated } of figures.received) {
      say(`valid in ${region.name}`, valid);
      say(`events in ${region.name}`, all);
      say(`rate of ${region.name}`, `${rated.percent} ${rated.band ?? ''}`);
    }
    say('valid in all regions', showFigure(figures.valid));
    say('events in all regions', showFigure(figures.events));
  }

  const rows = values.appointments?.rows;
  if (rows) {
    const why = whyInvalid(rows);
    say('valid', why.valid);
    say('invalid', why.invalid);
    say('undecided', undecidedOf(why));
    say('without a known rep', withoutKnownRep(rows).length);
    for (const { subject, valid, all } of [...why.telemarketer, ...why.region])
      say(`rows of ${subject.id}`, `${valid} of ${all}`);
    for (const { label, count } of why.reasons) say(`reason ${label}`, count);
    for (const rep of rankReps(rows, designatedTelemarketers()))
      say(
        `rank ${rep.rank}`,
        `${rep.rep.name}, ${rep.region.name}: ${rep.valid} of ${rep.total}, ${rep.share.toFixed(1)}%`,
      );
    for (const key of regionKeys)
      for (const { subject, all } of repCounts(validIn(rows, regions[key])))
        say(`rep ${subject.id} in ${key}`, all);
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
    const figures = alertFigures(values.alerts);
    say('pending alerts', figures.counts.pending);
    say('waits of pending alerts', JSON.stringify(waitsAt(figures, referenceMs)));
  }
  return said;
}

const needsOf = (values: Values) =>
  needsYou(
    {
      why: values.appointments && whyInvalid(values.appointments.rows),
      withoutRep: withoutKnownRep(values.appointments?.rows ?? []),
      received: '',
      alerts: values.alerts && alertFigures(values.alerts),
      alertsDiffer: '',
      pendingAlerts: values.alertStats?.pending ?? null,
      waits: null,
      isEngineStopped: false,
      isWeek: true,
    },
    designatedTelemarketers(),
  );

const numbers = new Map<string, string>();

/** The number that a call link dials; 'none' for a text that is not exactly one. */
export function numberOf(text: string): string {
  const number = numbers.get(text) ?? phoneNumberOf(text)?.number ?? 'none';
  numbers.set(text, number);
  return number;
}

const asSent: ReadonlySet<string> = new Set(['sent', 'text', 'word', 'digits']);

/** The meaning of a value, without its text as sent. */
export function meaningOf(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (asSent.has(key)) return undefined;
    return key === 'name' ? String(each).toLowerCase().replaceAll('_', ' ') : each;
  });
}
