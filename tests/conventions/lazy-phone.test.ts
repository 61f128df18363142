import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { codeOf, exists } from './files.ts';
import { importsOf } from './layers.ts';

/** The files that are loaded with one: those of its static imports, and theirs. */
function loadedWith(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path) || !exists(path)) return known;
  known.add(path);
  for (const { from, typeOnly, dynamic } of importsOf(codeOf(path)))
    if (from.startsWith('.') && !typeOnly && !dynamic)
      loadedWith(posix.join(posix.dirname(path), from), known);
  return known;
}

const phone = 'src/domain/phone.ts';

it.each(['src/main.tsx', 'src/routes/dashboard/lower-half.tsx', 'src/routes/validation/index.tsx'])(
  '%s is loaded without the code that reads phones, which is large',
  (path) => {
    const loaded = loadedWith(path);
    expect(loaded.size).toBeGreaterThan(20);
    expect(loaded).not.toContain(phone);
  },
);

it.each(['src/features/appointment/drawer.tsx', 'src/routes/validation/evidence.tsx'])(
  '%s, which is lazy, has it',
  (path) => {
    expect(loadedWith(path)).toContain(phone);
  },
);
