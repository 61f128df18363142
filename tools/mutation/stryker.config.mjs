// npm run test:mutation [-- --mutate 'src/domain/**/!(*.test).ts']
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Rules of a screen or a feature: files with a test beside them, without a hook. */
const rules = ['src/features', 'src/routes']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => path.endsWith('.ts') && existsSync(path.replace(/\.ts$/, '.test.ts')))
  .filter((path) => !/\buse[A-Z]/.test(readFileSync(path, 'utf8')));

/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
export default {
  mutate: [
    'src/{domain,api}/**/!(*.test).ts',
    ...rules,
    // Storage and files of the browser.
    '!src/features/{day-record/day-memory,export/download}.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  concurrency: 2,
  // A loaded machine is slow; a mutant without an end is stopped by the count of its loops.
  timeoutMS: 30_000,
  // Vitest takes each file under node_modules for a package's.
  tempDirName: 'coverage/mutation/sandbox',
  ignorePatterns: ['/coverage', '/dist', '/docs', '/release', '/tests', '/test-results'],
  // Read by the API of TypeScript 5, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  thresholds: { high: 90, low: 80, break: 80 },
};
