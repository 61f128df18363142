const names = ['title', 'customer', 'region', 'time', 'phone', 'telemarketer'] as const;
/** The fields that identify an appointment, as the server sent them. */
export type SentTexts = Readonly<Record<(typeof names)[number], string>>;
export interface Named {
  readonly sent: SentTexts;
}

/** The id of an appointment's correction, which the server builds of the same texts (S3). */
export function correctionId(sent: Pick<SentTexts, 'title' | 'customer' | 'region'>): string {
  return `${sent.title}_${sent.customer}_${sent.region}`;
}

/** Makes a text once per row, since a poll brings few new rows and several lists ask for each. */
function oncePerRow(textOf: (row: Named) => string): (row: Named) => string {
  const texts = new WeakMap<Named, string>();
  return (row) => {
    let text = texts.get(row);
    if (text === undefined) texts.set(row, (text = textOf(row)));
    return text;
  };
}

/** Names an appointment in a URL: the same after a poll or a correction; rows equal in what it is made of share it. */
export const appointmentToken = oncePerRow(tokenOf);

export function isSameAppointment(a: Named, b: Named): boolean {
  return a === b || names.every((name) => a.sent[name] === b.sent[name]);
}

/** The text that identifies an appointment: unlike a token, it is quick to make of each row of a long list. */
export const appointmentName = oncePerRow(({ sent }) => names.map((name) => sent[name]).join('|'));

/** The row of a token. The first hash alone is compared first, as a number: a list may have 100,000 rows. */
export function findByToken<T extends Named>(rows: readonly T[], token: string): T | undefined {
  const first = Number.parseInt(token.slice(0, hashLength), 36);
  return rows.find((row) => fnv1a(row, seeds[0]) === first && tokenOf(row) === token);
}

const seeds = [0x81_1c_9d_c5, 0x01_00_01_93] as const;
const afterAnyCharacter = 0x1_00_00;
const hashLength = 7;

function tokenOf(row: Named): string {
  return seeds.map((seed) => fnv1a(row, seed).toString(36).padStart(hashLength, '0')).join('');
}

function fnv1a({ sent }: Named, seed: number): number {
  let value: number = seed;
  for (const name of names) {
    const text = sent[name];
    for (let at = 0; at < text.length; at += 1)
      value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
    value = Math.imul(value ^ afterAnyCharacter, 0x01_00_01_93);
  }
  return value >>> 0;
}
