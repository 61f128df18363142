import { expect, it } from 'vitest';
import { businessHours, callCenterHours } from './hours.ts';

it('spans what the texts say', () => {
  expect((businessHours.closeMinute - businessHours.openMinute) / 60).toBe(15);
  expect((callCenterHours.closeMinute - callCenterHours.openMinute) / 60).toBe(12);
});
