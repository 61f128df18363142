import { screen, within } from '@testing-library/react';

/** The health view, or null where it is shut. */
export function findDiagnostics(): HTMLElement | null {
  return screen.queryByRole('dialog', { name: 'Diagnostics' });
}

export function health() {
  return within(screen.getByRole('dialog', { name: 'Diagnostics' }));
}

/** The row of a call, by its method and path, as its cells read. */
export function callRow(call: string) {
  const row = health().getByRole('rowheader', { name: call }).closest('tr');
  const [last, valid, ok, failed, median, now] = [...(row?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  );
  return { last, valid, ok, failed, median, now };
}

/** The words of a fact by its label. */
export function fact(label: string): string {
  return health().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
}
