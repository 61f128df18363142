import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, settled } from './fixtures.ts';

export const formats = ['A4', 'Letter'] as const;

/** A text on a page, in points from the lower left; `size` is its font size. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** All texts without spaces, which a PDF need not have. */
  readonly text: string;
}

export const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** The texts of the page's PDF. */
export async function printedPages(
  page: Page,
  format: (typeof formats)[number],
): Promise<readonly PdfPage[]> {
  const file = await page.pdf({ format, printBackground: true });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: PdfPage[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const paper = await pdf.getPage(at);
    const { width, height } = paper.getViewport({ scale: 1 });
    const { items } = await paper.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str.trim(), x, y, width: item.width, size: Math.abs(size) }];
    });
    pages.push({
      width,
      height,
      pieces,
      text: withoutSpaces(pieces.map(({ text }) => text).join('')),
    });
  }
  await pdf.cleanup();
  return pages;
}

/** A text with a halo is drawn twice at one place. */
const isSame = (one: Piece, other: Piece) =>
  one.text === other.text && Math.hypot(one.x - other.x, one.y - other.y) < 0.1;

/** Overlapping pairs of texts, and texts that leave the paper. */
export function misplaced({ pieces, width, height }: PdfPage): string[] {
  const found: string[] = [];
  for (const [at, one] of pieces.entries()) {
    if (one.x < 0 || one.y < 0 || one.x + one.width > width || one.y + one.size > height)
      found.push(`off the paper: ${one.text}`);
    for (const other of pieces.slice(at + 1)) {
      if (isSame(one, other)) continue;
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const upright = Math.abs(one.y - other.y);
      if (across > 2 && upright < 0.55 * Math.min(one.size, other.size))
        found.push(`${one.text} / ${other.text}`);
    }
  }
  return found;
}

/** Waits for all content, without a pointer or key event. */
export async function readyForPaper(page: Page): Promise<void> {
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await settled(page);
}
