/** Saves text as a file on the person's machine. The name is ours, never the server's. */
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
  // Kept URLs hold their content for as long as the page lives.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
