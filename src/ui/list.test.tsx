import { render, screen, within } from '@testing-library/react';
import { ArrowRight } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { List } from './list.tsx';
import { TextList } from './text.tsx';

const listOf = (rows: readonly { id: string; text: string }[]) => (
  <List aria-label="Reps" rows={rows} keyOf={({ id }) => id} rowClass="px-4">
    {({ text }) => text}
  </List>
);

describe('List', () => {
  it('shows each row in an item of a named list', () => {
    render(
      listOf([
        { id: 'a', text: 'Ann' },
        { id: 'b', text: 'Bo' },
      ]),
    );
    const items = within(screen.getByRole('list', { name: 'Reps' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Ann', 'Bo']);
    expect(items[0]).toHaveClass('px-4', { exact: true });
  });

  it('shows rows whose keys repeat', () => {
    render(
      listOf([
        { id: 'a', text: 'Ann' },
        { id: 'a', text: 'Bo' },
      ]),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('keeps the element of a row when rows come before it', () => {
    const ann = { id: 'a', text: 'Ann' };
    const { rerender } = render(listOf([ann]));
    const before = screen.getByText('Ann');
    rerender(listOf([{ id: 'b', text: 'Bo' }, ann]));
    expect(screen.getByText('Ann')).toBe(before);
  });
});

it('TextList isolates the direction of each text', () => {
  render(<TextList aria-label="Suggestions" rows={['Call again', 'اتصل']} icon={ArrowRight} />);
  const list = within(screen.getByRole('list', { name: 'Suggestions' }));
  expect(list.getByText('Call again').tagName).toBe('BDI');
  expect(list.getByText('اتصل').tagName).toBe('BDI');
});
