interface Named {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
  readonly time: string;
  readonly phone: string;
  readonly telemarketer: string;
}

const known = new WeakMap<object, string>();

/**
 * Names an appointment in a URL: the same after a poll or a correction, and it tells nothing of the row. Rows that are
 * equal in title, customer, region, time, phone and telemarketer share it.
 */
export function appointmentToken(row: Named): string {
  let token = known.get(row);
  if (token === undefined) {
    const { title, customer, region, time, phone, telemarketer } = row;
    const text = JSON.stringify([title, customer, region, time, phone, telemarketer]);
    known.set(row, (token = hash(text, 0x81_1c_9d_c5) + hash(text, 0x01_00_01_93)));
  }
  return token;
}

/** FNV-1a, 32 bits in 7 digits of base 36. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return (value >>> 0).toString(36).padStart(7, '0');
}
