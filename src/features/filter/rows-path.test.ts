import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../mocks/hostile-texts.ts';
import { appointment } from '../../../tests/entities.ts';
import {
  filterRows,
  noFilter,
  type RowFilter,
  type RowList,
} from '../../domain/appointment/row-filter.ts';
import { canonicalUrl, rowsPath, sectionHref } from '../../paths.ts';
import { filterOf } from './filter-text.ts';

const lists = ['valid', 'invalid', 'all'] as const satisfies readonly RowList[];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Ana Torres', ' ana TORRES', 'Devon_Hartley', 'Zoë') },
  { weight: 2, arbitrary: fc.constantFrom('', ' ', 'n/A', '\u200b') },
  fc.constantFrom('__proto__', ...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const sent = fc.record({
  title: text,
  customer: text,
  telemarketer: text,
  salesRep: text,
  region: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('IL', ' illinois', 'Atlantis', '') },
    text,
  ),
  status: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('valid', 'Valid ', 'blocked', 'pending', '') },
    text,
  ),
  reason: text,
  phone: text,
  time: fc.oneof(
    fc.constantFrom('', 'noon', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'),
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
});
const row = sent.map((each) => appointment(each));
type Row = ReturnType<typeof appointment>;
const world = fc.array(row, { maxLength: 40 });

const isIn = ({ status }: Row, list: RowList) => list === 'all' || status.outcome === list;

/** The rows of the Analysis card at a URL. */
function rowsAt(href: string, rows: readonly Row[]): readonly Row[] {
  const url = new URL(
    canonicalUrl(new URL(href, 'http://app') as unknown as Location),
    'http://app',
  );
  expect(url.pathname + url.hash).toBe('/#appointments');
  const tabs = url.searchParams.getAll('tab');
  const list = lists.find((tab) => tabs.includes(tab)) ?? 'valid';
  return filterRows(rows, filterOf(url.search, 'rows')).filter((each) => isIn(each, list));
}

const found = (list: RowList, filter: Partial<RowFilter>, rows: readonly Row[]) =>
  rowsAt(rowsPath(list, filter), rows);

it('a figure, its link and its rows agree for any filter', () => {
  const orNone = (named: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant('') }, named);
  const filter = fc.record({
    region: orNone(fc.constantFrom('chicago', 'Illinois', 'ATLANTIS', 'N/A')),
    telemarketer: orNone(text),
    reason: orNone(text),
    rep: orNone(text),
    status: orNone(fc.constantFrom('VALID', 'blocked', 'n/a')),
    hour: fc.option(fc.nat(23), { freq: 2 }),
    q: orNone(fc.constantFrom('ana', 'zoe dev', '0')),
  });
  fc.assert(
    fc.property(world, fc.constantFrom(...lists), filter, (rows, list, wanted) => {
      const meant = filterRows(rows, { ...noFilter, ...wanted });
      expect(found(list, wanted, rows)).toEqual(meant.filter((each) => isIn(each, list)));
    }),
    { numRuns: 400 },
  );
});

describe('a link to rows, followed on the dashboard', () => {
  it.each([
    ['/?view=sales-rep&q=a%20b&tab=patterns&tab=invalid', '/?view=sales-rep&tab=patterns'],
    ['/?region=florida&hour=9&reason=x&rep=y&telemarketer=z&status=v', '/'],
    ['/?view=telemarketer&telemarketer=Ana&beside=Bea&appointment=abc', '/'],
    [
      '/?log-q=ann&mock=x0&theme=dark&constructor=1',
      '/?log-q=ann&mock=x0&theme=dark&constructor=1',
    ],
  ])('from %s keeps %s', (here, kept) => {
    const { search } = new URL(here, 'http://app');
    expect(sectionHref(rowsPath('valid'), search)).toBe(`${kept}#appointments`);
    const [own, rest] = ['region=florida&tab=all', kept.slice(2)];
    const there = sectionHref(rowsPath('all', { region: 'florida' }), search) ?? '';
    expect(there).toBe(`/?${[own, rest].filter(Boolean).join('&')}#appointments`);
    // Followed again, the link leads to the same URL.
    expect(sectionHref(there, new URL(there, 'http://app').search)).toBe(there);
  });

  it.each(['/states', '/?view=telemarketer&telemarketer=Ana', '/sales-rep/a/b#appointments'])(
    'is no such link: %s',
    (href) => {
      expect(sectionHref(href, '?view=sales-rep')).toBeNull();
    },
  );
});
