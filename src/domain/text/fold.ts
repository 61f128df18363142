/** A text trimmed and in lower case, as the server's code words are compared. */
export function fold(text: string): string {
  return text.trim().toLowerCase();
}
