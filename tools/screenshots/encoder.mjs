// WebP is written, and read for a comparison, by Chromium itself: no encoder of our own.

/** @typedef {Awaited<ReturnType<typeof openEncoder>>} Encoder */

/** @param {import('@playwright/test').Browser} browser */
export async function openEncoder(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.evaluate(install);
  const base64 = (/** @type {Buffer | null} */ of) => of?.toString('base64') ?? null;

  /**
   * What is to be drawn over one picture to make the next one of it; null: they are the same. All of it but the
   * blocks that differ is transparent.
   * @param {Buffer} png
   * @param {Buffer | null} before null: nothing has been drawn
   * @param {number} quality 0 to 1
   * @returns {Promise<{ x: number, y: number, width: number, height: number, webp: Buffer } | null>}
   */
  async function frame(png, before, quality) {
    const { webp, ...box } = await page.evaluate(
      (of) => Reflect.get(window, 'pictures').encode(...of),
      [base64(png), base64(before), quality],
    );
    return webp === '' ? null : { ...box, webp: Buffer.from(webp, 'base64') };
  }

  return {
    frame,
    /** @param {Buffer} png @param {number} quality 0 to 1 */
    still: async (png, quality) => (await frame(png, null, quality))?.webp ?? Buffer.alloc(0),
    /**
     * The share of pixels that differ by more than `tolerance` in a channel, in the block of 64 where it is largest; 1
     * for pictures of two sizes. In the whole picture a figure that changed would be too few to tell.
     * @param {Buffer} a
     * @param {Buffer} b
     * @param {number} tolerance 0 to 255
     * @returns {Promise<number>}
     */
    difference: (a, b, tolerance) =>
      page.evaluate(
        (of) => Reflect.get(window, 'pictures').difference(...of),
        [base64(a), base64(b), tolerance],
      ),
    close: () => context.close(),
  };
}

/** Runs in the page. */
function install() {
  /** What WebP encodes together: with whole blocks, nothing of a hidden one shows in its neighbor. */
  const block = 16;
  /** What a comparison looks at together, in pixels each way. */
  const place = 64;

  /** @param {string} base64 */
  async function read(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    const { context } = canvasOf(width, height);
    context.drawImage(image, 0, 0);
    return { image, width, height, pixels: context.getImageData(0, 0, width, height).data };
  }

  /** @param {number} width @param {number} height */
  function canvasOf(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas.');
    return { canvas, context };
  }

  /** @typedef {Awaited<ReturnType<typeof read>>} Picture */

  /** @param {Picture} a @param {Picture} b @param {number} at the index of a pixel's first channel */
  const distance = (a, b, at) =>
    Math.max(
      ...[at, at + 1, at + 2].map((of) => Math.abs((a.pixels[of] ?? 0) - (b.pixels[of] ?? 0))),
    );

  /**
   * The squares in which pixels of two pictures differ by more than `tolerance`, and how many do; all where there is
   * no other picture.
   * @param {Picture} a
   * @param {Picture | null} b
   * @param {number} side
   * @param {number} tolerance
   */
  function changed(a, b, side, tolerance) {
    const columns = Math.ceil(a.width / side);
    const counts = new Uint32Array(columns * Math.ceil(a.height / side));
    for (let at = 0; at < a.pixels.length; at += 4) {
      if (b !== null && distance(a, b, at) <= tolerance) continue;
      const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
      const key = Math.floor(y / side) * columns + Math.floor(x / side);
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return [...counts].flatMap((count, key) =>
      count > 0 ? [{ x: (key % columns) * side, y: Math.floor(key / columns) * side, count }] : [],
    );
  }

  const pictures = {
    /** @param {string} png @param {string | null} before @param {number} quality */
    async encode(png, before, quality) {
      const picture = await read(png);
      const blocks = changed(picture, before === null ? null : await read(before), block, 0);
      if (blocks.length === 0) return { x: 0, y: 0, width: 0, height: 0, webp: '' };
      const x = Math.min(...blocks.map((each) => each.x));
      const y = Math.min(...blocks.map((each) => each.y));
      const right = Math.max(...blocks.map((each) => Math.min(each.x + block, picture.width)));
      const bottom = Math.max(...blocks.map((each) => Math.min(each.y + block, picture.height)));
      const { canvas, context } = canvasOf(right - x, bottom - y);
      for (const each of blocks)
        context.drawImage(
          picture.image,
          each.x,
          each.y,
          block,
          block,
          each.x - x,
          each.y - y,
          block,
          block,
        );
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const webp = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
      return { x, y, width: right - x, height: bottom - y, webp };
    },
    /** @param {string} a @param {string} b @param {number} tolerance */
    async difference(a, b, tolerance) {
      const [one, other] = [await read(a), await read(b)];
      if (one.width !== other.width || one.height !== other.height) return 1;
      const counts = changed(one, other, place, tolerance).map(({ count }) => count);
      return Math.max(0, ...counts) / place ** 2;
    },
  };
  Object.defineProperty(window, 'pictures', { value: pictures });
}
