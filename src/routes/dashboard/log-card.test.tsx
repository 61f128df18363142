import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { rowsOfThreeDays } from '../../../tests/other-days.ts';
import { appointmentRow, times } from '../../../tests/rows.ts';
import { footerOf, textsOf } from '../../../tests/screens/page.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { LogCard } from './log-card.tsx';

it("has the server's counts in its footer, where the list has others (C37)", async () => {
  const appointments = [appointmentRow(), appointmentRow({ status: 'invalid' })];
  const app = await mountCard(<LogCard />, {
    appointments: { appointments, total: 2, valid: 5, invalid: 2 },
  });
  expect(screen.getAllByRole('link')).not.toEqual([]);
  expect(app.card.querySelector('footer')).toHaveTextContent(/^Valid: 5/);
});

it('lists and counts all rows, whatever their day (C37)', async () => {
  const app = await mountCard(<LogCard />, { appointments: rowsOfThreeDays() });
  expect(screen.getAllByRole('link', { name: /^\[/ })).toHaveLength(6);
  expect(app.card.querySelector('footer')).toHaveTextContent('Valid: 5Invalid: 1');
});

it('counts the found rows', async () => {
  const app = await mountCard(
    <LogCard />,
    { appointments: rowsOfThreeDays() },
    { url: '/?log-q=yesterday' },
  );
  expect(app.card.querySelector('footer')).toHaveTextContent('Valid: 2Invalid: 0');
});

it('has a line for a row without texts (A2), and says which part it has (A15)', async () => {
  const app = await mountCard(<LogCard />, {
    appointments: [{ status: 'invalid', region: 'arizona' }, { region: 'Florida' }, {}],
  });
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
    '[ARIZONA] "No Title" | N/A | N/A | N/A',
    '[FLORIDA] "No Title" | N/A | N/A',
  ]);
  expect(footerOf('Appointments Log')).toBe('Valid: 0Invalid: 1');
  await app.show({ appointments: { appointments: [appointmentRow()], total: 76 } });
  expect(screen.getByText('1 of 76 received')).toBeVisible();
  expect(footerOf('Appointments Log')).toBe('Valid: –Invalid: –');
  await app.show({ appointments: { appointments: [], total: 76 } });
  expect(app.card).not.toHaveTextContent('No appointments found');
});

it('shows 500 lines, and of a search all that it finds (C24)', async () => {
  const quigley = appointmentRow({ customer: 'Dolores Quigley' });
  const app = await mountCard(<LogCard />, {
    appointments: [...times(600, appointmentRow()), ...times(40, quigley)],
  });
  const lines = () => screen.getAllByRole('listitem');
  expect(lines()).toHaveLength(500);
  expect(screen.getByRole('button', { name: 'Show 140 more' })).toBeVisible();
  await app.user.type(screen.getByRole('searchbox'), 'Quigley');
  expect(lines()).toHaveLength(40);
});

describe('the search', () => {
  const illinois = { region: 'IL', telemarketer: 'Priya Shah' };
  const rows = [
    appointmentRow(illinois),
    appointmentRow({ ...illinois, status: 'blocked' }),
    appointmentRow({ region: 'IL' }),
    appointmentRow({ telemarketer: 'Priya Shah' }),
  ];
  const search = () => screen.getByRole('searchbox', { name: 'Search appointments' });
  const size = () => screen.getAllByRole('listitem').length;

  it('filters by words and region, counts the shown rows, is in the URL and can be cleared', async () => {
    const app = await mountCard(<LogCard />, { appointments: rows });
    await app.user.selectOptions(screen.getByLabelText('Region'), 'chicago');
    expect(size()).toBe(3);
    await app.user.type(search(), 'PRIYA');
    await app.advance(300);
    expect(footerOf('Appointments Log')).toBe('Valid: 1Invalid: 1');
    expect(location.search).toBe('?log-region=chicago&log-q=PRIYA');
    await app.click(screen.getByRole('button', { name: 'Clear' }));
    expect(search()).toHaveFocus();
    expect([location.search, size()]).toEqual(['', 4]);
  });

  it('is apart from that of Appointments Analysis', async () => {
    const app = await mountCard(
      <>
        <LogCard />
        <AnalysisCard />
      </>,
      { appointments: rows },
    );
    const [log, analysis] = screen.getAllByRole('searchbox') as [HTMLElement, HTMLElement];
    await app.user.type(log, 'zzz');
    expect(screen.getByText('No appointment matches this search')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await app.user.type(analysis, 'dd');
    expect(log).toHaveValue('zzz');
    await app.advance(300);
    expect(location.search).toBe('?log-q=zzz&q=dd');
  });
});
