import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SearchedContext } from './marked.tsx';
import { type Column, DataTable } from './table.tsx';
import { bookedAt } from './text.tsx';

const tableOf = (columns: readonly Column<string>[]) => (
  <DataTable label="Rows" columns={columns} rows={['Roof']} keyOf={(row) => row} />
);

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('draws the times of its cells again when the day changes', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T23:59:59-05:00') });
  const ms = Date.parse('2026-11-20T14:41:00-05:00');
  render(tableOf([{ head: 'Booked', cell: () => bookedAt({ ms, text: '' }) }]));
  expect(cells()).toEqual(['2:41 PM']);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(cells()).toEqual(['Nov 20, 2:41 PM']);
  vi.useRealTimers();
});

it('tells its cells what it is searched by', () => {
  const table = tableOf([{ head: 'Title', cell: (row, searched) => `${row}, ${searched}` }]);
  const { rerender } = render(table);
  expect(cells()).toEqual(['Roof, ']);
  rerender(<SearchedContext value="oo">{table}</SearchedContext>);
  expect(cells()).toEqual(['Roof, oo']);
});
