import { easternClock } from '../time/eastern.ts';
import type { Time } from '../time/read-time.ts';

const byteOrderMark = '\ufeff';

/** The start of a formula, also in NFKC, so in any width: its sign, behind characters that a spreadsheet may skip. */
const formula = /^[\s\p{C}\p{DI}]*[=+\-@−]|^[\t\r\n]/u;
const quoted = /[",;\r\n]|^\s|\s$/;

const isFormula = (text: string) => formula.test(text) || formula.test(text.normalize('NFKC'));

/**
 * A text with a quote before what a spreadsheet would run as a formula: also behind a `;`, which parts cells in many
 * locales.
 */
export function withoutFormula(text: string): string {
  return text
    .split(';')
    .map((part) => (isFormula(part) ? `'${part}` : part))
    .join(';');
}

/** A line of a CSV file (RFC 4180), its end included; formulas are defused, and numbers stay numbers. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  const safe = withoutFormula(text);
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** '2026-11-21T14:41:03-05:00': Eastern clock and offset. */
export function easternIso(ms: number): string {
  const { year, month, day, hour, minute, second } = easternClock(ms);
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const minutes = Math.round((local - Math.floor(ms / 1000) * 1000) / 60_000);
  const size = Math.abs(minutes);
  const offset = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  const sign = minutes < 0 ? '-' : '+';
  return `${new Date(local).toISOString().slice(0, -5)}${sign}${offset.join(':')}`;
}

/** A text, a number, a percent, an instant, or null for an empty cell. */
export type SheetCell =
  | string
  | number
  | { readonly percent: number }
  | { readonly ms: number }
  | null;

/** A percent, or an empty cell. */
export function percentCell(percent: number | null): SheetCell {
  return percent === null ? null : { percent };
}

/** An instant; another text as it was sent. */
export function timeCell(time: Time): SheetCell {
  return time.ms === null ? time.text : { ms: time.ms };
}

/** The columns of an export by their heads. */
export type SheetColumns<R> = Readonly<Record<string, (row: R) => SheetCell>>;

export function cellsOf<R>(
  columns: SheetColumns<R>,
  rows: readonly R[],
): readonly (readonly SheetCell[])[] {
  const readers = Object.values(columns);
  return rows.map((row) => readers.map((read) => read(row)));
}

function csvText(value: Exclude<SheetCell, string | number>): string {
  if (value === null) return '';
  if ('percent' in value) return `${value.percent}%`;
  return easternIso(value.ms);
}

/** A CSV file; instants have the Eastern clock and offset. */
export function csvOf<R>(columns: SheetColumns<R>, rows: readonly R[]): string {
  const lines = cellsOf(columns, rows).map((line) =>
    line.map((value) => (typeof value === 'object' ? csvText(value) : value)),
  );
  return byteOrderMark + [Object.keys(columns), ...lines].map(csvLine).join('');
}
