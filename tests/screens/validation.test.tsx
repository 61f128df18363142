import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { showPercent } from '../../src/domain/number/format.ts';
import { readRep } from '../../src/domain/people.ts';
import { readRegion } from '../../src/domain/region/region.ts';
import { alertsOf, dialog, openQueue, rows, tab } from './review.ts';
import { card, inCard } from './page.ts';

describe('the six stat cards', () => {
  it('show the counts of the server', async () => {
    const app = await openQueue();
    const of = (status: string) => alertsOf(app).filter((alert) => alert.status === status).length;
    const decided = (decision: string) =>
      alertsOf(app).filter((alert) => alert.manualDecision === decision).length;
    for (const [title, count] of [
      ['Total', alertsOf(app).length],
      ['Pending', of('pending')],
      ['Reviewed', of('reviewed')],
      ['Dismissed', of('dismissed')],
      ['Valid', decided('valid')],
      ['Invalid', decided('invalid')],
    ] as const)
      expect(inCard(title).getByText(String(count), { exact: false })).toHaveTextContent(
        new RegExp(`^${count}(?!\\d)`),
      );
    expect(card('Valid')).toHaveTextContent(`of ${of('reviewed')} reviewed`);
  });

  it('say once how old they are (C32)', async () => {
    const app = await openQueue();
    app.center.faults.set('alertStats', 503);
    await app.advance(180_000);
    const strip = () => card('Total').parentElement?.textContent ?? '';
    expect(strip().match(/\d min old/g)).toHaveLength(1);
  });

  it('lead to the lists that they count', async () => {
    const app = await openQueue('/validation?tab=dismissed');
    for (const name of ['reviewed', 'dismissed', 'pending']) {
      const link = screen.getByRole('link', { name: new RegExp(`^Show \\d+ ${name} alerts?$`) });
      await app.click(link);
      expect(rows()).toHaveLength(Number(link.textContent));
      expect(alertsOf(app).filter(({ status }) => status === name)).toHaveLength(rows().length);
      expect(location.search).toBe(name === 'pending' ? '' : `?tab=${name}`);
    }
  });
});

it('the tabs count and list the alerts of each status, newest first', async () => {
  const app = await openQueue();
  for (const [name, status] of [
    ['Pending', 'pending'],
    ['Reviewed', 'reviewed'],
    ['Dismissed', 'dismissed'],
  ] as const) {
    const alerts = alertsOf(app).filter((alert) => alert.status === status);
    expect(tab(name)).toHaveTextContent(`${name} ${alerts.length}`);
    await app.click(tab(name));
    const items = inCard('Alerts').getAllByRole('listitem');
    expect(items).toHaveLength(alerts.length);
  }
  expect(location.search).toBe('?tab=dismissed');
  await app.click(tab('Pending'));
  expect(location.search).toBe('');
  const times = alertsOf(app)
    .filter(({ status }) => status === 'pending')
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .toReversed();
  expect(rows().map((row) => row.querySelector('time')?.getAttribute('datetime'))).toEqual(times);
});

describe('a row', () => {
  it('shows title, region, confidence, customer, telemarketer, reason and time', async () => {
    const app = await openQueue();
    const [alert] = alertsOf(app)
      .filter(({ status }) => status === 'pending')
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    if (!alert) throw new Error('no alert');
    const [row] = rows();
    expect(row).toHaveTextContent(alert.title);
    expect(row).toHaveTextContent(`${showPercent(alert.confidence)} confidence`);
    expect(row).toHaveTextContent(`${alert.customer} · ${alert.telemarketer}`);
    expect(row).toHaveTextContent(alert.reason);
    expect(row).toHaveTextContent(/\d:\d\d [AP]M$/);
    expect(within(row as HTMLElement).getByTitle(readRegion(alert.region).name)).toBeVisible();
  });

  it.each([
    ['reviewed', 'Reviewed'],
    ['dismissed', 'Dismissed'],
  ])(
    'of a %s alert shows first when it was decided, and is sorted by that',
    async (tabName, word) => {
      const app = await openQueue(`/validation?tab=${tabName}`);
      const alerts = alertsOf(app).filter(({ status }) => status === tabName);
      const times = rows().map((row) =>
        [...row.querySelectorAll('time')].map((time) => time.getAttribute('datetime')),
      );
      const decided = times.map(([first]) => first);
      expect(decided).toEqual(
        alerts
          .map(({ reviewedAt }) => reviewedAt)
          .toSorted((a, b) => b.localeCompare(a))
          .slice(0, decided.length),
      );
      for (const [at, created] of times)
        expect(alerts.find(({ reviewedAt }) => reviewedAt === at)?.createdAt).toBe(created);
      expect(rows()[0]).toHaveTextContent(
        new RegExp(`${word} (?:.+, )?\\d+:\\d\\d [AP]MCreated (?:.+, )?\\d+:\\d\\d [AP]M$`),
      );
    },
  );
});

describe('the dialog', () => {
  it('opens from a row, with the fields of a pending alert and three decisions', async () => {
    const app = await openQueue();
    await app.click(rows()[0] as HTMLElement);
    const alert = alertsOf(app).find(({ id }) => location.search === `?alert=${id}`);
    if (!alert) throw new Error('not in the URL');
    expect(dialog()).toHaveAccessibleName(`${alert.title}, ${alert.customer}`);
    const inside = within(dialog());
    for (const [name, text] of [
      ['Customer', alert.customer],
      ['Region', readRegion(alert.region).name],
      ['Sales rep', readRep(alert.salesRep).name],
      ['Telemarketer', alert.telemarketer],
    ] as const)
      expect(inside.getByText(name).closest('div')).toHaveTextContent(`${name}${text}`);
    expect(inside.getByRole('progressbar', { name: 'Confidence' })).toHaveAttribute(
      'aria-valuenow',
      String(Math.round(alert.confidence)),
    );
    expect(inside.getByRole('region', { name: 'Reason for manual review' })).toHaveTextContent(
      alert.reason,
    );
    expect(inside.getByLabelText(/Review notes/)).toBeVisible();
    for (const name of ['Mark Valid', 'Mark Invalid', 'Dismiss'])
      expect(inside.getByRole('button', { name })).toBeEnabled();
  });

  it('of a reviewed alert shows status, reviewer, decision, notes and time, and no buttons to decide', async () => {
    const app = await openQueue();
    const alert = alertsOf(app).find(({ status, notes }) => status === 'reviewed' && notes !== '');
    if (!alert) throw new Error('no reviewed alert with notes');
    history.replaceState(null, '', '/');
    app.unmount();
    await openQueue(`/validation?tab=reviewed&alert=${alert.id}`);
    const inside = within(dialog());
    const decision = alert.manualDecision.toUpperCase();
    expect(dialog()).toHaveTextContent(
      new RegExp(`${decision}Reviewed by ${alert.reviewedBy}, (?:Today, )?.*\\d:\\d\\d [AP]M`),
    );
    expect(inside.getByRole('region', { name: 'Review notes' })).toHaveTextContent(alert.notes);
    expect(dialog()).toHaveTextContent("Decided. It can't be decided again here.");
    expect(inside.queryByRole('button', { name: /Mark|Dismiss/ })).toBeNull();
    expect(inside.queryByRole('textbox')).toBeNull();
  });

  it('is not opened by a link to an unknown alert, and the queue says so', async () => {
    await openQueue('/validation?alert=nobody');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('This alert is no longer available.')).toBeVisible();
  });
});

it('an empty queue has the texts of the spec, before the first alert with a hint behind them', async () => {
  const app = await mountScreen('/validation', { center: 'first-day' });
  expect(screen.getByText('No Pending Alerts')).toBeVisible();
  expect(card('Alerts')).toHaveTextContent(
    /All appointments have been processed successfully! ?Doubtful appointments will appear here\./,
  );
  await app.click(tab('Reviewed'));
  expect(screen.getByText('No Reviewed Alerts')).toBeVisible();
  await app.click(tab('Dismissed'));
  expect(screen.getByText('No Dismissed Alerts')).toBeVisible();
});
