// A browser takes seconds to wrap 10,000 characters without a space.
const excerptLength = 400;

export function excerpt(text: string, most = excerptLength): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The URL that a text is, or null: `URL.parse`, which came later than the browsers of docs/browsers.md. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
