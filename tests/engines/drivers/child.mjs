// Child processes of the tests: a browser, its driver, a display.
import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => process.exit(1));

/**
 * Starts a program, which ends with this process at the latest, and waits until it prints that it is ready.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {object} options
 * @param {RegExp} [options.ready] what it prints; its first group is returned. Without one: nothing is waited for
 * @param {Record<string, string>} [options.env]
 * @param {number} [options.timeout] in ms
 * @returns {Promise<{ said: string, stop: () => Promise<void> }>}
 * @throws when it ends or stays silent
 */
export function startProgram(file, args, { ready, env, timeout = 30_000 }) {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  }).then(() => running.delete(child));
  /** Also ends the program's own child processes. */
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(timer);
  };
  if (!ready) return Promise.resolve({ said: '', stop });
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (/** @type {string} */ why) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${file} ${why}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), timeout);
    const read = (/** @type {Buffer} */ chunk) => {
      printed += String(chunk);
      const found = ready.exec(printed);
      if (!found) return;
      clearTimeout(timer);
      resolve({ said: found[1] ?? '', stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with ${code}: ${printed.slice(-300).trim()}`));
  });
}
