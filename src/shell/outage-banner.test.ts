import { describe, expect, it } from 'vitest';
import { outageSentences } from './outage-banner.tsx';

describe('the sentences of an outage', () => {
  const facts = {
    isOffline: false,
    isSignedOut: false,
    lack: 'No API response',
    lastResponse: '10:31 AM',
    retryMs: 30_000,
  };

  it.each([
    [{}, 'No API response since 10:31 AM. Numbers are from 10:31 AM. Retrying every 30 s.'],
    [
      { lack: 'No usable response' },
      'No usable response since 10:31 AM. Numbers are from 10:31 AM. Retrying every 30 s.',
    ],
    [{ lastResponse: null }, 'No API response. Retrying every 30 s.'],
    [
      { isSignedOut: true },
      'You may be signed out. Numbers are from 10:31 AM. Retrying every 30 s.',
    ],
    [{ isSignedOut: true, lastResponse: null }, 'You may be signed out. Retrying every 30 s.'],
    [
      { isOffline: true },
      'This device is offline. Numbers are from 10:31 AM. Retrying every 30 s.',
    ],
    [{ isOffline: true, lastResponse: null }, 'This device is offline. Retrying every 30 s.'],
  ])('name the failure, the age of the numbers and the next try: %j', (some, sentences) => {
    expect(outageSentences({ ...facts, ...some }).join(' ')).toBe(sentences);
  });
});
