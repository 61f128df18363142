import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A shape of an icon, as lucide-react writes it. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const imports = /import \{([^}]*)\} from 'lucide-react';/g;
const prefix = 'virtual:lucide-react/';

/**
 * Lucide's icons, each as one path that a plain function draws (src/ui/icon.ts): the library's own component is two
 * forwarded refs and a context around a tree of shapes, which costs a first load of a hundred icons twice as much.
 */
export function onePathIcons(): Plugin {
  let root = process.cwd();
  return {
    name: 'one-path-icons',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /'lucide-react'/ },
      handler: (code) => ({ code: code.replace(imports, oneByOne), map: null }),
    },
    resolveId: {
      filter: { id: /^virtual:lucide-react\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0virtual:lucide-react\// },
      async handler(id) {
        const shapes = await shapesOf(root, id.slice(1 + prefix.length));
        return `import { icon } from ${JSON.stringify(join(root, 'src/ui/icon.ts'))};
export default /* @__PURE__ */ icon(${JSON.stringify(onePath(shapes))});`;
      },
    },
  };
}

/** One import for each icon, on as many lines as before. */
function oneByOne(statement: string, list: string): string {
  const names = list.split(',').map((name) => name.trim());
  const values = names.filter((name) => name !== '' && !name.startsWith('type '));
  const types = names.filter((name) => name.startsWith('type '));
  const lines = statement.split('\n').length - 1;
  return [
    ...values.map((name) => `import ${name} from '${prefix}${name}';`),
    ...(types.length > 0 ? [`import { ${types.join(', ')} } from 'lucide-react';`] : []),
    '\n'.repeat(lines),
  ].join(' ');
}

async function shapesOf(root: string, name: string): Promise<readonly Shape[]> {
  const folder = join(root, 'node_modules/lucide-react/dist/esm');
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8');
  const file = new RegExp(`default as ${name}\\b[^;]*from '(.*)'`).exec(index)?.[1];
  if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
  const data = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as {
    __iconData: { node: readonly Shape[] };
  };
  return data.__iconData.node;
}

/** The shapes as the data of one path. Throws for a shape or an attribute that it does not know. */
export function onePath(shapes: readonly Shape[]): string {
  return shapes
    .map(([tag, all]) => {
      const { key, ...attributes } = all;
      return key === undefined ? pathOf(tag, all) : pathOf(tag, attributes);
    })
    .join('');
}

function pathOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const { d, ...numbers } = attributes;
  if (tag === 'path' && d !== undefined && Object.keys(numbers).length === 0) return absolute(d);
  const known = attributesOf.get(tag) ?? [];
  const unknown = Object.keys(attributes).filter((name) => !known.includes(name));
  if (known.length === 0 || unknown.length > 0)
    throw new Error(`Not part of an icon yet: <${tag}> with ${unknown.join(', ')}`);
  const of = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'polyline') return `M${attributes['points']?.trim() ?? ''}`;
  if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
  if (tag === 'circle') {
    const r = of('r');
    return `M${of('cx') - r} ${of('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const rx = Number(attributes['rx'] ?? attributes['ry'] ?? 0);
  const ry = Number(attributes['ry'] ?? rx);
  const across = of('width') - 2 * rx;
  const down = of('height') - 2 * ry;
  const corner = (x: number, y: number) => `a${rx} ${ry} 0 0 1 ${x} ${y}`;
  return (
    `M${of('x') + rx} ${of('y')}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  );
}

const attributesOf = new Map([
  ['polyline', ['points']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['circle', ['cx', 'cy', 'r']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
]);

/** The first move of a path is from the origin, wherever the path before has ended. */
function absolute(d: string): string {
  return d.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(.?)/,
    (_all, x: string, y: string, next: string) =>
      `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}${next}`,
  );
}
