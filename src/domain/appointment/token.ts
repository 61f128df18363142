interface Named {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
  readonly time: string;
  readonly phone: string;
  readonly telemarketer: string;
}

const names = ['title', 'customer', 'region', 'time', 'phone', 'telemarketer'] as const;
const known = new WeakMap<object, string>();

/**
 * Names an appointment in a URL: the same after a poll or a correction, and it tells nothing of the row. Rows that are
 * equal in title, customer, region, time, phone and telemarketer share it.
 */
export function appointmentToken(row: Named): string {
  let token = known.get(row);
  if (token === undefined) known.set(row, (token = tokenOf(row)));
  return token;
}

export function isSameAppointment(a: Named, b: Named): boolean {
  return a === b || names.every((name) => a[name] === b[name]);
}

/** The row of a token; no token is kept, since a list may have 100,000 rows. */
export function findByToken<T extends Named>(rows: readonly T[], token: string): T | undefined {
  return rows.find((row) => tokenOf(row) === token);
}

const prime = 0x01_00_01_93;
const afterAnyCharacter = 0x1_00_00;

/** FNV-1a twice, each 32 bits in 7 digits of base 36. */
function tokenOf(row: Named): string {
  let [one, other] = [0x81_1c_9d_c5, prime];
  for (const name of names) {
    const text = row[name];
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : afterAnyCharacter;
      one = Math.imul(one ^ code, prime);
      other = Math.imul(other ^ code, prime);
    }
  }
  return digits(one) + digits(other);
}

function digits(hash: number): string {
  return (hash >>> 0).toString(36).padStart(7, '0');
}
