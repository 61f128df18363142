import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { List } from './list.tsx';

const listOf = (rows: readonly { id: string; text: string }[]) => (
  <List aria-label="Reps" rows={rows} keyOf={({ id }) => id} rowClass="px-4">
    {({ text }) => text}
  </List>
);

it('List keeps the element of a row when rows come before it', () => {
  const ann = { id: 'a', text: 'Ann' };
  const { rerender } = render(listOf([ann]));
  const before = screen.getByText('Ann');
  rerender(listOf([{ id: 'b', text: 'Bo' }, ann]));
  expect(screen.getByText('Ann')).toBe(before);
});
