import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import { heldResponse, type Responses } from '../../../tests/mount/network.ts';
import { secondPressMs } from '../../query/use-write.ts';
import { PhoneTestCard, usePhoneTest } from './phone-test-card.tsx';

const analysis = {
  original: '555-01O-9625',
  cleaned: '5550109625',
  format: '(555) 010-9625',
  confidence: 88,
  isValid: true,
  suggestions: ['Replace the O', 'Ask again'],
};

function PhoneTest() {
  return <PhoneTestCard test={usePhoneTest()} />;
}

const open = (responses: Responses = {}) =>
  mountCard(<PhoneTest />, { analyzePhone: analysis, ...responses });

const field = () => screen.getByRole('textbox', { name: 'Phone number' });
const analyze = () => screen.getByRole('button', { name: /^Analyz/ });
const result = () => screen.getByRole('region', { name: 'Result' });

it.each([
  [true, 'Valid'],
  [false, 'Invalid'],
])('shows the whole analysis, valid: %s', async (isValid, validity) => {
  const app = await open({ analyzePhone: { ...analysis, isValid } });
  await app.user.type(field(), ' 555-01O-9625 ');
  await app.click(analyze());
  expect(app.sent('analyzePhone')).toEqual([{ phone: '555-01O-9625' }]);
  expect(within(result()).getByText(validity)).toBeVisible();
  expect(result()).toHaveTextContent(
    'Original555-01O-9625Cleaned5550109625Format(555) 010-9625Confidence88%SuggestionsReplace the OAsk again',
  );
});

it.each(['', '   '])('sends no request while the input is %j, and shows why', async (blank) => {
  const app = await open();
  if (blank) await app.user.type(field(), blank);
  expect(analyze()).toHaveAttribute('aria-disabled', 'true');
  expect(analyze()).toHaveAccessibleDescription('Enter a phone number first.');
  await app.click(analyze());
  expect(field()).toHaveFocus();
  await app.press('{Enter}');
  expect(app.requestsOf('analyzePhone')).toBe(0);
});

it('shows the cause in its form, keeps the typed number, and can be sent again', async () => {
  const app = await open({ analyzePhone: 503 });
  await app.user.type(field(), '5550109625');
  await app.click(analyze());
  expect(screen.getByRole('alert')).toHaveTextContent('503: Simulated fault 503');
  // In the status, a screen reader would read the alert twice.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field()).toHaveValue('5550109625');
  app.respond({ analyzePhone: analysis });
  await app.advance(secondPressMs);
  await app.click(analyze());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(result()).toBeVisible();
});

describe('a number that was edited', () => {
  const noResult = () => expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();

  it('has no result, not even a late one', async () => {
    const later = heldResponse();
    const app = await open();
    await app.user.type(field(), '555');
    await app.click(analyze());
    expect(result()).toBeVisible();
    await app.user.type(field(), '5');
    noResult();
    expect(screen.getByText('The result will appear here.')).toBeVisible();
    app.respond({ analyzePhone: later.response });
    await app.advance(secondPressMs);
    await app.click(analyze());
    await app.user.clear(field());
    later.send(analysis);
    await app.settle();
    expect(app.requestsOf('analyzePhone')).toBe(2);
    noResult();
  });

  it('has no failure', async () => {
    const app = await open({ analyzePhone: 503 });
    await app.user.type(field(), '1');
    await app.click(analyze());
    expect(screen.getByRole('alert')).toBeVisible();
    await app.user.type(field(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
