import { call } from '../api/call.ts';
import { needed, row, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { count, number, telemarketer as person, text, word } from '../api/values.ts';
import { designatedTelemarketers } from '../config.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { onlyDesignated, type Person } from '../domain/people.ts';
import { rowsByIdentity } from '../domain/text/spelling.ts';

const sentTelemarketer = row({
  name: needed(person, 'a name'),
  initials: text,
  status: word('active'),
  appointments: needed(count, 'a count'),
  performance: number,
});

/** `performance` is a percent, the server's own figure (C36). */
function telemarketer(sent: unknown) {
  const { name, ...rest } = sentTelemarketer(sent);
  return { person: name, ...rest };
}
export type Telemarketer = ValueOf<typeof telemarketer>;

/** The appointments of a telemarketer, as a response or this browser's record has them. */
export interface BookedBy {
  readonly person: Person;
  readonly appointments: number;
}

/** The designated telemarketers of a list, each once (B5), and their appointments. */
export function telemarketerFigures<R extends BookedBy>({ rows }: Pick<Rows<R>, 'rows'>) {
  const designated = eachOnce(onlyDesignated(rows, designatedTelemarketers()));
  return {
    /** In the server's order. */
    designated,
    /** Their appointments; null if the list has no designated telemarketer. */
    booked: designated.length === 0 ? null : sumOf(designated, ({ appointments }) => appointments),
  };
}

function eachOnce<R extends BookedBy>(rows: readonly R[]): R[] {
  return rowsByIdentity(rows, (sent) => sent.person).flatMap(({ subject, rows: sentRows }) =>
    sentRows.slice(0, 1).map((first) => ({
      ...first,
      person: subject,
      appointments: sumOf(sentRows, ({ appointments }) => appointments),
    })),
  );
}

export const telemarketers = call('/api/telemarketers', {
  response: listResponse(telemarketer, ['telemarketers']),
  figures: telemarketerFigures<Telemarketer>,
});
