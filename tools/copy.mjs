// A copy of this repository's files, ignored ones left out, to build and to try commands in.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process.mjs';

/**
 * Copies into a new folder, with node_modules as a link, and returns its path.
 * @param {string} folder
 */
export function makeCopy(folder) {
  const listed = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of listed.split('\0').filter((each) => each !== '')) {
    // Git also lists files that are deleted and not yet committed.
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** @param {string} folder @param {string[]} args @returns Git's output @throws Error with Git's message */
export function git(folder, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}
