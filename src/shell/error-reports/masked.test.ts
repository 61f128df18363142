import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileNames, hostileTexts } from '../../../mocks/hostile-texts.ts';
import { otherTelemarketers } from '../../../mocks/world/people.ts';
import { reps } from '../../../mocks/world/reps.ts';
import { masked } from './masked.ts';

describe('the message of an error', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'customer')",
      'Cannot read properties of undefined reading …',
    ],
    ['rows.map is not a function', '… is not a function'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    [
      'Failed to fetch dynamically imported module: https://a.example/assets/states-1.js',
      'Failed to fetch dynamically imported module …',
    ],
    [
      `Unexpected token 'A', "Ana Torres,"... is not valid JSON`,
      'Unexpected token … is not valid JSON',
    ],
    ['No row for Devon Hartley, (555) 010-2030, d.hartley@a.example', 'No …'],
    ['undefined is not an object (evaluating "a.b")', 'undefined is not an object evaluating …'],
    ['', ''],
  ])('%j is told as %j', (message, told) => {
    expect(masked(message)).toBe(told);
  });

  it('tells no name or text of an appointment', () => {
    const people = [...otherTelemarketers, ...reps.map(({ name }) => name)];
    // Words of the language, which a list of hostile texts has too.
    const words = new Set([
      'constructor',
      'prototype',
      'null',
      'undefined',
      'true',
      'false',
      'NaN',
    ]);
    const texts = [...people, ...hostileNames, ...hostileTexts].filter(
      (text) => text.length > 3 && !words.has(text.trim()),
    );
    expect(people.length).toBeGreaterThan(20);
    for (const text of texts)
      for (const message of [text, `No rep ${text} at 2:41`, `Unexpected "${text}" in JSON`])
        expect(masked(message)).not.toContain(text);
    for (const part of people.flatMap((name) => name.split(' ')).filter((one) => one.length > 2))
      expect(masked(`is ${part} valid`)).toBe('is … valid');
  });

  it('is made of known words alone, and short', () => {
    const known = new Set(masked('is not valid of undefined').split(' '));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const told = masked(`is ${text} not "${text}" valid of undefined`);
        expect(told.length).toBeLessThanOrEqual(200);
        for (const word of told.split(' '))
          expect(known.has(word) || word === '…' || masked(word) === word).toBe(true);
        // A word that only the text has is not told.
        expect(masked(`${text}qzx`)).not.toContain('qzx');
      }),
    );
  });
});
