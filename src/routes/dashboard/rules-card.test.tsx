import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { textsOf } from '../../../tests/screens/page.ts';
import { RulesCard } from './rules-card.tsx';

it('has the rules of S5, each closed at first (C45)', async () => {
  const app = await mountCard(<RulesCard />, {});
  for (const rule of screen.getAllByRole('button')) {
    expect(rule).toHaveAttribute('aria-expanded', 'false');
    await app.click(rule);
  }
  for (const words of [
    'High priority',
    'A title consisting only of 3-4 digits, together with the app-made-by field.',
    'The digits are the last digits of sales rep phone numbers.',
    'Needs a valid telemarketer (one of the four designated) and a real customer name.',
    'Result: guaranteed real appointment, confidence 95%',
    'Applies to Chicago, Arizona and Florida, not California',
    'Standard',
    'Needs a real customer name in the who field, a valid telemarketer in a custom field, and',
    'service codes in the title that are not blocking terms.',
    'Result: valid, confidence 85%',
    'Applies to all calendars',
    'Title containing blocked, busy, time off or test; or an empty who field (no customer).',
  ])
    expect(app.card).toHaveTextContent(words);
  const examples = screen.getAllByRole('list', { name: 'Examples' });
  expect(textsOf(examples)).toEqual(['02451489472', 'DDWCNHWC']);
});
