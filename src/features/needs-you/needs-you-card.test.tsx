import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../tests/mount/network.ts';
import { appointmentRow, dashboardBody, times } from '../../../tests/rows.ts';
import { NeedsYouCard } from './index.tsx';

// The card 'Needs you now' (visual.md 16). Dozens of rows, since a person is only compared with the team in enough of them.

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
    alertStats: { pending: 0 },
    alerts: [],
    appointments,
    ...responses,
  });

const links = () => screen.queryAllByRole('link');
const names = () => links().map((link) => link.querySelector('bdi')?.textContent);

it('has lines with figure, base, band, distance and cause, and one link to the rows', async () => {
  const app = await open([...good, ...daniel(12)]);
  expect(app.card).toHaveAttribute('data-state', 'ready');
  const line = screen.getByRole('link', { name: /^Daniel Cole/ });
  expect(line).toHaveTextContent(
    /45\.5% of 22\s*Poor\s*4\.5 points from Warning\s*12 more invalid than the team's share\s*12 lack a service code\s*See the 12/,
  );
  await app.click(line);
  expect(location.search).toContain('reason=No+service+code+in+the+title');
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

it('says that nothing needs you, without announcing it or a poll of the alerts', async () => {
  const app = await open(good);
  expect(app.card).toHaveTextContent('Nothing needs you. All regions Good or better, no alerts.');
  expect(screen.queryByRole('status')).toBeNull();
  await app.advance(60_000);
  expect(app.requestsOf('alerts')).toBeLessThanOrEqual(1);
});

it.each<[string, Responses]>([
  ['the alerts. All regions Good or better.', { alertStats: { error: 'no database' } }],
  [
    'some appointments (30 of 76 received). No alerts.',
    { appointments: { appointments: good.slice(0, 30), total: 76 } },
  ],
])(
  'says what is not known, and not that nothing needs you (rulings A19): %s',
  async (text, sent) => {
    const app = await open(good, sent);
    await app.advance(5_000);
    expect(app.card).toHaveTextContent(`Not known: ${text}`);
    expect(app.card).not.toHaveTextContent('Nothing');
  },
);

it('names a failed call, and ranks the rest', async () => {
  const app = await open([...good, ...daniel(12)], { alertStats: { pending: 2 }, alerts: 503 });
  await app.advance(5_000);
  expect(app.card).toHaveTextContent('Without alerts: 503');
  expect(names()).toContain('Daniel Cole');
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
  expect(screen.getByRole('link', { name: /^Marcus Reed/ })).toHaveTextContent('See the 15');
  if (held === 'focus') first?.blur();
  else await app.user.unhover(app.card);
  app.respond({ appointments: [...good, ...daniel(10), ...marcus(16)] });
  await app.poll('appointments');
  expect(names()).toEqual(['Marcus Reed', 'Daniel Cole']);
});
