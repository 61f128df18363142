import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { kinds } from './kinds.ts';
import { screenNames as names } from '../browser/addresses.ts';

type Cells = Readonly<Record<string, readonly string[]>>;

const counted = {
  'blank screens': 'blank',
  'uncaught errors and policy reports': 'error',
  'lost drafts and focus': 'draft',
  'scripts that ran': 'attack',
  'toasts for a poll': 'toast',
  'words that nobody should read': 'text',
  'jumps of the page': 'scroll',
  'cards in a wrong state': 'state',
  'calls sent too often': 'rate',
} as const;

/** Prints the matrix: a row for each fault, a column for each screen, cold and warm. */
export default class MatrixReporter implements Reporter {
  readonly #tests = new Map<string, Cells>();
  #began = 0;

  onBegin() {
    this.#began = performance.now();
  }

  onTestEnd({ title }: TestCase, { attachments, errors, status, duration }: TestResult) {
    console.log(
      `${status === 'passed' ? 'ok    ' : 'FAILED'} ${title} (${(duration / 1_000).toFixed(0)} s)`,
    );
    const cells = attachments.find(({ name }) => name === 'cells')?.body;
    const found = cells ? (JSON.parse(String(cells)) as Cells) : {};
    const column = title.split(', ').slice(0, 2).join(', ');
    this.#tests.set(column, { ...this.#tests.get(column), ...found });
    const problems = Object.entries(found).flatMap(([kind, list]) =>
      list.map((problem) => `${title}, ${kind}: ${problem}`),
    );
    // What failed outside any cell: the browser, or a guard of all browser tests.
    const others = errors.map(({ message = '' }) => `${title}: ${message}`);
    for (const line of problems.length > 0 ? problems : others) console.log(`✗ ${line}`);
  }

  onEnd({ status }: FullResult) {
    const width = Math.max(...kinds.map(({ name }) => name.length)) + 6;
    const columns = names.map((name) => name.padEnd(name.length + 2)).join('');
    console.log(`\n${'row, fault'.padEnd(width)}${columns}(c cold, w warm)`);
    for (const kind of kinds) {
      const cells = names.map((name) => {
        const phases = ['cold', 'warm'].map((phase) => {
          const problems = this.#tests.get(`${name}, ${phase}`)?.[kind.name];
          return problems === undefined ? '-' : problems.length ? '✗' : (phase[0] ?? '');
        });
        return phases.join('').padEnd(name.length + 2);
      });
      console.log(
        `${String(kind.row).padStart(3)}  ${kind.name.padEnd(width - 5)}${cells.join('')}`.trimEnd(),
      );
    }
    const problems = [...this.#tests.values()].flatMap((cells) => Object.values(cells).flat());
    console.log('');
    for (const [what, prefix] of Object.entries(counted)) {
      const count = problems.filter((problem) =>
        problem.replace('healed, ', '').startsWith(`${prefix}:`),
      ).length;
      console.log(`${String(count).padStart(5)} ${what}`);
    }
    const seen = [...this.#tests.values()].reduce(
      (sum, cells) => sum + Object.keys(cells).length,
      0,
    );
    const minutes = (performance.now() - this.#began) / 60_000;
    console.log(`\n${seen} cells in ${minutes.toFixed(1)} minutes: ${status}`);
  }

  printsToStdio() {
    return true;
  }
}
