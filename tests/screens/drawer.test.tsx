import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RoutedScreen } from '../../src/app.tsx';
import { LogCard } from '../../src/routes/dashboard/log-card.tsx';
import { RecentValidationsCard } from '../../src/routes/dashboard/recent-validations-card.tsx';
import { rowsPath, telemarketerPath } from '../../src/paths.ts';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow, dashboardBody, regionRows } from '../rows.ts';
import { drawer, fact, heading, inDrawer, listed, openIn } from './drawer.ts';
import {
  bea,
  busy,
  cy,
  dee,
  eli,
  invalidRows,
  mountWithDrawer,
  openList,
  openRow,
  read,
  rows,
  sendRows,
  tokenOf,
} from './drawer-list.tsx';
import { expectState, pageHeading, param } from './page.ts';

const listedRows = [bea, { ...cy, phone: '310-555-0143' }].map((row) => ({
  ...row,
  salesRep: 'Devon Hartley',
  region: 'california',
  status: 'valid',
}));
/** What the screens of the lists request besides. */
const aroundList = {
  appointments: listedRows,
  alerts: [],
  dashboard: dashboardBody(),
  regions: regionRows,
};

describe('the drawer of an appointment', () => {
  it('opens from its row with the details of the appointment', async () => {
    await openRow(0);
    const { telemarketer } = read(busy);
    expect(openIn()).toBe(tokenOf(busy));
    expect(drawer()).toHaveAccessibleName('busy tone');
    expect(heading()).toHaveFocus();
    expect(inDrawer().getByText('1 of 5 invalid')).toBeVisible();
    expect(inDrawer().getByText('Instant invalid: the title contains "busy".')).toBeVisible();
    expect(fact('Customer')).toHaveTextContent('N/A');
    expect(fact('Booked')).toHaveTextContent('Today, 1:50 PM');
    expect(inDrawer().getByRole('link', { name: telemarketer.name })).toHaveAttribute(
      'href',
      telemarketerPath(telemarketer),
    );
    expect(fact('Phone')).toHaveTextContent(/^PhoneN\/A$/);
    expect(listed().filter((link) => link.hasAttribute('aria-current'))).toEqual([listed()[0]]);
  });

  it('says that it waits for a decision, and leads to its review (52)', async () => {
    const alert = { title: 'DD', customer: 'Ann Lee', region: 'florida', reason: 'No call back' };
    const created = { createdAt: '2026-11-21T10:05:00-05:00' };
    const time = '2026-11-21T10:00:00-05:00';
    const app = await openRow(0, {
      appointments: [
        { ...alert, status: 'invalid', time },
        { ...alert, customer: 'Bo Lee', status: 'invalid', time },
      ],
      alerts: [
        { ...alert, ...created, id: 'a7', status: 'pending' },
        { ...alert, ...created, id: 'a8', customer: 'Bo Lee', status: 'reviewed' },
      ],
    });
    expect(drawer()).toHaveAccessibleName('DD, Ann Lee');
    expect(
      inDrawer().getByRole('link', { name: 'Waits for a decision: No call back' }),
    ).toBeVisible();
    await app.press('j');
    expect(drawer()).toHaveAccessibleName('DD, Bo Lee');
    expect(inDrawer().queryByText(/Waits for a decision/)).toBeNull();
    await app.press('k');
    await app.click(inDrawer().getByRole('link', { name: /^Waits/ }));
    expect(location.pathname).toBe('/validation');
    expect(param('alert')).toBe('a7');
    expect(openIn()).toBeNull();
  });

  it('leads to the rows of its reason, as many as it says, and to those of its telemarketer', async () => {
    const app = await openRow(2);
    const link = inDrawer().getByRole('link', { name: /like this/ });
    expect(link).toHaveTextContent('4 like this');
    expect(link).toHaveAttribute('href', rowsPath('invalid', { reason: 'No call back' }));
    const all = inDrawer().getByRole('link', { name: 'Show all by Ana Torres' });
    expect(all).toHaveAttribute('href', rowsPath('all', { telemarketer: 'Ana Torres' }));
    await app.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listed()).toHaveLength(4);
  });

  it('steps by keys and buttons through the list, in its order and filter', async () => {
    const more = [5, 4].map((minute) => ({
      ...eli,
      customer: `Gus ${minute}`,
      time: `2026-11-21T18:0${minute}:00Z`,
    }));
    const inFlorida = [cy, dee, eli, ...more];
    const app = await openList(
      { appointments: [...more.toReversed(), ...rows] },
      '/?tab=invalid&region=florida',
    );
    await app.click(listed()[0] as HTMLElement);
    for (const [index, row] of inFlorida.entries()) {
      expect(openIn()).toBe(tokenOf(row));
      expect(heading()).toHaveTextContent(row.customer);
      expect(heading()).toHaveFocus();
      expect(inDrawer().getByText(`${index + 1} of 5 invalid`)).toBeVisible();
      await app.press(['j', '{ArrowDown}', '{ArrowRight}'][index % 3] ?? 'j');
    }
    expect(openIn()).toBe(tokenOf(inFlorida[4] ?? {}));
    await app.press('k');
    await app.press('{ArrowUp}');
    await app.click(inDrawer().getByRole('button', { name: 'Previous appointment' }));
    expect(inDrawer().getByText('2 of 5 invalid')).toBeVisible();
    expect(param('region')).toBe('florida');
    await app.press('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openIn()).toBeNull();
    expect(listed()[1]).toHaveFocus();
  });

  it("has the verdict's confidence, then the detected state with its own (C38)", async () => {
    const app = await openRow(0);
    expect(fact('Confidence')).toHaveTextContent('Confidence97%');
    expect(fact('Detected state')).toHaveTextContent('FloridaState 81%');
    await sendRows(app, [{ ...busy, confidence: null }]);
    expect(inDrawer().queryByText('Confidence')).toBeNull();
    expect(fact('Detected state')).toHaveTextContent('State 81%');
    await sendRows(app, [{ ...busy, stateAnalysis: { detectedState: '', confidence: null } }]);
    expect(inDrawer().queryByText('Detected state')).toBeNull();
    expect(fact('Confidence')).toHaveTextContent('Confidence97%');
  });

  const ofRep = appointmentRow({ salesRep: 'Devon Hartley' });

  it.each([
    ['/sales-rep/Devon%20Hartley/california', 'its row', () => listed('Appointments')[0]],
    ['/nowhere', 'the heading', () => pageHeading()],
  ])('opened by a link to %s, it leaves the focus on %s', async (path, _, target) => {
    const app = await mountWithDrawer(
      <RoutedScreen />,
      { ...aroundList, appointments: [ofRep] },
      `${path}?appointment=${tokenOf(ofRep)}`,
    );
    expect(drawer()).toHaveAccessibleName('DD, Ann Lee');
    await app.press('{Escape}');
    expect(location.search).toBe('');
    expect(target()).toHaveFocus();
  });

  it('never opens on the wall', async () => {
    await openApp(`/?display=wall&appointment=${tokenOf(busy)}`, {
      responses: { appointments: rows },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[data-appointment]')).toBeNull();
  });

  it('shows that an appointment is not in the list, and closes', async () => {
    const app = await openList({}, '/?appointment=nothere');
    expect(inDrawer().getByText('This appointment is not in the list')).toBeVisible();
    await app.press('{Escape}');
    expect(openIn()).toBeNull();
    expectState('Appointments Analysis', 'ready');
  });
});

describe('the phone', () => {
  it('is copied as it is shown, by key and by button', async () => {
    const app = await openRow(1);
    expect(inDrawer().getByRole('link', { name: bea.phone })).toHaveAttribute(
      'href',
      'tel:+13105550142',
    );
    await app.press('c');
    expect(await navigator.clipboard.readText()).toBe(bea.phone);
    expect(inDrawer().getByText('Copied')).toHaveAttribute('role', 'status');
    await app.press('j');
    expect(inDrawer().queryByText('Copied')).toBeNull();
    expect(inDrawer().queryByRole('button', { name: 'Copy phone' })).toBeNull();
    await app.press('k');
    await app.click(inDrawer().getByRole('button', { name: 'Copy phone' }));
    expect(inDrawer().getByText('Copied')).toBeVisible();
  });

  it('is selected to be copied by hand where the browser refuses', async () => {
    const app = await openRow(1);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await app.press('c');
    expect(inDrawer().getByRole('alert')).toHaveTextContent('This browser blocks copying');
    expect(getSelection()?.toString()).toBe(bea.phone);
  });
});

const dataQuality = {
  phoneCorrections: listedRows.map(({ phone }) => ({ original: phone, isValid: false })),
  duplicates: { duplicateGroups: [{ matchType: 'exact', appointments: listedRows }] },
};

it.each([
  ['Appointments Log', <LogCard key="log" />, {}, '/', 0],
  [
    'Recent Validations',
    <RecentValidationsCard className="" key="recent" />,
    { recentValidations: listedRows },
    '/',
    0,
  ],
  ['Recent Appointments', <RoutedScreen key="state" />, {}, '/states/california', 0],
  ['Appointments', <RoutedScreen key="rep" />, {}, '/sales-rep/Devon%20Hartley/california', 0],
  [
    'Duplicate Groups',
    <RoutedScreen key="groups" />,
    { dataQuality },
    '/data-quality?tab=duplicates',
    1,
  ],
  ['Invalid Phones', <RoutedScreen key="phones" />, { dataQuality }, '/data-quality', 1],
])(
  'every row that is one appointment opens it: %s',
  async (card, around, responses, url, index) => {
    const app = await mountWithDrawer(around, { ...aroundList, ...responses }, url);
    await app.click(listed(card)[index] as HTMLElement);
    expect(listedRows.map(tokenOf)).toContain(openIn());
    expect(inDrawer().getByText(new RegExp(`^${index + 1} of `))).toBeVisible();
    await app.press('{Escape}');
    expect(listed(card)[index]).toHaveFocus();
  },
);

it("has the confidence of its recent validation before the appointment's own (C38)", async () => {
  const [row] = listedRows;
  const app = await mountWithDrawer(
    <RecentValidationsCard className="" />,
    {
      ...aroundList,
      appointments: [{ ...row, confidence: 70 }],
      recentValidations: [{ ...row, confidence: 91 }],
    },
    '/',
  );
  await app.click(listed('Recent Validations')[0] as HTMLElement);
  expect(fact('Confidence')).toHaveTextContent('Confidence91%');
});

describe('a poll under the open drawer', () => {
  const without = (gone: object) => rows.filter((row) => row !== gone);

  it('counts the rows added above, updates the row, and lists the changes', async () => {
    const app = await openRow(1);
    await sendRows(app, [{ ...busy, title: 'New', time: '2026-11-21T19:40:59Z' }, ...rows]);
    expect(inDrawer().getByText(`3 of ${invalidRows.length + 1} invalid`)).toBeVisible();
    expect(inDrawer().queryByText(/^Updated/)).toBeNull();
    await sendRows(app, [...without(bea), { ...bea, reason: 'Called back' }]);
    expect(inDrawer().getByText('Called back')).toBeVisible();
    expect(inDrawer().getByText(/^Updated: reason at \d/)).toHaveAttribute('role', 'status');
    expect(openIn()).toBe(tokenOf(bea));
    await app.press('j');
    expect(inDrawer().queryByText(/^Updated/)).toBeNull();
  });

  it('that moves it to the other list or removes it leaves it open with a note, and the next row is the one after it', async () => {
    const app = await openRow(1);
    await sendRows(app, [...without(bea), { ...bea, status: 'valid' }]);
    expect(inDrawer().getByRole('alert')).toHaveTextContent('No longer in this list');
    expect(inDrawer().getByText('Valid')).toBeVisible();
    await sendRows(app, without(bea));
    expect(inDrawer().getByRole('alert')).toHaveTextContent('No longer in this list');
    expect(heading()).toHaveTextContent(bea.customer);
    expect(inDrawer().queryByText(/ of \d+ invalid/)).toBeNull();
    await app.press('j');
    expect(openIn()).toBe(tokenOf(cy));
    expect(inDrawer().queryByRole('alert')).toBeNull();
  });
});
