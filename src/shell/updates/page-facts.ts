/** What a page of ours says of itself: its build, and the files that it and one of its screens need. */
export interface PageFacts {
  readonly build: string | null;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const tag = /<(script|link|meta)\b([^>]*)>/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Reads the text of a page. Not with a DOMParser, which Trusted Types forbid. */
export function readPage(html: string, screen: string): PageFacts {
  const tags = [...html.matchAll(tag)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    is: attributesOf(rest),
  }));
  const linked = (rel: string) =>
    tags.flatMap(({ name, is }) => (name === 'link' && is.get('rel') === rel ? address(is) : []));
  const ofScreen = tags.flatMap(({ is }) =>
    is.get('rel') === 'screen-code' && is.get('data-screen') === screen ? address(is) : [],
  );
  const entries = tags.flatMap(({ name, is }) =>
    name === 'script' && is.get('type') === 'module' ? address(is) : [],
  );
  const build = tags.find(({ name, is }) => name === 'meta' && is.get('name') === 'build');
  return {
    build: build?.is.get('content') ?? null,
    scripts: entries.length === 0 ? [] : [...entries, ...linked('modulepreload'), ...ofScreen],
    styles: linked('stylesheet'),
  };
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

function address(is: Map<string, string>): string[] {
  const url = is.get('src') ?? is.get('href') ?? '';
  return url === '' ? [] : [url];
}
