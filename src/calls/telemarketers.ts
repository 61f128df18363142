import { call } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { distinct, listResponse, row } from '../api/tolerant.ts';
import { count, number, telemarketer as person, text, word } from '../api/values.ts';

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

export const telemarketers = call('/api/telemarketers', {
  response: listResponse(telemarketer, ['telemarketers'], distinct),
});
