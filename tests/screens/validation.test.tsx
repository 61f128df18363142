import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReviewServer } from './review-server.ts';
import { dialog, listed, openQueue, rows, tab } from './review.ts';
import { card, figureOf, textsOf } from './page.ts';

describe('the six stat cards', () => {
  it('show the counts of the server, and lead to the lists that they count', async () => {
    const app = await openQueue();
    expect(['Total', 'Pending', 'Reviewed', 'Dismissed'].map((title) => figureOf(title))).toEqual([
      '11',
      '6',
      '3',
      '2',
    ]);
    expect(card('Valid')).toHaveTextContent('2of 3 reviewed');
    expect(card('Invalid')).toHaveTextContent('1of 3 reviewed');
    for (const [name, count, search] of [
      ['Show 3 reviewed alerts', 3, '?tab=reviewed'],
      ['Show 2 dismissed alerts', 2, '?tab=dismissed'],
      ['Show 6 pending alerts', 6, ''],
    ] as const) {
      await app.click(screen.getByRole('link', { name }));
      expect(rows()).toHaveLength(count);
      expect(location.search).toBe(search);
    }
  });

  it('say once how old they are (C32)', async () => {
    const app = await openQueue();
    app.respond({ alertStats: 503 });
    await app.advance(180_000);
    const strip = () => card('Total').parentElement?.textContent ?? '';
    expect(strip().match(/\d min old/g)).toHaveLength(1);
  });
});

it('the tabs count and list the alerts of each status, those of the last decision first, with their fields', async () => {
  const app = await openQueue();
  const [row] = rows() as [HTMLElement];
  for (const text of ['DD', '55% confidence', 'Ann Lee · Ana Torres', 'Odd title'])
    expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent(/2:30 PM$/);
  expect(within(row).getByTitle('California')).toBeVisible();
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Pending 6', 'Reviewed 3', 'Dismissed 2']);
  await app.click(tab('Reviewed'));
  expect(listed()).toEqual(['ida-voss', 'gus-webb', 'hal-knox']);
  // The time of the decision is first.
  expect(rows()[0]).toHaveTextContent(/Reviewed 2:20 PMCreated 1:20 PM$/);
  await app.click(tab('Dismissed'));
  expect(listed()).toEqual(['kim-wade', 'jo-lane']);
  expect(rows()[0]).toHaveTextContent(/Dismissed 1:55 PMCreated 12:50 PM$/);
  expect(location.search).toBe('?tab=dismissed');
  await app.click(tab('Pending'));
  expect(location.search).toBe('');
});

describe('the dialog', () => {
  it('opens from a row, with the fields of a pending alert and three decisions', async () => {
    const app = await openQueue();
    await app.click(rows()[1] as HTMLElement);
    expect(location.search).toBe('?alert=bea-moss');
    expect(dialog()).toHaveAccessibleName('DD, Bea Moss');
    const inside = within(dialog());
    for (const [name, text] of [
      ['Customer', 'Bea Moss'],
      ['Region', 'California'],
      ['Sales rep', 'Luis Ocampo'],
      ['Telemarketer', 'Priya Shah'],
    ] as const)
      expect(inside.getByText(name).closest('div')).toHaveTextContent(`${name}${text}`);
    expect(inside.getByRole('progressbar', { name: 'Confidence' })).toHaveAttribute(
      'aria-valuenow',
      '71',
    );
    expect(inside.getByRole('region', { name: 'Reason for manual review' })).toHaveTextContent(
      'Low confidence',
    );
    expect(inside.getByLabelText(/Review notes/)).toBeVisible();
    for (const name of ['Mark Valid', 'Mark Invalid', 'Dismiss'])
      expect(inside.getByRole('button', { name })).toBeEnabled();
  });

  it('of a reviewed alert shows status, reviewer, decision, notes and time, and no buttons to decide', async () => {
    await openQueue('/validation?tab=reviewed&alert=gus-webb');
    const inside = within(dialog());
    expect(dialog()).toHaveTextContent(/VALIDReviewed by Denise Fitzgerald, today, 2:10 PM/);
    expect(inside.getByRole('region', { name: 'Review notes' })).toHaveTextContent(
      'Confirmed by phone',
    );
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
  const app = await openQueue('/validation', new ReviewServer([]).responses);
  expect(screen.getByText('No Pending Alerts')).toBeVisible();
  expect(card('Alerts')).toHaveTextContent(
    /All appointments have been processed successfully! ?Doubtful appointments will appear here\./,
  );
  await app.click(tab('Reviewed'));
  expect(screen.getByText('No Reviewed Alerts')).toBeVisible();
  await app.click(tab('Dismissed'));
  expect(screen.getByText('No Dismissed Alerts')).toBeVisible();
});
