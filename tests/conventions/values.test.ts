import { expect, it } from 'vitest';
import { codeOf, files } from './files.ts';

const above = ['routes', 'features', 'shell', 'ui', 'query'].flatMap((room) =>
  files(`src/${room}`, /(?<!\.test)\.tsx?$/),
);

/** Functions that make a value of a text, or compare texts as if they were values. */
const reading = /\b(?:identityOf|regionOf|instantOf|sentText)\(|\.trim\(\)/;

it('a text becomes a value where the response is read, and nowhere above (A10)', () => {
  expect(above.length).toBeGreaterThan(100);
  expect(above.filter((path) => reading.test(codeOf(path)))).toEqual([]);
});

it.each(['row.title.trim()', 'regionOf(text)'])('%s reads a text', (code) => {
  expect(code).toMatch(reading);
});
