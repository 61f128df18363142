import { readRegion, regions } from '../../src/domain/region/region.ts';

// Other ways to send the same value.

export function regionSpellings(text: string): readonly string[] {
  const { key } = readRegion(text);
  if (key === null) return [text];
  const { name, code } = regions[key];
  return [key, name, code, key.toUpperCase(), ` ${name} `, `${name}\u200b`, code.toLowerCase()];
}

export const nameSpellings = [
  (name: string) => name.replace(' ', '\u00a0'),
  (name: string) => name.replace(' ', '  '),
  (name: string) => name.replace(' ', '_'),
  (name: string) => `${name}\u200b`,
  (name: string) => ` ${name}`,
  (name: string) => name.toUpperCase(),
  (name: string) => name.normalize('NFD'),
];

/** Eastern wall-clock time of an instant in November, without its zone. */
const wallClock = (ms: number) => new Date(ms - 5 * 3_600_000).toISOString().slice(0, 19);

export const timeSpellings = [
  (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00'),
  (ms: number) => new Date(ms).toISOString().replace('T', ' ').replace('Z', '+00'),
  (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, ''),
  (ms: number) => `${wallClock(ms)}-05:00`,
  (ms: number) => `${wallClock(ms).replace('T', ' ')} -05`,
  (ms: number) => `${wallClock(ms)}[America/New_York]`,
  (ms: number) => wallClock(ms),
  (ms: number) => ms,
  (ms: number) => ms / 1_000,
  (ms: number) => String(ms),
];

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const monthSpellings = [
  (year: string, month: string) => `${year}-${Number(month)}`,
  (year: string, month: string) => `${monthNames[Number(month) - 1]} ${year}`,
  (year: string, month: string) => `${year}-${month}-01`,
  (year: string, month: string) => `${year}-${month}-01T00:00:00.000Z`,
];

/** A US number of ten digits. */
export function phoneSpellings(digits: string): readonly string[] {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const dashed = `${area}-${exchange}-${line}`;
  return [
    dashed,
    `(${area}) ${exchange}-${line}`,
    `+1 ${area} ${exchange} ${line}`,
    `${area}.${exchange}.${line}`,
    `\u202a${dashed}\u202c`,
    dashed.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    dashed.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    dashed.replaceAll('-', '\u2011'),
  ];
}
