import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../../src/domain/people/rep-name.ts';
import { salesRepPath } from '../../src/paths.ts';
import { respondWith } from './respond-with.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';

type App = Awaited<ReturnType<typeof openApp>>;

/** The valid appointments of a person in California, newest first. */
const ofPerson = ({ center }: App, name: string) =>
  center.world
    .view()
    .rows.filter(
      ({ event, status, salesRep }) =>
        event.region === 'california' &&
        status === 'valid' &&
        [salesRep, event.telemarketer].map(nameKey).includes(nameKey(name)),
    )
    .toReversed();
const list = () => inCard('Appointments').getAllByRole('listitem');
const names = () => list().map((row) => row.querySelector('bdi')?.textContent);
const figure = (title: string) => card(title).querySelector('p')?.textContent;
const devon = salesRepPath('Devon Hartley', 'california');

/** Someone corrects the rep of a region's first valid appointments. */
function rename({ center }: App, correctedSalesRep: string, count: number): string[] {
  const rows = center.world
    .view()
    .rows.filter(({ event, status }) => event.region === 'california' && status === 'valid')
    .slice(0, count);
  center.world.correctRep(
    rows.map(({ event }) => event.id),
    {
      appointmentId: 'a test',
      originalSalesRep: '',
      correctedSalesRep,
      reason: '',
      ms: center.world.now(),
    },
  );
  return rows.map(({ event }) => event.customer);
}

describe('the sales rep page', () => {
  it('shows name, time, phone and confidence of each valid appointment, newest first', async () => {
    const app = await openApp(devon);
    const rows = ofPerson(app, 'Devon Hartley');
    expect(rows.length).toBeGreaterThan(5);
    expect(screen.getByRole('heading', { level: 1, name: 'Devon Hartley' })).toBeVisible();
    expect(list()).toHaveLength(rows.length);
    for (const [index, row] of list().entries()) {
      const { customer, phone, bookedMs, detectedConfidence } = rows[index]?.event ?? {};
      const time = new Date(bookedMs ?? 0).toLocaleTimeString('en-US', {
        timeZone: 'America/New_York',
        hour: 'numeric',
        minute: '2-digit',
      });
      for (const text of [customer, phone, time, `${detectedConfidence}% confidence`])
        expect(row).toHaveTextContent(text ?? '');
    }
  });

  it('sums them up', async () => {
    const app = await openApp(devon);
    const rows = ofPerson(app, 'Devon Hartley');
    const mean = rows.reduce((sum, { event }) => sum + event.detectedConfidence, 0) / rows.length;
    expect(figure('Valid Appointments')).toBe(String(rows.length));
    expect(figure('Average Confidence')).toBe(`${mean.toFixed(1).replace(/\.0$/, '')}%`);
  });

  it.each([
    ['2026-11-21T16:34:00Z', /Booked at 11:34 AM$/],
    ['2026-11-21T15:20:00Z', /Booked from 10:20 AM to 11:34 AM$/],
  ])('says when they were booked: since %s', async (first, words) => {
    const row = { salesRep: 'Ann', status: 'valid', region: 'florida' };
    respondWith('appointments', [
      { ...row, customer: 'Ada', time: first },
      { ...row, customer: 'Bob', time: '2026-11-21T16:34:20Z' },
    ]);
    await openApp(salesRepPath('Ann', 'florida'));
    expect(card('Appointments').querySelector('footer')).toHaveTextContent(words);
  });

  it.each(['devon hartley', ' DEVON HARTLEY '])('finds the rep as %j too', async (name) => {
    const app = await openApp(salesRepPath(name, 'california'));
    expect(figure('Valid Appointments')).toBe(String(ofPerson(app, 'Devon Hartley').length));
  });

  it('finds a telemarketer too, and tells the two apart', async () => {
    const app = await openApp(salesRepPath('ana torres', 'california'));
    const rows = ofPerson(app, 'Ana Torres');
    const sold = rows.filter(({ salesRep }) => salesRep === 'Ana Torres').length;
    expect(rows.length).toBeGreaterThan(sold);
    expect(figure('Valid Appointments')).toBe(String(rows.length));
    expect(card('Valid Appointments')).toHaveTextContent(
      `${sold} as sales rep, ${rows.length - sold} as telemarketer`,
    );
  });

  it.each([
    ['jamal_whitaker', 'Jamal Whitaker'],
    ['0 PDG', 'Pending to assign'],
  ])('shows %s as %s (spec 3)', async (name, shown) => {
    await openApp(salesRepPath(name, 'california'));
    expect(screen.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  });

  it('leads back to the state by its display name', async () => {
    const app = await openApp(salesRepPath('Luis Ocampo', 'chicago'));
    await click(app, screen.getByRole('link', { name: 'Back to Illinois' }));
    expect(location.pathname).toBe('/states/chicago');
  });

  it('can be searched, and says how many it shows', async () => {
    const app = await openApp(devon);
    const rows = ofPerson(app, 'Devon Hartley');
    const phone = rows[2]?.event.phone ?? '';
    await app.user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), phone);
    expect(names()).toEqual([rows[2]?.event.customer]);
    expect(screen.getByText(`1 of ${rows.length} shown`)).toBeVisible();
    await app.user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No appointment matches this search')).toBeVisible();
  });
});

describe('the region of its URL', () => {
  it.each(['IL', 'Illinois', 'CHICAGO', 'il/'])(
    'may be written %s (rulings A4)',
    async (region) => {
      const app = await openApp(`/Sales-Rep/Luis%20Ocampo/${region}?q=a`);
      expect(location.pathname + location.search).toBe('/sales-rep/Luis%20Ocampo/chicago?q=a');
      const rows = app.center.world
        .view()
        .rows.filter(
          ({ event, status, salesRep }) =>
            event.region === 'chicago' && status === 'valid' && salesRep === 'Luis Ocampo',
        );
      expect(rows.length).toBeGreaterThan(0);
      expect(figure('Valid Appointments')).toBe(String(rows.length));
      expect(screen.getByRole('link', { name: 'Back to Illinois' })).toBeVisible();
    },
  );

  it.each([
    ['/sales-rep/Ann/Texas', ['Ada', 'Bob'], 'Valid appointments in Texas'],
    ['/sales-rep/ann/TEXAS', ['Ada', 'Bob'], 'Valid appointments in TEXAS'],
    ['/sales-rep/Ann/N%2FA', ['Cleo'], 'Valid appointments without a region'],
  ])('may be one that is not known: %s (rulings C7)', async (path, customers, subtitle) => {
    const row = { salesRep: 'Ann', status: 'valid' };
    respondWith('appointments', [
      { ...row, customer: 'Ada', region: 'Texas', time: '2026-11-21T16:00:00Z' },
      { ...row, customer: 'Bob', region: ' texas', time: '2026-11-21T15:00:00Z' },
      { ...row, customer: 'Cleo' },
      { ...row, customer: 'Dan', region: 'florida' },
    ]);
    await openApp(path);
    expect(names()).toEqual(customers);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(subtitle);
    expect(screen.getByRole('link', { name: 'Back to States Dashboard' })).toHaveAttribute(
      'href',
      '/states',
    );
  });

  it("says 'No Appointments' where no row carries it", async () => {
    await openApp(salesRepPath('Devon Hartley', 'Texas'));
    expect(screen.getByRole('heading', { level: 1, name: 'Devon Hartley' })).toBeVisible();
    expect(inCard('Appointments').getByText('No Appointments')).toBeVisible();
  });
});

describe('its states', () => {
  it("says 'No Appointments' of somebody nobody knows", async () => {
    await openApp(salesRepPath('Nobody', 'florida'));
    expectState('Appointments', 'empty');
    expect(inCard('Appointments').getByText('No Appointments')).toBeVisible();
    expect(figure('Average Confidence')).toBe('–');
  });

  it("says 'Loading sales rep details...' while the request is pending", async () => {
    await openApp(devon, { faults: { appointments: 'hang' } });
    expect(screen.getByText('Loading sales rep details...')).toHaveRole('status');
    expectState('Appointments', 'loading');
  });

  it('says what failed, recovers after Try Again, and keeps its data when a poll fails', async () => {
    const app = await openApp(devon, { faults: { appointments: 'html' } });
    await app.advance(1_000);
    expectState('Appointments', 'error');
    expect(inCard('Appointments').getByRole('alert')).toHaveTextContent(
      'GET /api/appointments returned an unexpected response.',
    );
    app.center.faults.set('appointments', null);
    await click(app, inCard('Appointments').getByRole('button', { name: 'Try Again' }));
    expectState('Appointments', 'ready');
    const before = names();
    app.center.faults.set('appointments', 503);
    await app.advance(94_000);
    expectState('Appointments', 'stale');
    expect(names()).toEqual(before);
  });

  it('refetches after 30 s, and not before', async () => {
    const app = await openApp(devon);
    await app.advance(29_999);
    expect(app.requestsOf('appointments')).toBe(1);
    await app.advance(1);
    expect(app.requestsOf('appointments')).toBe(2);
  });
});

describe('a name travels by a click (rulings B4)', () => {
  it.each([
    'A/C Crew & Sons',
    '100% Jim',
    'Zoë Łukasz',
    'tom%2Fjerry',
    '%E0%A4%A',
    '?q=1#top',
    String.raw`back\slash`,
    'עברית ملاك',
    '👩‍👩‍👧‍👦 Crew',
    '../../validation',
    'n'.repeat(200),
  ])('%s', async (name) => {
    const app = await openApp('/states/california');
    const customers = rename(app, name, 3);
    await app.advance(30_000);
    const href = salesRepPath(name, 'california');
    const links = inCard('Field Agents').getAllByRole('link');
    const link = links.find((entry) => entry.getAttribute('href') === href);
    expect(link).toBeDefined();
    if (link) await click(app, link);
    expect(location.pathname).toBe(href);
    expect(new Set(names())).toEqual(new Set(customers));
    expect(figure('Valid Appointments')).toBe('3');
  });
});
