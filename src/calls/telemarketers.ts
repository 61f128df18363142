import { call } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { countsResponse, row, type Rows } from '../api/tolerant.ts';
import { count, number, telemarketer as person, text, word } from '../api/values.ts';
import { designatedTelemarketers } from '../config.ts';
import { rowsByIdentity } from '../domain/text/spelling.ts';
import { withoutMissing } from '../api/received.ts';
import { figureOf, wholeValue } from '../domain/number/figure.ts';
import { percentOf, wholeSum } from '../domain/number/arithmetic.ts';
import { onlyDesignated } from '../domain/people.ts';
import type { AllRegionFigures } from './regions.ts';

/** `performance` is a percent, the server's own figure (C36). */
const telemarketer = mapped(
  row(
    {
      name: person,
      initials: text,
      status: word('active'),
      appointments: count,
      performance: number,
    },
    ['name'],
  ),
  ({ name, ...rest }) => ({ person: name, ...rest }),
);
export type Telemarketer = ValueOf<typeof telemarketer>;

/** The counts of a telemarketer, as a response or this browser's record has them. */
export type SentTelemarketer = Pick<Telemarketer, 'person' | 'appointments' | 'performance'>;

/** The designated telemarketers of a list, and the sums of their appointments. */
export function telemarketerFigures<R extends SentTelemarketer>(list: Rows<R>) {
  const designated = eachOnce(onlyDesignated(list.rows, designatedTelemarketers()));
  return {
    /** In the server's order. */
    designated,
    /** How many are designated, whether or not they are in the list. */
    teamSize: designatedTelemarketers().length,
    /** Their appointments; without those whose count is not known. */
    booked: withoutMissing(bookedBy(designated), list),
    /** The appointments of everybody in the list. */
    bookedByAll: withoutMissing(bookedBy(list.rows), list),
  };
}

export type TelemarketerFigures = ReturnType<typeof telemarketerFigures<SentTelemarketer>>;

/** Each telemarketer once (rulings B5): the appointments are added up; several performances are no known one. */
function eachOnce<R extends SentTelemarketer>(rows: readonly R[]): R[] {
  return rowsByIdentity(rows, (sent) => sent.person).flatMap(({ subject, rows: sentRows }) =>
    sentRows.slice(0, 1).map((first) => ({
      ...first,
      person: subject,
      appointments: wholeSum(sentRows.map(({ appointments }) => appointments)),
      performance: sentRows.length === 1 ? first.performance : null,
    })),
  );
}

const bookedBy = (rows: readonly SentTelemarketer[]) =>
  figureOf(
    rows.map((sent) => [sent.person.name, sent.appointments]),
    'unnamed telemarketer',
  );

/** A performance in percent; null where no region has an event (rulings C19). */
export function performanceOf(
  { performance }: SentTelemarketer,
  { events }: Pick<AllRegionFigures, 'events'>,
): number | null {
  return percentOf(wholeValue(events), performance);
}

export type TelemarketersFigures = ReturnType<typeof telemarketerFigures<Telemarketer>>;

export const telemarketers = call('/api/telemarketers', {
  response: countsResponse(telemarketer, ['telemarketers']),
  figures: telemarketerFigures<Telemarketer>,
});
