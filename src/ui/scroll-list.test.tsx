import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScrollList } from './scroll-list.tsx';
import { DataTable } from './table.tsx';

const names = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);
const box = () => screen.getByRole('group', { name: 'Rows' });
const keyOf = (row: string) => row;

const list = (count: number, reveal = -1) => (
  <ScrollList label="Rows" rows={names(count)} rowHeight={40} keyOf={keyOf} reveal={reveal}>
    {(row) => <p>{row}</p>}
  </ScrollList>
);
const columns = [{ head: 'Name', cell: keyOf }];
const table = (count: number, reveal = -1) => (
  <DataTable
    label="Rows"
    rows={names(count)}
    keyOf={keyOf}
    columns={columns}
    height="box"
    reveal={reveal}
  />
);

it.each([
  ['a list', list, () => box().querySelectorAll('li')],
  ['a table', table, () => box().querySelectorAll('tbody tr')],
])('%s of up to 500 rows is whole, a longer one at a press (C24)', async (_what, of, rows) => {
  const { rerender } = render(of(500));
  expect(rows()).toHaveLength(500);
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => rerender(of(1_001)));
  expect(rows()).toHaveLength(500);
  expect(screen.getByText('First 500 of 1,001')).toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'Show 501 more' });
  await act(async () => void fireEvent.click(more));
  expect(rows()).toHaveLength(1_001);
  expect(screen.queryByRole('button')).toBeNull();
  expect(box()).toHaveFocus();
});

it('shows all rows where one of the others is to be seen', async () => {
  const { rerender } = render(list(501, 499));
  expect(screen.queryByText('row 500')).toBeNull();
  await act(async () => rerender(list(501, 500)));
  expect(screen.getByText('row 500')).toBeVisible();
});
