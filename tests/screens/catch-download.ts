import { vi } from 'vitest';

/** What is saved by a click, instead of a file on a disk that is not there. */
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
