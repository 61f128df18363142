/** Saves text as a file. The name is ours, never the server's. */
export function download(
  name: string,
  content: string,
  type: 'text/plain' | 'application/json',
): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Until it is revoked, a URL keeps its content in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
