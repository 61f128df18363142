import { configDefaults } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

/** Whole backends are served to the checker and validated: 120 s of them in every `npm test` would be too much. */
const contractTests = [
  'tools/contract/{commands,mistakes}.test.ts',
  'tests/contract/center.test.ts',
];

const inPage = { environment: 'happy-dom', setupFiles: ['tests/screens/setup.ts'] };

/** The tests that Vitest runs, in projects of their own environment. */
export const test: InlineConfig = {
  // One shared worker environment costs a seventh of an isolated one; set-up files clean up after each test.
  isolate: false,
  // One worker per core: by itself vitest leaves a core to a watching editor.
  maxWorkers: '100%',
  // A screen makes and drops whole documents: with a young generation of 16 MB a quarter of the time is collection. The
  // workers use all cores, so collecting in several threads only costs.
  execArgv: ['--max-semi-space-size=128', '--single-threaded-gc'],
  // A loaded machine is no failure; what a screen test waits for has a deadline of its own, with its name.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  coverage: { provider: 'v8', include: ['src/**'] },
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'node',
        include: ['{src,mocks,tools,tests/{contract,conventions,engines}}/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...contractTests],
      },
    },
    {
      extends: true,
      test: { name: 'contract', environment: 'node', include: contractTests },
    },
    {
      extends: true,
      test: { name: 'fuzz', environment: 'node', include: ['tests/fuzz/readers.test.ts'] },
    },
    {
      extends: true,
      // What needs a page, with or without JSX.
      test: {
        ...inPage,
        name: 'screens',
        include: ['{src,mocks,tests/{mount,screens}}/**/*.test.tsx'],
      },
    },
  ],
};
