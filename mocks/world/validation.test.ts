import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRealCustomer, validate } from './validation.ts';

const designated = ['Ana Torres', 'Marcus Reed'];
const event = {
  title: 'WC DD',
  customer: 'Robert Tran',
  telemarketer: 'Marcus Reed',
  region: 'chicago',
  appMadeBy: true,
};

function validated(changes: Partial<typeof event>) {
  const { status, rule, confidence, reason } = validate({ ...event, ...changes }, designated);
  return [status, rule, confidence, reason];
}

describe('validate: instant invalid', () => {
  it.each([
    [{ title: 'BLOCKED' }, 'Title contains blocked'],
    [{ title: 'DD (busy)' }, 'Title contains busy'],
    [{ customer: '' }, 'Empty who field'],
    [{ title: '5148', customer: '' }, 'Empty who field'],
  ])('%j', (changes, reason) => {
    expect(validated(changes)).toEqual(['invalid', 'instant-invalid', 90, reason]);
  });
});

describe('validate: phone digits', () => {
  it.each([
    [{ title: '024', region: 'arizona' }, 3],
    [{ title: ' 5148 ', region: 'Illinois' }, 4],
    [{ title: '9472', region: 'FL', telemarketer: ' ana TORRES ' }, 4],
  ])('%j', (changes, digits) => {
    const reason = `Title is ${digits} digits and a designated telemarketer made the booking`;
    expect(validated(changes)).toEqual(['valid', 'phone-digits', 95, reason]);
  });

  it.each([
    [{ title: '5148', region: 'california' }, 55, 'Phone digits are not valid in this region'],
    [{ title: '5148', appMadeBy: false }, 55, 'Empty app-made-by field'],
    [{ title: '5148', telemarketer: 'Joe' }, 55, 'No designated telemarketer'],
    [
      { title: '5148', region: 'CA', telemarketer: '', customer: 'N/A' },
      75,
      'No real customer, no designated telemarketer and phone digits are not valid in this region',
    ],
  ])('is missed by %j', (changes, confidence, reason) => {
    expect(validated(changes)).toEqual(['invalid', 'none', confidence, reason]);
  });
});

describe('validate: full validation', () => {
  it.each([
    [{}, 'service codes WC and DD'],
    [{ title: 'wc/DD nhwc dd', appMadeBy: false }, 'service codes WC, DD and NHWC'],
  ])('%j', (changes, codes) => {
    const reason = `Real customer, designated telemarketer, ${codes}`;
    expect(validated(changes)).toEqual(['valid', 'full-validation', 85, reason]);
  });

  it.each([
    [{ title: '' }, 55, 'No service code in the title'],
    [{ customer: '12' }, 55, 'No real customer'],
  ])('is missed by %j', (changes, confidence, reason) => {
    expect(validated(changes)).toEqual(['invalid', 'none', confidence, reason]);
  });
});

it('validate never makes an event valid without a designated telemarketer and a real customer', () => {
  const title = fc.oneof(fc.string(), fc.constantFrom('DD', '5148', 'busy', '\ud800', '__proto__'));
  const name = fc.oneof(fc.string(), fc.constantFrom('Ana Torres', ' ', '\ud800', '__proto__'));
  const anyEvent = fc.record({
    title,
    customer: name,
    telemarketer: name,
    region: fc.constantFrom('FL', 'california', '__proto__', ''),
    appMadeBy: fc.boolean(),
  });
  fc.assert(
    fc.property(anyEvent, (sample) => {
      const result = validate(sample, designated);
      const needsMet =
        sample.telemarketer.trim() === 'Ana Torres' && isRealCustomer(sample.customer);
      expect(result.status === 'valid' && !needsMet).toBe(false);
      expect(result.status === 'valid').toBe([95, 85].includes(result.confidence));
      expect(result.reason).not.toBe('');
    }),
    { seed: 20261121 },
  );
});
