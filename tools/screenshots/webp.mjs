// The container of an animated WebP (RIFF): pictures that a browser has encoded, each with its place and its time.

/** @typedef {{ x: number, y: number, width: number, height: number, webp: Buffer, ms: number }} Frame */

const hasAlpha = 0x10;
const isAnimated = 0x02;

/**
 * @param {{ width: number, height: number }} size
 * @param {readonly Frame[]} frames drawn over each other; `x` and `y` are even
 */
export function animation({ width, height }, frames) {
  const head = Buffer.alloc(10);
  head[0] = hasAlpha | isAnimated;
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  // Background and count of repetitions are 0: transparent, and forever.
  const chunks = [chunk('VP8X', head), chunk('ANIM', Buffer.alloc(6)), ...frames.map(frameChunk)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** @param {Frame} frame */
function frameChunk({ x, y, width, height, webp, ms }) {
  const head = Buffer.alloc(16);
  [x / 2, y / 2, width - 1, height - 1, ms].forEach((value, at) => {
    head.writeUIntLE(value, at * 3, 3);
  });
  const image = chunksOf(webp).flatMap(({ name, bytes }) =>
    ['ALPH', 'VP8 ', 'VP8L'].includes(name) ? [chunk(name, bytes)] : [],
  );
  return chunk('ANMF', Buffer.concat([head, ...image]));
}

/** @param {string} name @param {Buffer} bytes */
function chunk(name, bytes) {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** The chunks of a WebP file. @param {Buffer} file */
export function chunksOf(file) {
  const chunks = [];
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    chunks.push({
      name: file.toString('latin1', at, at + 4),
      bytes: file.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length % 2);
  }
  return chunks;
}
