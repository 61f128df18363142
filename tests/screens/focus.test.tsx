import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, inCard, openApp, press } from './open-app.tsx';

const heading = (name?: string) => screen.getByRole('heading', { level: 1, ...(name && { name }) });

describe('the focus, at a route change', () => {
  it('goes to the new heading if what had it is gone', async () => {
    const app = await openApp('/', { firstLook: true });
    const row = inCard('Calendar Performance').getAllByRole('link')[0] as HTMLElement;
    row.focus();
    await press(app, '{Enter}');
    expect(heading('California')).toHaveFocus();
    await app.user.tab();
    expect(heading('California')).not.toHaveFocus();
  });

  it('stays on the link of the menu', async () => {
    const app = await openApp('/', { firstLook: true });
    const link = screen.getByRole('link', { name: 'Historical Data' });
    await click(app, link);
    expect(heading('Historical Data')).toBeVisible();
    expect(link).toHaveFocus();
  });

  it('is nowhere on the first screen, and left alone by the query and the hash', async () => {
    const app = await openApp('/states');
    expect(document.body).toHaveFocus();
    await click(app, screen.getByRole('tab', { name: 'Arizona' }));
    expect(screen.getByRole('tab', { name: 'Arizona' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    history.replaceState(null, '', '/states?tab=florida#top');
    await app.settle();
    expect(screen.getByRole('tab', { name: 'Florida' })).toHaveAttribute('aria-selected', 'true');
    expect(document.body).toHaveFocus();
  });
});

it("'Clear' leaves the focus in the search field, since it goes away itself", async () => {
  const app = await openApp('/?log-q=zzz');
  const clear = inCard('Appointments Log').getByRole('button', { name: 'Clear' });
  clear.focus();
  await press(app, '{Enter}');
  expect(clear).not.toBeInTheDocument();
  expect(inCard('Appointments Log').getByRole('searchbox')).toHaveFocus();
});
