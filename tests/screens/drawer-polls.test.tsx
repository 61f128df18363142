import { describe, expect, it } from 'vitest';
import type { Appointment } from '../../src/api/entities/appointment.ts';
import { appointmentToken } from '../../src/domain/appointment/token.ts';
import { press } from './open-app.tsx';
import {
  heading,
  inDrawer,
  invalidOf,
  openIn,
  openRow,
  pollMs,
  sendRows,
  tokenOf,
} from './drawer.ts';

describe('a poll under the open drawer', () => {
  it('changes the row quietly, and says what', async () => {
    const app = await openRow(1);
    const token = openIn();
    sendRows(app, (rows) =>
      rows.map((row) => (tokenOf(row) === token ? { ...row, reason: 'Called back' } : row)),
    );
    await app.advance(pollMs);
    expect(inDrawer().getByText('Called back')).toBeVisible();
    expect(inDrawer().getByText(/^Updated: reason at \d/)).toHaveAttribute('role', 'status');
    expect(openIn()).toBe(token);
    await press(app, 'j');
    expect(inDrawer().queryByText(/^Updated/)).toBeNull();
  });

  it('says nothing where nothing changed, and counts what came in above', async () => {
    const app = await openRow(1);
    const count = invalidOf(app).length;
    sendRows(app, (rows) => [
      ...rows
        .filter(({ status }) => status === 'invalid')
        .slice(0, 1)
        .map((row) => ({ ...row, title: 'New' })),
      ...rows,
    ]);
    await app.advance(pollMs);
    expect(inDrawer().getByText(`3 of ${count + 1} invalid`)).toBeVisible();
    expect(inDrawer().queryByText(/^Updated/)).toBeNull();
  });

  it('that removes the row keeps it open, says so, and goes on from its place', async () => {
    const app = await openRow(1);
    const token = openIn();
    const [, row, next] = invalidOf(app) as [Appointment, Appointment, Appointment];
    sendRows(app, (rows) => rows.filter((each) => tokenOf(each) !== token));
    await app.advance(pollMs);
    expect(inDrawer().getByRole('alert')).toHaveTextContent('No longer in this list');
    expect(heading()).toHaveTextContent(row.title);
    expect(inDrawer().queryByText(/ of \d+ invalid/)).toBeNull();
    await press(app, 'j');
    expect(openIn()).toBe(appointmentToken(next));
    expect(inDrawer().queryByRole('alert')).toBeNull();
  });

  it('that moves it to the other list shows it as it is now', async () => {
    const app = await openRow(1);
    const token = openIn();
    sendRows(app, (rows) =>
      rows.map((row) => (tokenOf(row) === token ? { ...row, status: 'valid' } : row)),
    );
    await app.advance(pollMs);
    expect(inDrawer().getByRole('alert')).toHaveTextContent('No longer in this list');
    expect(inDrawer().getByText('Valid')).toBeVisible();
  });
});
