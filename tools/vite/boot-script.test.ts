import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { bootScript } from './deployment.ts';

/** The syntax that every browser with modules can parse: Chrome 61, Firefox 60 and Safari 11 on. */
const oldest = { ecmaVersion: 2017, sourceType: 'script' } as const;

describe('boot.js', () => {
  it('is parsed by browsers that are too old for the app, so that it can say so', async () => {
    const code = await bootScript();
    expect(code).toContain('This browser is too old.');
    expect(() => parse(code, oldest)).not.toThrow();
  });
});
