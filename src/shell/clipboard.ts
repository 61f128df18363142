/** Copies a text; false where the browser refuses. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    // Missing on a page over http.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
