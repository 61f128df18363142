import { expect, it } from 'vitest';
import { reads } from './index.ts';
import { recentValidations } from './validations.ts';

it('shows the newest first', () => {
  const sent = [
    { id: '1', status: 'valid', time: '2026-11-21T14:00:00Z' },
    { id: '2', status: 'pending', time: '2026-11-21T15:00:00Z' },
    { id: '3', status: 'blocked', time: '2026-11-21T13:00:00Z' },
  ];
  const figures = recentValidations.figures(reads.recentValidations.response(sent));
  expect(figures.newestFirst.map(({ id }) => id)).toEqual(['2', '1', '3']);
});
