import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../tests/mount/network.ts';
import { appointmentRow, dashboardBody, regionRows, times } from '../../../tests/rows.ts';
import { regions } from '../../calls/regions.ts';
import { useCall } from '../../query/use-call.ts';
import { NeedsYouCard } from './index.tsx';

// The card 'Needs you now'. Dozens of rows, since a person is only compared with the team in enough of them.

const good = times(80, appointmentRow());
const invalidOf = (
  telemarketer: string,
  invalid: number,
  reason: string,
  region = 'california',
) => [
  ...times(10, appointmentRow({ telemarketer, region })),
  ...times(invalid, appointmentRow({ telemarketer, region, status: 'invalid', reason })),
];
const daniel = (invalid: number) =>
  invalidOf('Daniel Cole', invalid, 'No service code in the title');
const marcus = (invalid: number) => invalidOf('Marcus Reed', invalid, 'No real customer');

const open = (appointments: object, responses: Responses = {}) =>
  mountCard(<NeedsYouCard />, {
    dashboard: dashboardBody(),
    alerts: [],
    appointments,
    ...responses,
  });

const links = () => [...document.querySelectorAll<HTMLElement>('.row-link')];
const names = () => links().map((link) => link.querySelector('bdi')?.textContent);

it('has one number a line, which leads to the person, and a link to the rows of its cause', async () => {
  const app = await open([...good, ...daniel(12)]);
  expect(app.card).toHaveAttribute('data-state', 'ready');
  const line = screen.getByRole('link', { name: /^Daniel Cole/ });
  expect(line).toHaveTextContent(/^Daniel Cole Poor 12 invalid, 12 above the team's share$/);
  const cause = screen.getByRole('link', { name: 'See the 12: 12 lack a service code' });
  await app.click(cause);
  expect(location.search).toContain('reason=No+service+code+in+the+title');
  await app.click(line);
  expect(location.search).toBe('?view=telemarketer&telemarketer=Daniel+Cole&tab=invalid');
});

it('shows more than three lines after a click', async () => {
  const app = await open([
    ...good,
    ...daniel(12),
    ...marcus(15),
    ...invalidOf('Priya Shah', 15, 'Empty who field', 'florida'),
  ]);
  expect(links()).toHaveLength(3);
  const more = screen.getByRole('button', { name: /^\d more$/ });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await app.click(more);
  expect(links().length).toBeGreaterThan(3);
  await app.click(screen.getByRole('button', { name: 'Show 3' }));
  expect(links()).toHaveLength(3);
});

it('says that nothing needs you, without announcing it', async () => {
  const app = await open(good);
  expect(app.card).toHaveTextContent('Nothing needs you. All regions Good or better, no alerts.');
  expect(screen.queryByRole('status')).toBeNull();
});

it('counts the pending alerts of the list, from the one call that it needs for them (C37)', async () => {
  const pending = { id: '1', status: 'pending', createdAt: '2026-11-21T19:36:30Z' };
  const app = await open(good, { alerts: [pending, { ...pending, id: '2', status: 'reviewed' }] });
  expect(app.card).toHaveTextContent('1 alert, the oldest 4 min.');
});

it.each<[string, Responses]>([
  ['the alerts. All regions Good or better.', { alerts: { error: 'no database' } }],
  [
    'some alerts (1 row unreadable). All regions Good or better.',
    { alerts: [{ id: '1', status: 'reviewed' }, { id: '2' }] },
  ],
  [
    'some appointments (30 of 76 received). No alerts.',
    { appointments: { appointments: good.slice(0, 30), total: 76 } },
  ],
])('says what is not known, and not that nothing needs you (A19): %s', async (text, sent) => {
  const app = await open(good, sent);
  await app.advance(5_000);
  expect(app.card).toHaveTextContent(`Not known: ${text}`);
  expect(app.card).not.toHaveTextContent('Nothing');
});

it('names a failed call, and ranks the rest', async () => {
  const app = await open([...good, ...daniel(12)], { alerts: 503 });
  await app.advance(5_000);
  expect(app.card).toHaveTextContent('Without alerts: 503');
  expect(names()).toContain('Daniel Cole');
});

it('says that none of its calls could be loaded, and tries all of them again', async () => {
  function Regions() {
    useCall(regions);
    return null;
  }
  const app = await mountCard(
    <>
      <NeedsYouCard />
      <Regions />
    </>,
    // Without a call that works it would be an outage, which the banner tells.
    { dashboard: 503, alerts: 503, appointments: 503, regions: regionRows },
  );
  await app.advance(5_000);
  expect(app.card).toHaveAttribute('data-state', 'error');
  expect(app.card).toHaveTextContent(
    "Couldn't load. Without alerts, appointments and dashboard: 503",
  );
  app.respond({ dashboard: dashboardBody(), alerts: [] });
  app.respond({ appointments: good });
  await app.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(app.card).toHaveTextContent('Nothing needs you.');
});

it.each(['focus', 'pointer'] as const)('lets no line jump while the %s is in it', async (held) => {
  const app = await open([...good, ...daniel(12), ...marcus(10)]);
  expect(names()).toEqual(['Daniel Cole', 'Marcus Reed']);
  const [first] = links();
  if (held === 'focus') first?.focus();
  else if (first) await app.user.hover(first);
  app.respond({ appointments: [...good, ...daniel(10), ...marcus(15)] });
  await app.poll('appointments');
  expect(names()).toEqual(['Daniel Cole', 'Marcus Reed']);
  expect(screen.getByRole('link', { name: /^Marcus Reed/ })).toHaveTextContent('15 invalid');
  if (held === 'focus') first?.blur();
  else await app.user.unhover(app.card);
  app.respond({ appointments: [...good, ...daniel(10), ...marcus(16)] });
  await app.poll('appointments');
  expect(names()).toEqual(['Marcus Reed', 'Daniel Cole']);
});
