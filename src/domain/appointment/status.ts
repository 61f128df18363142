import { cleanLine } from '../text/clean.ts';
import { identityOf } from '../text/identity.ts';
import { capitalized, internByText } from '../text/words.ts';

export type Outcome = 'valid' | 'invalid';

/** The status of an appointment or a validation as a value (rulings A3). */
export interface Status {
  /** Null for a word that belongs to neither list: the event is undecided. */
  readonly outcome: Outcome | null;
  /** The same for every spelling of the server's word; '' where none was sent. */
  readonly id: string;
  /** The server's word as shown, of the known ones in one spelling; '' where none was sent. */
  readonly word: string;
}

export const noStatus: Status = { outcome: null, id: '', word: '' };

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['valid', 'valid'],
  ['invalid', 'invalid'],
  ['blocked', 'invalid'],
]);

export const readStatus: (text: string) => Status = internByText((text) => {
  const word = cleanLine(text);
  const id = identityOf(word);
  if (id === '' || id === 'n/a') return noStatus;
  return { outcome: outcomes.get(id) ?? null, id, word: capitalized(outcomes.has(id) ? id : word) };
});

/** The decision on an alert; null for another word (spec 3). */
export function readDecision(text: string): Outcome | null {
  const id = identityOf(cleanLine(text));
  return id === 'valid' || id === 'invalid' ? id : null;
}

export const alertStatuses = ['pending', 'reviewed', 'dismissed'] as const;

export type AlertStatus = (typeof alertStatuses)[number];

/** An alert's status; null for a word that is none of the three (rulings A19). */
export function readAlertStatus(text: string): AlertStatus | null {
  const id = identityOf(cleanLine(text));
  return alertStatuses.find((status) => status === id) ?? null;
}
