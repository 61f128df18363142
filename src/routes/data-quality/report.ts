import type { ComponentProps } from 'react';
import type { QualitySection } from '../../calls/quality.ts';
import { showNumber, codeWords, countText } from '../../domain/text/format.ts';
import type { EmptyMessage } from '../../ui/card-messages.tsx';

/** Phones and reports listed (S9, C33). */
export const mostListed = 10;

/** The first items, at most `mostListed`. */
export function firstListed<T>(items: readonly T[]): ReadonlySet<T> {
  return new Set(items.slice(0, mostListed));
}

/** '8 reports', or '10 of 23 reports listed' (C33). */
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
  /** 'No invalid phones' */
  readonly text: string;
  /** How many appointments the report covers; null where it is not known. */
  readonly processed: number | null;
}

/** The text of a card without rows: good news only where the report counts none either. */
export function emptyOf(
  { counted }: Pick<QualitySection, 'counted'>,
  { text, processed }: EmptyTexts,
): ComponentProps<typeof EmptyMessage> {
  if (counted !== null && counted > 0) return { text: 'None listed' };
  if (processed === 0) return { text, hint: 'The report covers no appointments yet.' };
  return { kind: 'good', text };
}
