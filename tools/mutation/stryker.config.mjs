// npm run test:mutation [-- --mutate src/domain/time/month.ts]
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The pure files of screens and features: a test beside them, and no hook. */
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
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  concurrency: 2,
  // A loaded machine is slow; endless loops are found by their count.
  timeoutMS: 30_000,
  // Each of what a file makes as it loads would run every test.
  ignoreStatic: true,
  // Vitest would take files under node_modules for those of packages.
  tempDirName: 'coverage/mutation/sandbox',
  ignorePatterns: ['/coverage', '/dist', '/docs', '/release', '/test-results'],
  // Read by the API of TypeScript 5, which version 7 no longer has.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  thresholds: { high: 90, low: 80, break: 80 },
};
