import { describe, expect, it } from 'vitest';
import { files, textOf } from './files.ts';

/** Comment lines in a hundred lines of code, at most. */
const most = 8;

const rooms = ['api', 'boot', 'domain', 'features', 'query', 'routes', 'shell', 'ui'];

interface Lines {
  readonly code: number;
  readonly comment: number;
}

/** Lines that are nothing but a comment, and lines with code on them. */
function linesOf(text: string): Lines {
  let isInside = false;
  let [code, comment] = [0, 0];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const begins = /^(?:\/\*|\{\/\*)/.test(line);
    if (isInside || begins || line.startsWith('//')) comment += 1;
    else code += 1;
    isInside = (isInside || begins) && !line.includes('*/');
  }
  return { code, comment };
}

function shareOf(room: string): number {
  const product = files(`src/${room}`, /\.(?:ts|tsx)$/).filter((path) => !/\.test\./.test(path));
  const counts = product.map((path) => linesOf(textOf(path)));
  const sum = (of: (lines: Lines) => number) => counts.reduce((all, each) => all + of(each), 0);
  return (100 * sum(({ comment }) => comment)) / sum(({ code }) => code);
}

describe('comments are rare, so that each is read', () => {
  it.each(rooms)(`src/%s has ${most} lines of them in a hundred, or fewer`, (room) => {
    expect(shareOf(room)).toBeLessThanOrEqual(most);
  });

  it('are counted as they stand', () => {
    const text = '/**\n * a\n */\nconst a = 1; // b\n\n// c\n{/* d */}\nconst e = "/*";\n';
    expect(linesOf(text)).toEqual({ code: 2, comment: 5 });
  });
});
