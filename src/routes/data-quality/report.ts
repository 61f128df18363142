import type { ComponentProps } from 'react';
import type { QualityPart } from '../../calls/quality.ts';
import { showNumber, codeWords, countText } from '../../domain/text/format.ts';
import type { EmptyMessage } from '../../ui/card-messages.tsx';

/** Phones and reports listed (spec 9, rulings C33). */
const mostListed = 10;

/** The first items, at most `mostListed`. */
export function firstListed<T>(items: readonly T[]): ReadonlySet<T> {
  return new Set(items.slice(0, mostListed));
}

/** '8 reports', or '10 of 23 reports listed' (rulings C33). */
export function listedText(listed: number, all: number, unit: string): string {
  if (listed >= all) return countText(all, unit);
  return `${showNumber(listed)} of ${countText(all, unit)} listed`;
}

/** A field's name in words: 'salesRep' becomes 'Sales rep'; a name with spaces keeps its words. */
export function fieldWords(field: string): string {
  if (/\s/.test(field)) return codeWords(field);
  const snake = field
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_')
    .replaceAll(/(?<=_)\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
  return codeWords(snake);
}

interface EmptyTexts {
  /** The card's title. */
  readonly title: string;
  /** 'No invalid phones' */
  readonly text: string;
  /** How many appointments the report covers; null where it is not known. */
  readonly processed: number | null;
}

type Part = Pick<QualityPart, 'part' | 'isUnread' | 'isWhole' | 'listed' | 'counted'>;

/** The text of a card without rows: good news only where all of the report was read and nothing in it says otherwise (A13, A15). */
export function emptyOf(
  { part, isUnread, isWhole, listed, counted }: Part,
  { title, text, processed }: EmptyTexts,
): ComponentProps<typeof EmptyMessage> {
  if (isUnread)
    return {
      kind: 'unread',
      text: `${title} could not be read`,
      hint: part || 'The report has something else than a list of them.',
    };
  if (!isWhole) return { kind: 'unread', text: 'None among the rows received', hint: part };
  if (counted !== null && counted > 0)
    return {
      text: `0 of ${showNumber(counted)} listed`,
      hint: 'The report counts them, but lists none.',
    };
  if (counted === null && listed === 0)
    return {
      kind: 'unread',
      text: 'None listed',
      hint: 'The report does not say how many there are.',
    };
  if (processed === 0) return { text, hint: 'The report covers no appointments yet.' };
  return { kind: 'good', text };
}
