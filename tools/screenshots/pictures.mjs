// Pictures as WebP, and how far two of them differ.
import sharp from 'sharp';

/** What a comparison looks at together, in pixels each way. */
const place = 64;

/** @param {Buffer} png @param {number} quality 0 to 100 */
export const still = (png, quality) => sharp(png).webp({ quality }).toBuffer();

/**
 * The share of pixels that differ by more than `tolerance` in a channel, in the block of 64 where it is largest; 1 for
 * pictures of two sizes. In the whole picture a figure that changed would be too few to tell.
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
    const key = `${Math.floor((pixel % info.width) / place)},${Math.floor(pixel / info.width / place)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / place ** 2;
}

/** @param {Buffer} file */
const pixelsOf = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
