import { expect, it } from 'vitest';
import { card, inCard, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';

it('Validation Rules says what section 5 of the spec says, in its words', async () => {
  respondWith('appointments', []);
  await openApp();
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
    expect(card('Validation Rules')).toHaveTextContent(words);
  const lists = inCard('Validation Rules').getAllByRole('list', { name: 'Examples' });
  expect(lists.map((list) => list.textContent)).toEqual(['02451489472', 'DDWCNHWC']);
});
