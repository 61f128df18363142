import { expect, it } from 'vitest';
import { firstDirection, sortRows } from './sorting.ts';

interface Row {
  readonly name: string;
  readonly count: number | null;
}

const columns = [
  { head: 'Name', sortBy: ({ name }: Row) => name },
  false,
  { head: 'Count', kind: 'figure', sortBy: ({ count }: Row) => count },
  { head: 'Note' },
] as const;

const rows: readonly Row[] = [
  { name: 'Rep 10', count: 3 },
  { name: 'rep 9', count: null },
  { name: '', count: 7 },
  { name: 'Ångström', count: 3 },
  { name: 'N/A', count: 5 },
];

it.each([
  ['Name', false, ['Ångström', 'rep 9', 'Rep 10', '', 'N/A']],
  ['Name', true, ['Rep 10', 'rep 9', 'Ångström', '', 'N/A']],
  ['Count', false, ['Rep 10', 'Ångström', 'N/A', '', 'rep 9']],
  ['Count', true, ['', 'N/A', 'Rep 10', 'Ångström', 'rep 9']],
  ['Note', true, ['Rep 10', 'rep 9', '', 'Ångström', 'N/A']],
  ['', false, ['Rep 10', 'rep 9', '', 'Ångström', 'N/A']],
])('sorts by %j, descending %j', (head, isDescending, names) => {
  expect(sortRows(rows, columns, { head, isDescending }).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['Name', false],
  ['Count', true],
  ['Missing', false],
])('the first click on %j sorts descending: %j', (head, isDescending) => {
  expect(firstDirection(columns, head)).toBe(isDescending);
});
