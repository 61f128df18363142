import { vi } from 'vitest';

/** Collects the files that clicks download. */
export function catchDownload() {
  const saved: {
    name: string;
    text: () => Promise<string>;
    bytes: () => Promise<ArrayBuffer>;
  }[] = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    blob = content as Blob;
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = blob;
    saved.push({
      name: this.download,
      text: async () => (await content?.text()) ?? '',
      bytes: async () => (await content?.arrayBuffer()) ?? new ArrayBuffer(0),
    });
  });
  return saved;
}
