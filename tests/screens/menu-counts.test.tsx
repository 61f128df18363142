import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import { click, openApp, type App } from './open-app.tsx';

const entry = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const corrections = () => entry(/^Field Agent Corrections/);

const unknownIn = ({ center }: App) =>
  center.world.view().rows.filter(({ salesRep }) => isUnknownFieldAgent(readRep(salesRep)));

/** Names the rep of one appointment that had none. */
function correctOne(app: App) {
  const [row] = unknownIn(app);
  app.center.world.correctRep([row?.event.id ?? ''], {
    appointmentId: 'a test',
    originalSalesRep: '',
    correctedSalesRep: 'Somebody Else',
    reason: '',
    ms: app.center.world.now(),
  });
}

describe('the count of corrections in the menu', () => {
  it.each([
    // The alerts name how their appointments count now, from the same response (rulings C43).
    ['/validation', 3],
    ['/nowhere', 1],
  ])(
    'is there when %s is opened first, and costs no request more than its %d',
    async (path, requests) => {
      const app = await openApp(path);
      expect(corrections()).toHaveAccessibleName(
        `Field Agent Corrections ${unknownIn(app).length} to correct`,
      );
      await app.advance(120_000);
      expect(app.requestsOf('appointments')).toBe(requests);
    },
  );

  it('is at most five minutes old', async () => {
    const app = await openApp('/historical');
    const before = unknownIn(app).length;
    correctOne(app);
    expect(corrections()).toHaveAccessibleName(new RegExp(` ${before} to correct`));
    await app.advance(300_000);
    expect(app.requestsOf('appointments')).toBe(2);
    expect(corrections()).toHaveAccessibleName(new RegExp(` ${before - 1} to correct`));
  });

  it('follows the screen with the list, without a request of its own', async () => {
    const app = await openApp('/historical');
    await click(app, corrections());
    const before = unknownIn(app).length;
    const requests = app.requestsOf('appointments');
    correctOne(app);
    await app.poll('appointments');
    expect(corrections()).toHaveAccessibleName(new RegExp(` ${before - 1} to correct`));
    await app.poll('appointments', 2);
    expect(app.requestsOf('appointments')).toBe(requests + 3);
  });
});
