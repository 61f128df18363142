import { screen, within } from '@testing-library/react';
import { textsOf } from './page.ts';

/** The diagnostics view; null while it is closed. */
export function findDiagnostics(): HTMLElement | null {
  return screen.queryByRole('dialog', { name: 'Diagnostics' });
}

export function health() {
  return within(screen.getByRole('dialog', { name: 'Diagnostics' }));
}

/** The texts of a call's cells, by its method and path. */
export function callRow(call: string) {
  const row = health().getByRole('rowheader', { name: call }).closest('tr');
  const [last, valid, ok, failed, median, inFlight] = textsOf(row?.querySelectorAll('td') ?? []);
  return { last, valid, ok, failed, median, inFlight };
}

/** The text of a fact by its label; '' without one. */
export function fact(label: string): string {
  return health().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
}
