/** Parses a URL; null for another text. `URL.parse` is missing in the oldest browsers of docs/browsers.md. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
