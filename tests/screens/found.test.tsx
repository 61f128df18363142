import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Loaded with the test, so that the marks are there at once.
import { AnalysisCard } from '../../src/routes/dashboard/analysis-card.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { type Mounted } from '../mount/mounted.ts';
import '../../src/ui/marked-parts.tsx';
import { regions } from '../../src/domain/region/region.ts';
import { readRep } from '../../src/domain/people.ts';
import { salesRepPath } from '../../src/paths.ts';
import { card, inCard, textsOf } from './page.ts';

const row = (customer: string, sent: object = {}) => ({
  title: 'WC',
  customer,
  region: 'florida',
  salesRep: 'Shauna Pryce',
  telemarketer: 'Ana Torres',
  phone: '(213) 555-0190',
  status: 'valid',
  time: '2026-11-21T15:00:00Z',
  ...sent,
});
const shauna = salesRepPath(readRep('Shauna Pryce'), regions.florida);
const marks = (title: string) => textsOf(card(title).querySelectorAll('mark'));

async function search(app: Mounted, title: string, value: string) {
  fireEvent.change(inCard(title).getByRole('searchbox'), { target: { value } });
  await app.settle();
}

describe('what a search found (37)', () => {
  it.each([
    ['/states/florida', 'Recent Appointments', 'Phone (213) 555-0190'],
    ['/corrections', 'Unknown Field Agents', 'Phone (213) 555-0190'],
    [shauna, 'Appointments', '(213) 555-0190'],
    ['/?view=telemarketer&telemarketer=Ana+Torres', 'Appointments', 'Phone (213) 555-0190'],
  ])('on %s is shown, and marked', async (path, title, text) => {
    const app = await mountScreen(path, {
      center: 'day',
      appointments: [
        row('Zoë Dufresne', path === '/corrections' ? { salesRep: 'Unknown Field Agent' } : {}),
        row('Bo', { phone: '', time: '2026-11-21T16:00:00Z' }),
      ],
    });
    expect(marks(title)).toEqual([]);
    await search(app, title, '5550190');
    // In however many columns.
    expect(new Set(marks(title))).toEqual(new Set(['555-0190']));
    expect(card(title)).toHaveTextContent(text);
    await search(app, title, 'zoe');
    expect(marks(title)).toEqual(['Zoë']);
    expect(card(title)).not.toHaveTextContent('Phone (213)');
  });

  it('of appointments that are stacked is a name, and in any width a reason', async () => {
    const app = await mountCard(<AnalysisCard />, {
      appointments: [row('Bo', { reason: 'Real customer' }), row('Cy')],
    });
    await search(app, 'Appointments Analysis', 'pryce');
    expect(card('Appointments Analysis')).toHaveTextContent('Sales rep Shauna Pryce');
    await search(app, 'Appointments Analysis', 'real');
    expect(marks('Appointments Analysis')).toEqual(['Real']);
  });

  it('is counted on every tab of a person, the open one or not', async () => {
    const app = await mountScreen(shauna, {
      center: 'day',
      appointments: [row('Bo'), row('Cy', { status: 'invalid' })],
    });
    await search(app, 'Appointments', 'cy');
    expect(
      inCard('Appointments')
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Valid 0', 'Invalid 1', 'All 1']);
  });

  it('of alerts is marked in their names, and in notes that are shown then', async () => {
    const alert = { id: 'a', status: 'dismissed', title: 'WC', customer: 'Zoë', region: 'FL' };
    const app = await mountScreen('/validation?tab=dismissed', {
      center: 'day',
      alerts: [
        { ...alert, notes: 'Called Bo twice' },
        { ...alert, id: 'b', customer: 'Bo', notes: 'No answer' },
      ],
    });
    expect(card('Alerts')).not.toHaveTextContent('twice');
    await search(app, 'Alerts', 'bo');
    expect(marks('Alerts')).toEqual(['Bo', 'Bo']);
    expect(card('Alerts')).toHaveTextContent('Notes: Called Bo twice');
    expect(card('Alerts')).not.toHaveTextContent('No answer');
  });

  it('of sales reps is their name, id or territory', async () => {
    const app = await mountScreen('/states?tab=florida');
    await search(app, 'Sales Reps in Florida', 'shauna');
    expect(marks('Sales Reps in Florida')).toEqual(['Shauna']);
  });

  it.each([
    [shauna, 'Appointments'],
    ['/?view=telemarketer&telemarketer=Ana+Torres', 'Appointments'],
    ['/corrections', 'Unknown Field Agents'],
  ])('on %s is nothing of the rows received, where they are a part (A15)', async (path, title) => {
    const appointments = [row('Zoë'), row('Bo'), row('Ann', { salesRep: 'Unknown Field Agent' })];
    const app = await mountScreen(path, {
      center: 'day',
      appointments: { total: 76, appointments },
    });
    await search(app, title, 'nobody');
    expect(card(title)).toHaveTextContent('3 of 76 received');
    expect(card(title)).toHaveTextContent(/No appointment .*matches this search/);
  });
});
