// WebP pictures, and the difference between two of them.
import { extraModule, haveExtra } from '../extra/install.mjs';

/**
 * What is used of sharp.
 * @typedef {object} Picture
 * @property {(options: { quality: number }) => Picture} webp
 * @property {() => Picture} removeAlpha
 * @property {() => Picture} raw
 * @property {{ (): Promise<Buffer>, (options: { resolveWithObject: true }): Promise<{ data: Buffer, info: { width: number } }> }} toBuffer
 */
haveExtra();
const sharp = /** @type {(file: Buffer) => Picture} */ (extraModule('sharp'));

/** Width and height of the compared blocks in pixels. */
const blockSize = 64;

/** @param {Buffer} png @param {number} quality 0 to 100 */
export const webpOf = (png, quality) => sharp(png).webp({ quality }).toBuffer();

/**
 * The largest share of different pixels in a block, 1 for pictures of two sizes. A pixel differs when a channel differs
 * by more than `tolerance`. In the whole picture a changed digit would be too small a share.
 * @param {Buffer} a
 * @param {Buffer} b
 * @param {number} tolerance 0 to 255
 * @returns {Promise<number>}
 */
export async function difference(a, b, tolerance) {
  const [one, other] = await Promise.all([a, b].map(pixelsOf));
  if (!one || !other || one.data.length !== other.data.length) return 1;
  const { data, info } = one;
  if (info.width !== other.info.width) return 1;
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (let at = 0; at < data.length; at += 3) {
    if (
      [0, 1, 2].every(
        (of) => Math.abs((data[at + of] ?? 0) - (other.data[at + of] ?? 0)) <= tolerance,
      )
    )
      continue;
    const pixel = at / 3;
    const key = `${Math.floor((pixel % info.width) / blockSize)},${Math.floor(pixel / info.width / blockSize)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / blockSize ** 2;
}

/** @param {Buffer} file */
const pixelsOf = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
