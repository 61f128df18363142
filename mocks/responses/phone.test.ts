import { expect, test } from 'vitest';
import { analyzePhone } from './phone.ts';

const anyOne: unknown[] = [expect.any(String)];

test.each([
  ['5550100123', true, '5550100123', '(555) 010-0123', ['Write it as (555) 010-0123']],
  ['(555) 010-0123', true, '5550100123', '(555) 010-0123', []],
  ['+1 555.010.0123', true, '5550100123', '(555) 010-0123', ['Write it as (555) 010-0123']],
  ['555-010-0123 ext 12', true, '5550100123x12', '(555) 010-0123 ext. 12', anyOne],
  ['555-01O-0123', false, '5550100123', '(555) 010-0123', anyOne],
  ['010-0123', false, '0100123', 'Unknown format', anyOne],
  ['55501001', false, '55501001', 'Unknown format', ['Add 2 digits']],
  ['555010012', false, '555010012', 'Unknown format', ['Add one digit']],
  ['25550100123', false, '25550100123', 'Unknown format', ['Remove one digit']],
  ['055-010-0123', false, '0550100123', 'Unknown format', anyOne],
  ['+44 20 7946 0123', false, '442079460123', 'Unknown format', anyOne],
  ['call the office', false, '', 'Unknown format', anyOne],
  ['', false, '', 'Unknown format', ['Enter a phone number with ten digits']],
] as const)('%j', (original, isValid, cleaned, format, suggestions) => {
  const finding = analyzePhone(original);
  expect(finding).toMatchObject({ isValid, original, cleaned, format });
  expect(finding.suggestions).toEqual(suggestions);
  expect(finding.confidence).toBeGreaterThan(0);
  expect(finding.confidence).toBeLessThan(100);
});
