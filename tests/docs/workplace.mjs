// A copy of this repository with a commit and a build, in which commands may write anything.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, makeCopy } from '../../tools/copy.mjs';
import { root } from '../../tools/process.mjs';

export function makeWorkplace() {
  const temporary = mkdtempSync(join(tmpdir(), 'docs-'));
  const folder = makeCopy(join(temporary, 'a copy'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  const who = ['-c', 'user.name=docs', '-c', 'user.email=docs@localhost'];
  git(folder, ['init', '-q']);
  git(folder, ['add', '-A']);
  git(folder, [...who, 'commit', '-q', '--no-verify', '-m', 'docs: as it is']);
  return {
    folder,
    /** Resets the copy, except ignored files. */
    restore() {
      git(folder, ['reset', '-q', '--hard']);
      git(folder, ['clean', '-qfd']);
    },
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}
