import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { WindowedList } from './windowed-list.tsx';

const rowHeight = 40;
const names = Array.from({ length: 1_000 }, (_, index) => `row ${index}`);

const list = (rows: readonly string[]) => (
  <WindowedList label="Rows" rows={rows} rowHeight={rowHeight} keyOf={(row) => row}>
    {(row) => <p>{row}</p>}
  </WindowedList>
);

beforeAll(async () => void (await import('./windowed-rows.tsx')));

/** Draws the list, scrolled to a row; returns a function that draws other rows. */
async function openAt(place: number) {
  const { rerender } = render(list(names));
  const box = screen.getByRole('group', { name: 'Rows' });
  // The first rows are drawn whole until the code of the window has arrived.
  await waitFor(() => {
    box.scrollTop = place * rowHeight;
    fireEvent.scroll(box);
    expect(screen.getByText(`row ${place}`)).toBeVisible();
  });
  const draw = async (rows: readonly string[]) => {
    await act(async () => rerender(list(rows)));
    return box.scrollTop / rowHeight;
  };
  return { draw, box };
}

describe('a list of more than 200 rows that is scrolled', () => {
  it('keeps the first row in view in its place when rows come or go above it', async () => {
    const { draw } = await openAt(500);
    expect(screen.getByText('row 500')).toBeVisible();
    expect(await draw(['new 1', 'new 2', 'new 3', ...names])).toBe(503);
    expect(screen.getByText('row 500')).toBeVisible();
    expect(await draw(names.slice(20))).toBe(480);
    // Rows below it move nothing, and neither do changed rows.
    expect(await draw([...names.slice(20), 'last'])).toBe(480);
    expect(screen.getByText('row 500')).toBeVisible();
  });

  it('follows the next row where the first one has left, and the row when the order is turned', async () => {
    const { draw } = await openAt(500);
    expect(screen.getByText('row 500')).toBeVisible();
    expect(await draw(names.filter((name) => name !== 'row 500'))).toBe(499);
    expect(await draw(names.toReversed())).toBe(500);
    expect(screen.getByText('row 499')).toBeVisible();
  });

  it('is not drawn whole because an earlier list was removed during a print', async () => {
    const { unmount } = render(list(names));
    act(() => void dispatchEvent(new Event('beforeprint')));
    unmount();
    dispatchEvent(new Event('afterprint'));
    render(list(names));
    expect(screen.queryByText('row 999')).toBeNull();
  });

  it('shows new rows at its top', async () => {
    const { draw } = await openAt(0);
    expect(await draw(['new', ...names])).toBe(0);
    expect(screen.getByText('new')).toBeVisible();
  });
});
