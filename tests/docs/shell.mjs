// Runs command lines, each in its own process group, so that its child processes end with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const patienceMs = 120_000;
/** The time between SIGTERM and SIGKILL. */
const graceMs = 5_000;

/** The running groups. @type {Set<number>} */
const groups = new Set();
process.once('exit', () => groups.forEach((group) => endGroup(group)));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** @param {number} group @param {'SIGTERM' | 'SIGKILL'} [signal] */
function endGroup(group, signal = 'SIGTERM') {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended.
  }
}

/** @param {string} folder @param {string} line @param {Record<string, string>} [env] */
function start(folder, line, env = {}) {
  const child = spawn(line, {
    cwd: folder,
    shell: true,
    detached: true,
    env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = Number(child.pid);
  groups.add(group);
  let said = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += String(part);
    });
  const ended = once(child, 'close').then(([code]) => {
    isOver = true;
    groups.delete(group);
    return /** @type {number | null} */ (code);
  });
  const end = () => {
    endGroup(group);
    setTimeout(() => endGroup(group, 'SIGKILL'), graceMs).unref();
    return ended;
  };
  return { said: () => said, isOver: () => isOver, ended, end };
}

/**
 * Runs a command to its end, or ends it after two minutes, with the code null.
 * @param {string} folder
 * @param {string} line
 * @param {Record<string, string>} env
 */
export async function runShort(folder, line, env) {
  const { said, ended, end } = start(folder, line, env);
  const timer = setTimeout(() => void end(), patienceMs);
  const code = await ended;
  clearTimeout(timer);
  return { code, said: said() };
}

/**
 * Starts a server; the line has its port.
 * @param {string} folder
 * @param {string} line
 * @param {Record<string, string>} [env]
 */
export async function serve(folder, line, env) {
  const { said, isOver, end } = start(folder, line, env);
  const origin = `http://127.0.0.1:${/--port (\d+)/.exec(line)?.[1]}`;
  return {
    origin,
    said,
    end,
    /** Whether it responds in time with 200 and such a body. @param {string} path @param {RegExp} [so] */
    async answers(path, so = /^/) {
      for (const began = performance.now(); performance.now() - began < patienceMs && !isOver();) {
        const isSo = await fetch(origin + path).then(
          async (response) => response.status === 200 && so.test(await response.text()),
          () => false,
        );
        if (isSo) return true;
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
      return false;
    },
  };
}
