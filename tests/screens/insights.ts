import { screen, within } from '@testing-library/react';
import { inCard } from './open-app.tsx';
import { button, textsOf } from './page.ts';

const lines = (title: string) => inCard(title).getAllByRole('rowheader');
const titleOf = (head: HTMLElement) => head.querySelector('bdi')?.textContent ?? '';
export const titles = (title: string) => lines(title).map(titleOf);

/** The heading, line and details (`more`) of an insight, by its title. */
export function insight(title: string) {
  const head = screen.getAllByRole('rowheader').find((each) => titleOf(each) === title);
  const line = head?.closest('tr');
  if (!head || !line) throw new Error(`${title} is no insight`);
  return { head, line, more: line.nextElementSibling as HTMLElement };
}
export const toggle = (title: string) => button(`Details: ${title}`);
export const isOpen = (title: string) => toggle(title).getAttribute('aria-expanded') === 'true';
export const columns = (title: string) => textsOf(inCard(title).getAllByRole('columnheader'));

/** The value of an insight in a column, or beside a label in its details. */
export function fact(title: string, label: string): string | null | undefined {
  const { line, more } = insight(title);
  const place = [...(line.closest('table')?.querySelectorAll('thead th') ?? [])].findIndex(
    ({ textContent }) => textContent === label,
  );
  if (place >= 0) return line.children[place]?.textContent;
  const term = within(more).getByText(label);
  return term.closest('dt')?.parentElement?.querySelector('dd')?.textContent;
}
