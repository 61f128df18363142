import writeWorkbook, { type Feature, type SheetData } from 'write-excel-file/universal';
import {
  getCellAddress,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';
import { easternClock, repeatedHourZone } from '../../domain/time/eastern.ts';
import { cellsOf, type SheetCell, type SheetColumns } from '../../domain/text/csv.ts';

const longestTitle = 31;
/** In characters. */
const width = { least: 8, most: 60, time: 23 } as const;

/** A workbook for Excel: texts stay texts, instants are Eastern date-times, and the heads stay in view. */
export async function workbookOf<R>(
  title: string,
  columns: SheetColumns<R>,
  rows: readonly R[],
): Promise<Blob> {
  const heads = Object.keys(columns);
  const lines = cellsOf(columns, rows);
  const data: SheetData = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map(cellOf)),
  ];
  const options = {
    sheet: sheetTitle(title),
    stickyRowsCount: 1,
    columns: heads.map((head, at) => ({
      width: widthOf([head, ...lines.map((line) => line[at])]),
    })),
  };
  return writeWorkbook(data, options, {
    features: [filterArrows(heads.length, lines.length)],
  }).toBlob();
}

/** Arrows in the heads, with which Excel filters and sorts the rows. */
function filterArrows(columns: number, rows: number): Feature<Blob> {
  const sheet = 'xl/worksheets/sheet{id}.xml';
  const range = `A1:${getCellAddress(rows, columns - 1)}`;
  const filter = getSelfClosingTagMarkup('autoFilter', { ref: range });
  const transform = (xml: string) =>
    insertElementMarkupAccordingToOrderOfSiblings(
      xml,
      filter,
      getOrderOfSiblings(sheet, 'worksheet') ?? [],
      'worksheet',
    );
  return { files: { transform: { [sheet]: { transform } } } };
}

function cellOf(value: SheetCell) {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'string') return { value: cellText(value), type: String };
  if ('percent' in value) {
    const fraction = Number((value.percent / 100).toPrecision(15));
    return { value: fraction, type: Number, format: value.percent % 1 === 0 ? '0%' : '0.0%' };
  }
  // A date-time of Excel has no zone, and the writer takes the UTC fields.
  const { year, month, day, hour, minute, second } = easternClock(value.ms);
  const eastern = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const zone = repeatedHourZone(value.ms);
  return { value: eastern, type: Date, format: `yyyy-mm-dd hh:mm:ss${zone && ` "${zone}"`}` };
}

const longestText = 32_767;

/** With characters that XML does not allow, or more of them, Excel would call the file damaged. */
function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const controls = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
  return text.replaceAll(controls, '').slice(0, longestText);
}

/** A text of a cell: Excel reads '_x000A_' as a line break, unless its first character is escaped so. */
function cellText(text: string): string {
  return withoutControls(text).replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** A title as Excel allows it. */
function sheetTitle(title: string): string {
  return withoutControls(title)
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, longestTitle)
    .replaceAll(/^[\s']+|[\s']+$/g, '');
}

function widthOf(cells: readonly (SheetCell | undefined)[]): number {
  const lengths = cells.map((cell) =>
    typeof cell === 'object' && cell !== null ? width.time : String(cell ?? '').length + 2,
  );
  return Math.min(
    width.most,
    lengths.reduce((a, b) => Math.max(a, b), width.least),
  );
}
