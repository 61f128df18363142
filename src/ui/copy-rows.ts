import type { ClipboardEvent } from 'react';
import { visibleLine } from '../domain/text/clean.ts';

/** Copies the selected rows of a list or table as lines with tabs, which a spreadsheet pastes as rows and columns. */
export function copyRows(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('tr:not([aria-hidden]), ul > li'),
  ];
  const lines = rows.filter((row) => range.intersectsNode(row)).map(lineOf);
  if (lines.length < 2) return;
  event.clipboardData.setData('text/plain', lines.join('\n'));
  event.preventDefault();
}

function lineOf(row: HTMLElement): string {
  return cellsOf(row).map(textOf).join('\t');
}

/** The cells of a table's row; of a list's row, the parts of its grid. */
function cellsOf(row: Element): readonly HTMLElement[] {
  const parts = [...row.children].filter((part) => part instanceof HTMLElement);
  const [only] = parts;
  if (parts.length === 1 && only && row.tagName !== 'TR') return cellsOf(only);
  return parts.flatMap((part) => {
    const { display } = getComputedStyle(part);
    if (display === 'none') return [];
    return display === 'contents' ? cellsOf(part) : [part];
  });
}

/** The lines of a cell as one. */
function textOf(cell: HTMLElement): string {
  return cell.innerText.split('\n').map(visibleLine).filter(Boolean).join(', ');
}
