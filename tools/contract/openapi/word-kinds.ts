import {
  found,
  kind,
  nothingVisible,
  plainText,
  spelled,
  textDue,
  tolerated,
  type Described,
  type JsonSchema,
} from './forms.ts';

const verdicts = ['valid', 'invalid', 'blocked'];

/** The status of an appointment and of a validation (rulings A3). */
export const statusKinds = {
  Status: kind('valid, invalid or blocked; any other is in neither list (rulings A3)', {
    ...textDue,
    forms: [
      ...spelled(verdicts),
      {
        ...plainText,
        'x-note': 'neither valid, invalid nor blocked: in neither list',
        'x-worse-in-all': true,
      },
    ],
    others: [nothingVisible],
  }),
  ValidationStatus: kind("valid, invalid or blocked; any but valid is shown as 'Blocked'", {
    ...textDue,
    forms: spelled(verdicts),
    others: [
      found(plainText, 'another word than valid, invalid, blocked', "shown as 'Blocked'"),
      nothingVisible,
    ],
  }),
} satisfies Readonly<Record<string, Described>>;

/** A word of the contract; another one has the `effect`. */
export function wordsOf(
  words: readonly string[],
  effect: string,
  level: 'misfit' | 'loss' | 'tolerance',
): JsonSchema {
  const other = `another word than ${words.join(', ')}`;
  const isRead = level === 'tolerance';
  return kind(`${words.join(', ')}; another word: ${effect}`, {
    ...textDue,
    forms: [...spelled(words), ...(isRead ? [tolerated(plainText, `${other}: ${effect}`)] : [])],
    others: [
      ...(isRead
        ? []
        : [
            { ...found(plainText, other, effect), ...(level === 'misfit' && { 'x-level': level }) },
          ]),
      nothingVisible,
    ],
  });
}
