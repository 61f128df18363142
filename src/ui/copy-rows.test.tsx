import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataTable } from './table.tsx';
import { ScrollList } from './scroll-list.tsx';

const rows = [
  { name: 'Denise', time: '2:41 PM' },
  { name: 'Caleb', time: '1:12 PM' },
  { name: 'Ana', time: '9:59 AM' },
];

/** The text that a spreadsheet gets when everything from one element to another is copied. */
function copied(from: string, to: string): string | undefined {
  const selection = getSelection();
  const [start, end] = [screen.getByText(from), screen.getByText(to)];
  selection?.setBaseAndExtent(start, 0, end, 1);
  let text: string | undefined;
  const clipboardData = { setData: (_: string, data: string) => (text = data) };
  fireEvent.copy(start, { clipboardData });
  return text;
}

describe('copied rows are lines with a tab between their cells', () => {
  it.each(['plain', 'fill'] as const)('of a table (%s)', (height) => {
    render(
      <DataTable
        label="Rows"
        rows={rows}
        keyOf={({ name }) => name}
        {...(height === 'fill' && { height })}
        stacked="1fr auto"
        columns={[
          { head: 'Name', kind: 'row-head', cell: ({ name }) => <p>{name}</p> },
          { head: 'Time', cell: ({ time }) => time },
        ]}
      />,
    );
    expect(copied('Name', 'Caleb')).toBe('Name\tTime\nDenise\t2:41 PM\nCaleb\t1:12 PM');
    expect(copied('Denise', '2:41 PM')).toBeUndefined();
  });

  it('of a list, whose rows are grids', () => {
    render(
      <ScrollList label="Rows" rows={rows} rowHeight={40} keyOf={({ name }) => name}>
        {({ name, time }) => (
          <a href="/">
            <b>{name}</b>
            <span style={{ display: 'contents' }}>
              <i>{time}</i>
              <i style={{ display: 'none' }}>hidden</i>
              <i>3</i>
            </span>
          </a>
        )}
      </ScrollList>,
    );
    expect(copied('Denise', 'Caleb')).toBe('Denise\t2:41 PM\t3\nCaleb\t1:12 PM\t3');
  });
});
