const count = new Intl.NumberFormat('en-US');
const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '31 bytes', '14.1 kB', '2.3 MB'. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000 ? `${one.format(bytes / 1_000)} kB` : `${one.format(bytes / 1e6)} MB`;
}

/** '1 row', '1,284 rows'. */
export function countText(many: number, what: string, plural = `${what}s`): string {
  return `${count.format(many)} ${many === 1 ? what : plural}`;
}
