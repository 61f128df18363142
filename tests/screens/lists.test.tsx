import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerWith } from './answer-with.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';

describe('Appointments Analysis', () => {
  it('counts the appointments of the world, and lists both sides', async () => {
    const app = await openApp();
    const rows = app.centre.world.view().rows;
    const valid = rows.filter((row) => row.status === 'valid').length;
    const invalid = rows.filter((row) => row.status === 'invalid' || row.status === 'blocked');
    expect(card('Appointments Analysis')).toHaveTextContent(`${rows.length}Total`);
    const tabs = inCard('Appointments Analysis').getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      `Valid Appointments (${valid})`,
      `Invalid/Blocked (${invalid.length})`,
    ]);
    const list = () => inCard('Appointments Analysis').getAllByRole('listitem');
    expect(list()[0]).toHaveAttribute('aria-setsize', String(valid));
    await click(app, tabs[1] as HTMLElement);
    expect(list()[0]).toHaveAttribute('aria-setsize', String(invalid.length));
  });

  it('asks again on Refresh', async () => {
    const app = await openApp();
    await click(app, inCard('Appointments Analysis').getByRole('button', { name: 'Refresh' }));
    expect(app.asked('appointments')).toBe(2);
  });
});

describe('Appointments Log', () => {
  it('has one line per appointment in the form of the spec', async () => {
    const app = await openApp();
    const { total } = { total: app.centre.world.view().rows.length };
    const lines = inCard('Appointments Log').getAllByRole('listitem');
    expect(lines[0]).toHaveAttribute('aria-setsize', String(total));
    for (const line of lines)
      expect(line.textContent).toMatch(
        /^\[(?:CALIFORNIA|ILLINOIS|ARIZONA|FLORIDA)\] "[^"]*" \| [^|]+ \| [^|]+(?: \| [^|]+)?$/,
      );
  });
});

describe('Top Sales Reps', () => {
  it('ranks up to ten, without the unknown and the telemarketers, each a link to the rep', async () => {
    await openApp();
    const links = inCard('Top Sales Reps').getAllByRole('link');
    expect(links).toHaveLength(10);
    expect(links[0]?.getAttribute('href')).toMatch(/^\/sales-rep\/[^/]+\/[a-z]+$/);
    expect(card('Top Sales Reps')).not.toHaveTextContent('Unknown');
    expect(links[0]).toHaveTextContent(/\d+% success/);
  });

  it('leads nowhere from a region that nobody knows', async () => {
    const row = { customer: 'C', telemarketer: 'T', status: 'valid', time: '2026-11-21T15:00:00Z' };
    answerWith('appointments', [
      { ...row, id: '1', salesRep: 'Ann', region: 'Texas' },
      { ...row, id: '2', salesRep: 'Bea', region: 'Illinois' },
    ]);
    await openApp();
    const names = inCard('Top Sales Reps').getAllByRole('listitem');
    expect(names.map((each) => within(each).queryByRole('link')?.getAttribute('href'))).toEqual([
      undefined,
      '/sales-rep/Bea/chicago',
    ]);
    expect(names[0]).toHaveTextContent('Ann');
  });
});

describe('Recent Validations', () => {
  it('is a table with a badge of confidence for valid rows, or Blocked', async () => {
    await openApp();
    const rows = inCard('Recent Validations').getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(row).toHaveTextContent(/\d% Confidence$|Blocked$/);
  });

  it('has the latest first, and says of another day which one it was', async () => {
    const row = { region: 'arizona', telemarketer: 'T', status: 'valid', confidence: 90 };
    answerWith('recentValidations', [
      { ...row, id: '1', customer: 'Ann', time: '2026-11-21T01:41:00Z' },
      { ...row, id: '2', customer: 'Bea', time: '2026-11-21T15:00:00Z' },
    ]);
    await openApp();
    const rows = inCard('Recent Validations').getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/Bea.*T10:00 AM90% Confidence$/);
    expect(rows[1]).toHaveTextContent(/Ann.*TNov 20, 8:41 PM90% Confidence$/);
  });
});

describe('an empty first day', () => {
  it('says so in the words of the spec, and is no error', async () => {
    await openApp('/', { scenario: 'first-day' });
    for (const [title, text] of [
      ['Top Sales Reps', 'No sales rep data available'],
      ['Recent Validations', 'No recent validations found'],
      ['Appointments Log', 'No appointments found'],
    ] as const) {
      expectState(title, 'empty');
      expect(inCard(title).getByText(text)).toBeVisible();
    }
    expect(inCard('Appointments Analysis').getByText('No valid appointments found')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'AI Performance Insights' })).toBeNull();
    expect(inCard('Total Valid Appointments').getByText('No yesterday data')).toBeVisible();
  });
});

describe('Appointments Analysis', () => {
  it('says to scroll where there is more than it can show, and only there', async () => {
    const app = await openApp();
    expect(card('Appointments Analysis')).toHaveTextContent('Scroll for more');
    const field = inCard('Appointments Analysis').getByRole('searchbox');
    await app.user.type(field, 'dd');
    expect(card('Appointments Analysis')).not.toHaveTextContent('Scroll for more');
  });
});

describe('hostile strings', () => {
  it('are shown as text and cost nothing', async () => {
    await openApp('/', { scenario: 'hostile' });
    for (const title of ['Calendar Performance', 'Appointments Log', 'Recent Validations'])
      expectState(title, 'ready');
    expect(document.querySelector('main script, main img, main iframe')).toBeNull();
    // One of the planted strings reads just so; no other may.
    const shown = document.body.textContent.replaceAll('NaN undefined null [object Object]', '');
    expect(shown).not.toMatch(/undefined|NaN|\[object Object\]/);
  });
});

describe('5,000 appointments', () => {
  it('mount only the rows in view', async () => {
    await openApp('/', { scenario: '5k' });
    expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
    expect(inCard('Appointments Log').getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize');
  });
});

describe('the filter of the appointment lists', () => {
  it('narrows analysis and log by words and region, says how much is shown, and stands in the URL', async () => {
    const app = await openApp();
    const rows = app.centre.world.view().rows;
    const log = inCard('Appointments Log');
    const size = () => log.getAllByRole('listitem')[0]?.getAttribute('aria-setsize');
    await app.user.selectOptions(log.getByLabelText('Region'), 'chicago');
    const here = rows.filter(({ event }) => event.region === 'chicago');
    expect(size()).toBe(String(here.length));
    expect(log.getByText(`${here.length} of ${rows.length} shown`)).toBeVisible();
    const [found] = here;
    if (!found) throw new Error('no appointment in Illinois');
    const word = found.event.telemarketer.toUpperCase();
    await app.user.type(log.getByLabelText('Search appointments'), word);
    const both = here.filter((row) => row.event.telemarketer === found.event.telemarketer);
    expect(size()).toBe(String(both.length));
    expect(new URLSearchParams(location.search).get('q')).toBe(word);
    expect(new URLSearchParams(location.search).get('region')).toBe('chicago');
    // The other list on the screen follows.
    expect(inCard('Appointments Analysis').getByLabelText('Search appointments')).toHaveValue(word);
    await click(app, log.getByRole('button', { name: 'Clear' }));
    expect(location.search).toBe('');
    expect(size()).toBe(String(rows.length));
  });

  it('says so when nothing is found, which is not the same as nothing there', async () => {
    await openApp('/?q=qqqqq');
    expect(
      inCard('Appointments Log').getByText('No appointment matches this search'),
    ).toBeVisible();
    expect(screen.queryByText('No appointments found')).toBeNull();
  });
});
