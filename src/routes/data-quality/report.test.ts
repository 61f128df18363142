import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  equalOnce,
  fieldWords,
  grouped,
  listedPhones,
  reportStatus,
  severityOf,
  suggestedAction,
} from './report.ts';

it.each([
  [8, 8, '8 invalid phones'],
  [1, 1, '1 invalid phone'],
  [23, null, '23 invalid phones'],
  [23, 20, '23 invalid phones'],
  [100, 4_599, '100 of 4,599 invalid phones listed'],
  [0, 0, '0 invalid phones'],
])('of %j listed and %j counted: %j', (listed, counted, text) => {
  expect(listedPhones(listed, counted)).toBe(text);
});

it.each([
  ['valid', 'valid'],
  [' Warnings', 'warnings'],
  ['invalid', 'other'],
  ['', 'other'],
])('the status %j is %j', (text, status) => {
  expect(reportStatus(text)).toBe(status);
});

it.each([
  ['error', 'error'],
  ['Warning ', 'warning'],
  ['INFO', 'info'],
  ['fatal', null],
  ['toString', null],
])('the severity %j is %j', (text, severity) => {
  expect(severityOf(text)).toBe(severity);
});

it.each([
  ['merge', 'merge'],
  ['manual_review', 'manual_review'],
  ['Manual Review', 'manual_review'],
  ['manual-review', 'manual_review'],
  ['delete', 'other'],
  ['', 'other'],
])('the action %j is %j', (text, action) => {
  expect(suggestedAction(text)).toBe(action);
});

it.each([
  ['customer', 'Customer'],
  ['salesRep', 'Sales rep'],
  ['field_agent', 'Field agent'],
  ['fieldAgent_name', 'Field agent name'],
  ['phoneURL', 'Phone URL'],
  ['App made by', 'App made by'],
  ['the iPhone', 'The iPhone'],
  ['', '–'],
  ['__proto__', '__proto__'],
])('the field %j is %j in words', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});

const words = fc.array(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'));

it('grouped and equalOnce lose no row and invent none', () => {
  fc.assert(
    fc.property(words, (rows) => {
      expect([...grouped(rows, (row) => row).values()].flat().toSorted()).toEqual(rows.toSorted());
      const once = equalOnce(
        rows.map((word) => ({ word })),
        ({ word }) => word,
      );
      expect(once.map(({ word }) => word).toSorted()).toEqual([...new Set(rows)].toSorted());
      for (const { word, times } of once)
        expect(times).toBe(rows.filter((row) => row === word).length);
      const order = once.map(({ times }) => times);
      expect(order).toEqual(order.toSorted((a, b) => b - a));
    }),
  );
});
