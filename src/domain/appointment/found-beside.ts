import { matches, searchQuery, searchText } from '../text/search.ts';
import type { Person } from '../people.ts';

interface SearchedRow {
  readonly title: string;
  readonly customer: string;
  readonly telemarketer: Person;
  readonly salesRep: Person;
  readonly reason: string;
  readonly phone: { readonly text: string; readonly digits: string };
}

const textOf = {
  Title: ({ title }) => title,
  Customer: ({ customer }) => customer,
  Telemarketer: ({ telemarketer }) => telemarketer.name,
  'Sales rep': ({ salesRep }) => salesRep.name,
  Phone: ({ phone }) => phone.text,
  Reason: ({ reason }) => reason,
} satisfies Record<string, (row: SearchedRow) => string>;

export type SearchedField = keyof typeof textOf;
const fields = Object.keys(textOf) as SearchedField[];

/** The field that a search found and a list does not show; null where what it shows has every word. */
export function foundBeside(row: SearchedRow, typed: string, shown: readonly SearchedField[]) {
  const { whole, words } = searchQuery(typed);
  const has = (field: SearchedField, word: string) =>
    matches(searchQuery(word), {
      texts: [searchText(textOf[field](row))],
      phone: field === 'Phone' ? row.phone.digits : '',
    });
  const missing = [...new Set([whole, ...words])].filter(
    (word) => !shown.some((field) => has(field, word)),
  );
  if (words.every((word) => !missing.includes(word))) return null;
  const found = fields.find(
    (field) => !shown.includes(field) && missing.some((word) => has(field, word)),
  );
  return found ? { label: found, text: textOf[found](row) } : null;
}
