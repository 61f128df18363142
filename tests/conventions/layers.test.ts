import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, files } from './files.ts';
import { importsOf, offences, publicFiles } from './layers.ts';

const code = /\.(?:ts|tsx|mjs)$/;
const ours = [...files('src', code), ...files('mocks', code)].filter(
  (path) => !path.endsWith('.d.ts'),
);

describe('imports between folders', () => {
  it('follow the rules in every file', () => {
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.flatMap((path) => importsOf(codeOf(path))).length).toBeGreaterThan(20);
    expect(ours.flatMap((path) => offences(path, codeOf(path)))).toEqual([]);
  });

  it.each([
    ['src/domain/a.ts', "import { b } from '../api/b.ts';"],
    ['src/domain/time/a.ts', "import type { B } from '../../api/b.ts';"],
    ['src/ui/a.tsx', "import type { B } from '../api/b.ts';"],
    ['src/api/a.ts', "import {\n  b,\n} from '../query/b.ts';"],
    ['src/shell/a.tsx', "export * from '../routes/b/index.tsx';"],
    ['src/routes/a/index.tsx', "import { b } from '../b/part.tsx';"],
    ['src/main.tsx', "import { start } from '../mocks/browser.ts';"],
    ['src/app.tsx', "const late = import('../mocks/browser.ts');"],
    ['src/helpers/a.ts', "import { b } from '../domain/b.ts';"],
    ['mocks/a.ts', "import '../src/shell/b.tsx';"],
  ])('%s may not contain %s', (path, text) => {
    expect(offences(path, text)).toHaveLength(1);
  });

  it.each([
    ['src/query/a.ts', "import type { B } from '../api/b.ts';"],
    ['src/routes/a/index.tsx', "import { b } from '../../shell/b.tsx';"],
    ['src/main.tsx', "const late = import('../mocks/browser.ts');"],
    ['src/main.tsx', "import './index.css';\nimport { App } from './app.tsx';"],
    ['src/api/a.test.ts', "import { b } from '../../mocks/b.ts';"],
    ['mocks/a.ts', "import { b } from '../src/domain/b.ts';"],
  ])('%s may contain %s', (path, text) => {
    expect(offences(path, text)).toEqual([]);
  });
});

describe('the public files of a feature', () => {
  it('are each used by another part of the app', () => {
    const used = new Set(
      ours
        .filter((path) => !/\.test\.tsx?$/.test(path))
        .flatMap((path) =>
          importsOf(codeOf(path))
            .map(({ from }) => posix.join(posix.dirname(path), from))
            .filter((target) => featureOf(target) !== featureOf(path)),
        ),
    );
    const features = new Set(files('src/features', code).map(featureOf));
    const unused = [...features].flatMap((feature) =>
      files(`src/features/${feature}`, code).filter(
        (path) =>
          publicFiles(feature).some((name) => path === `src/features/${feature}/${name}`) &&
          !used.has(path),
      ),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['src/routes/a/index.tsx', '../../features/day-record/record.ts', 0],
    ['src/routes/a/index.tsx', '../../features/day-record/curve.ts', 1],
    ['src/routes/a/index.tsx', '../../features/handover/index.tsx', 0],
    ['src/routes/a/index.tsx', '../../features/handover/summary.ts', 1],
    ['src/features/handover/index.tsx', './summary.ts', 0],
  ])('%s, %s: %d', (path, from, count) => {
    expect(offences(path, `import { a } from '${from}';`)).toHaveLength(count);
  });
});

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? '';

describe('rules for single folders', () => {
  it('only src/config.ts reads import.meta.env', () => {
    const readers = files('src', /\.tsx?$/).filter((path) =>
      codeOf(path).includes('import.meta.env'),
    );
    expect(readers.filter((path) => path !== 'src/config.ts')).toEqual([]);
    expect(files('src', /^config\.ts$/)).toEqual(['src/config.ts']);
  });

  it('the product never imports a module of Node', () => {
    const product = files('src', /\.tsx?$/).filter((path) => !/\.test\.tsx?$/.test(path));
    const users = product.filter((path) =>
      importsOf(codeOf(path)).some(({ from }) => from.startsWith('node:')),
    );
    expect(users).toEqual([]);
  });

  it('domain imports no React and no query', () => {
    const users = files('src/domain', /\.tsx?$/).filter((path) =>
      importsOf(codeOf(path)).some(({ from }) =>
        /^(?:react|wouter|lucide|@tanstack|@radix)/.test(from),
      ),
    );
    expect(users).toEqual([]);
    expect(files('src/domain', /\.ts$/).length).toBeGreaterThan(5);
  });
});
