import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WholeFailure } from './whole-failure.tsx';

it('shows a short message whole, without a button', () => {
  render(<WholeFailure text="502: Bad Gateway" />);
  expect(screen.getByText('502: Bad Gateway')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['a web page', `403: <html><title>Blocked</title>${'<p>Sorry</p>'.repeat(300)}`, '403: Blocked'],
  ['300 kB', `500: ${'at f '.repeat(60_000)}`, /^500: at f .{180,}…$/],
])('of %s shows a summary, and the rest on demand in a box', async (_, text, summary) => {
  const user = userEvent.setup({ delay: null });
  const { container } = render(<WholeFailure text={text} />);
  expect(screen.getByText(summary)).toBeVisible();
  expect(container.textContent.length).toBeLessThan(220);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  const box = screen.getByRole('group', { name: 'Whole message' });
  expect(box.textContent).toBe(text);
  expect(box).toHaveClass('overflow-auto');
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByRole('group')).toBeNull();
});
