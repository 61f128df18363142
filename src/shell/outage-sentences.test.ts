import { describe, expect, it } from 'vitest';
import { outageSentences } from './outage-sentences.ts';

describe('the sentences of an outage', () => {
  const facts = { isOffline: false, since: '10:31 AM', hasOlder: false, retryMs: 30_000 };

  it('names what failed, what still holds and what happens next', () => {
    expect(outageSentences(facts).join(' ')).toBe(
      'The API has not answered since 10:31 AM. Numbers are from 10:31 AM. Retrying every 30 s.',
    );
    expect(outageSentences({ ...facts, hasOlder: true })[1]).toBe(
      'Numbers are from 10:31 AM or before.',
    );
  });

  it('names no time that does not exist', () => {
    expect(outageSentences({ ...facts, since: null }).join(' ')).toBe(
      'The API has not answered. Retrying every 30 s.',
    );
  });

  it('says so where it is the device that is offline', () => {
    expect(outageSentences({ ...facts, isOffline: true }).join(' ')).toBe(
      'This device is offline. Numbers are from 10:31 AM. Retrying every 30 s.',
    );
    expect(outageSentences({ ...facts, isOffline: true, since: null }).join(' ')).toBe(
      'This device is offline. Retrying every 30 s.',
    );
  });
});
