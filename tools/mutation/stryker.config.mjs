// node tools/mutation/run.mjs [--mutate src/domain/time/month.ts]
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The pure files of screens and features: those with a test beside them and without a hook. */
const rules = ['src/features', 'src/routes']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => path.endsWith('.ts') && existsSync(path.replace(/\.ts$/, '.test.ts')))
  .filter((path) => !/\buse[A-Z]/.test(readFileSync(path, 'utf8')));

export default {
  mutate: [
    'src/{domain,api,calls}/**/!(*.test).ts',
    ...rules,
    // These use the browser, and have their tests in tests/screens.
    '!src/features/{day-record/time-away,export/download}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  concurrency: 2,
  // Long, since a loaded machine is slow; Stryker finds endless loops by their count.
  timeoutMS: 30_000,
  // A mutant in code that runs at load would run every test.
  ignoreStatic: true,
  // Not under node_modules, where Vitest takes files for those of packages.
  tempDirName: 'coverage/mutation/sandbox',
  ignorePatterns: ['/coverage', '/dist', '/docs/screens', '/release', '/test-results'],
  // Stryker reads it by the API of TypeScript 5, which version 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  thresholds: { high: 90, low: 80, break: 80 },
};
