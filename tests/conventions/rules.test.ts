import { describe, expect, it } from 'vitest';
import { files, textOf } from './files.ts';

const page = 'docs/rules.md';
const rules = [...textOf(page).matchAll(/^- \*\*([A-DS]\d+)\*\* /gm)].map(([, rule = '']) => rule);

/** The rules that a text names: '(C37)', 'of A10 to A18', 'S9'. */
function rulesIn(text: string): string[] {
  const line = text.replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ');
  return [...line.matchAll(/(?<=[\s(-])(?:[A-D][1-9]\d?|S[1-9])\b(?![%'"`])/g)].map(
    ([name]) => name,
  );
}

/** What a reader of this repository cannot look up. */
const elsewhere =
  /\b[Rr]ulings [A-D]\d|\b[Ss]pec \d|\b(?:visual|design|house|stack|users|reliability)\.md\b|\b[Ii]ssue \d|\b[Pp]icture \d/;

const code = ['src', 'mocks', 'tools', 'tests']
  .flatMap((folder) => files(folder, /\.(?:tsx?|mjs|css|md)$/))
  .filter((path) => path !== 'tests/conventions/rules.test.ts');
const named = new Set(code.flatMap((path) => rulesIn(textOf(path))));

describe('the page of rules', () => {
  it('has each rule that code and tests name', () => {
    expect([...named].filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  it('has none that nothing names, and each once', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter((rule, at) => !named.has(rule) || rules.indexOf(rule) !== at)).toEqual([]);
  });

  it('is the only page that code cites', () => {
    expect(code.filter((path) => elsewhere.test(textOf(path)))).toEqual([]);
  });

  it.each([
    ['closes it (C10), and counts once (C5, C37).', ['C10', 'C5', 'C37']],
    ['/** As it came\n * (A10 to A18). */', ['A10', 'A18']],
    ['A call of S4 and S9: a toast (S2, S7; C17)', ['S4', 'S9', 'S2', 'S7', 'C17']],
    ['// Every call of S7, once; the fallback of C8', ['S7', 'C8']],
    ["printed on 'A4', A4 sheets, 'A1:B2', %C2%A0, spec 24", ['A4']],
  ])('names in %j: %j', (text, wanted) => {
    expect(rulesIn(text)).toEqual(wanted);
  });
});
