import { isFields } from '../../../src/api/shape.ts';
import { totalPlaces } from '../../../src/api/tolerant.ts';
import { readNumber } from '../../../src/api/values.ts';
import { flaw, note, type Remark } from '../description/rules.ts';

const pageFlags = ['hasMore', 'has_more', 'hasNext', 'has_next'];
const nextPages = ['next', 'nextPage', 'next_page', 'nextCursor', 'next_cursor'];
const pageCounts = ['pages', 'totalPages', 'total_pages', 'pageCount', 'page_count'];
const inside = [...totalPlaces, 'links', '_links'];

/** A problem with the number of rows of a whole response: none at all, or the first page of more (rulings A15). */
export function remarksOnRows(json: unknown, rows: number, headers: Headers): readonly Remark[] {
  if (rows === 0) return [note('no row: what a row should have is not checked')];
  if (!isPage(json, rows, headers)) return [];
  return [
    flaw(
      'the first page of a longer list: the rest is never requested, and the screens show these rows as all there are',
    ),
  ];
}

function isPage(json: unknown, rows: number, headers: Headers): boolean {
  const announced = headers.get('x-total-count') ?? headers.get('content-range')?.split('/')[1];
  if (/;\s*rel="?next"?/i.test(headers.get('link') ?? '')) return true;
  if ((readNumber(announced) ?? 0) > rows) return true;
  if (!isFields(json)) return false;
  const [own, ...parts] = [json, ...inside.map((name) => json[name])].filter(isFields);
  const above = (part: Record<string, unknown>, names: readonly string[], least: number) =>
    names.some((name) => (readNumber(part[name]) ?? 0) > least);
  // The reader itself finds a total, and says so on the screen.
  return [own, ...parts].some(
    (part = {}) =>
      pageFlags.some((name) => part[name] === true) ||
      nextPages.some((name) => Boolean(part[name])) ||
      above(part, pageCounts, 1),
  );
}
