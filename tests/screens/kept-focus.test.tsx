import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow } from '../rows.ts';
import { inCard } from './page.ts';

// The focus stays in its place (C46); the table of cases is beside src/shell/keep-focus.ts.

it('a Try Again that worked leaves the focus to the heading of its card', async () => {
  const insights = { weeklyInsights: [], monthlyInsights: [] };
  const app = await openApp('/ai-insights', { responses: { ...insights, insights: 503 } });
  await app.advance(1_000);
  const failed = screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement;
  const title = failed.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '';
  app.respond({ insights: [] });
  failed.focus();
  await app.press('{Enter}');
  expect(inCard(title).queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(inCard(title).getByRole('heading', { name: title })).toHaveFocus();
});

it('the chosen row of Corrections that somebody else corrects leaves the focus to the next one', async () => {
  const unknown = ['Ann Lee', 'Bea Moss', 'Cy Stone'].map((customer, at) =>
    appointmentRow({
      customer,
      salesRep: 'unknown field agent',
      time: `2026-11-21T1${8 - at}:00:00Z`,
    }),
  );
  const app = await openApp('/corrections', { responses: { appointments: unknown } });
  const radios = () => screen.getAllByRole('radio', { name: /Ann|Bea|Cy/ });
  radios()[1]?.focus();
  await app.press(' ');
  expect(radios()[1]).toHaveFocus();
  app.respond({ appointments: [unknown[0], unknown[2]] as object });
  await app.poll('appointments', 2);
  expect(radios()).toHaveLength(2);
  expect(radios()[1]).toHaveFocus();
});
