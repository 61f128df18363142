/** The URL that a text is, or null: `URL.parse`, which came later than the browsers of docs/browsers.md. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
