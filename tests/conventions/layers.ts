import { posix } from 'node:path';
import { exists, textOf } from './files.ts';

export interface Import {
  from: string;
  typeOnly: boolean;
  dynamic: boolean;
}

/**
 * The one statement of the layer rule: which rooms a room may import, from the top down. A room may always import
 * itself; an entry with `type` is for types alone.
 */
const allowed: Record<string, readonly string[]> = {
  main: [
    'app',
    'screens',
    'boot',
    'features',
    'query',
    'calls',
    'ui',
    'paths',
    'config',
    'import() mocks',
    'import() start',
  ],
  start: ['features', 'shell', 'query', 'ui', 'config'],
  app: [
    'import() deferred',
    'screens',
    'routes',
    'features',
    'boot',
    'shell',
    'query',
    'ui',
    'paths',
    'config',
  ],
  deferred: ['menu', 'features', 'shell'],
  menu: ['screens', 'shell'],
  screens: ['import() routes', 'shell', 'ui', 'paths'],
  routes: ['features', 'shell', 'query', 'calls', 'ui', 'domain', 'api', 'paths', 'config'],
  features: ['boot', 'shell', 'query', 'calls', 'ui', 'domain', 'api', 'paths', 'base', 'config'],
  shell: ['boot', 'query', 'calls', 'ui', 'domain', 'api', 'paths', 'config'],
  boot: ['calls', 'api', 'ui', 'domain', 'return-place', 'paths', 'base'],
  query: ['ui', 'domain', 'calls', 'api', 'return-place', 'paths', 'config'],
  ui: ['domain'],
  'return-place': ['ui', 'domain', 'paths'],
  paths: ['domain', 'base'],
  config: ['domain'],
  calls: ['api', 'domain', 'config'],
  api: ['domain', 'base'],
  base: [],
  domain: [],
  mocks: ['calls', 'api', 'domain', 'features', 'config', 'base'],
};

/** Which other features a feature may use. */
const featuresOf: Record<string, readonly string[]> = {
  filter: ['appointment'],
  handover: ['day-record', 'needs-you', 'print'],
  person: ['appointment', 'filter'],
  palette: ['export', 'print'],
  print: ['day-record', 'export', 'filter', 'needs-you'],
};

/** The files of a feature that others may import: the index, or those that its README.md lists under 'Public files'. */
export function publicFiles(feature: string): readonly string[] {
  const readme = `src/features/${feature}/README.md`;
  const [, list = ''] = exists(readme) ? textOf(readme).split(/^## Public files$/m) : [];
  const names = list
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => (line.split(':')[0] ?? '').match(/[\w/.-]+\.tsx?/g) ?? []);
  return names.length > 0 ? names : ['index.ts', 'index.tsx'];
}

const statement = /^[ \t]*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;

export function importsOf(code: string): Import[] {
  const fixed = [...code.matchAll(statement)].map(([, type, from = '']) => ({
    from,
    typeOnly: type !== undefined,
    dynamic: false,
  }));
  const late = [...code.matchAll(dynamic)].map(([, from = '']) => ({
    from,
    typeOnly: false,
    dynamic: true,
  }));
  return [...fixed, ...late];
}

/** The room of a file; routes keep the name of their folder. */
function partOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (top !== 'src') return top;
  if (['routes', 'features'].includes(second) && third !== '')
    return `${second}/${third.replace(/\.tsx?$/, '')}`;
  return second.replace(/(?:\.test)?\.tsx?$/, '');
}

/** A line for every import of `path` that its room does not allow. */
export function offences(path: string, code: string): string[] {
  return importsOf(code).flatMap((one) => {
    if (!one.from.startsWith('.') && !one.from.startsWith('/')) return [];
    if (/\.(?:css|svg|png|woff2?|json)(?:\?\w+)?$/.test(one.from)) return [];
    const target = posix.join(posix.dirname(path), one.from);
    return mayImport(partOf(path), partOf(target), one, isTest(path)) &&
      (isTest(path) || isPublic(path, target))
      ? []
      : [`${path} imports ${one.from}`];
  });
}

function isPublic(path: string, target: string): boolean {
  if (!target.startsWith('src/features/')) return true;
  const [, feature = '', file = ''] = /^src\/features\/([^/]+)\/(.+)$/.exec(target) ?? [];
  return path.startsWith(`src/features/${feature}/`) || publicFiles(feature).includes(file);
}

function mayImport(from: string, to: string, one: Import, test: boolean): boolean {
  if (from === to) return true;
  if (test && ['mocks', 'tests', 'menu', 'screens', 'calls'].includes(to)) return true;
  const rules = allowed[from.split('/')[0] ?? ''];
  if (!rules) return false;
  const target = to.split('/')[0] ?? '';
  if (target === 'routes' && from.startsWith('routes/')) return false;
  if (target === 'features' && from.startsWith('features/'))
    return featuresOf[from.split('/')[1] ?? '']?.includes(to.split('/')[1] ?? '') ?? false;
  return (
    rules.includes(target) ||
    (one.typeOnly && rules.includes(`type ${target}`)) ||
    (one.dynamic && rules.includes(`import() ${target}`))
  );
}

function isTest(path: string) {
  return /\.test\.tsx?$/.test(path);
}
