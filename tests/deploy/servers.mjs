// Starts nginx, Caddy or the container with the configuration of deploy/ on a free port, adapted as in docs/deploy.md,
// and with its files in a temporary folder.
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../tools/process.mjs';
import { freePort } from '../../tools/served.mjs';
import { ask } from './ask.mjs';
import { layOut, run } from './container.mjs';

/** @typedef {import('./programs.mjs').Name} Name */
/** @typedef {Name | 'container'} Server */
/**
 * @typedef {object} Places
 * @property {string} dist
 * @property {readonly string[]} backends host:port each
 * @property {number} port
 * @property {import('./programs.mjs').Program} program
 * @property {string} [config] the folder of a config.json that takes the place of the build's
 * @property {string} [proxies] the range of the proxies in front
 * @property {{ key: string, cert: string }} [tls]
 * @property {number} [sitePort] of another site, which has the tracker in a folder
 * @property {import('./container.mjs').Env} [env] of the container
 */
/** @typedef {Partial<import('./container.mjs').Command> & { args: string[], env: NodeJS.ProcessEnv, health?: import('./container.mjs').Command }} Start */

const deploy = join(root, 'deploy');

/**
 * @param {Server} name
 * @param {Omit<Places, 'port'>} places
 */
export async function startServer(name, places) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), `deploy-${name}-`));
  const { args, env, health, file, ...user } = prepare[name](folder, { ...places, port });
  const child = spawn(file ?? places.program.file, args, {
    cwd: folder,
    // A container has no variables of this machine.
    env: file ? env : { ...process.env, ...places.program.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let said = '';
  const over = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      said += error.message;
      resolve(null);
    });
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const stopWithTests = () => child.kill('SIGTERM');
  process.once('exit', stopWithTests);

  const origin = places.tls
    ? `https://localhost:${port}`
    : `http://${places.env?.['TRACKER_BIND'] ?? '127.0.0.1'}:${port}`;
  if (!(await Promise.race([isUp(origin), over.then(() => false)]))) {
    child.kill('SIGTERM');
    throw new Error(`${name} does not start with the configuration of deploy/:\n${said}`);
  }
  return {
    origin,
    /** The errors that the server finds in its configuration. */
    warnings: said
      .split('\n')
      .filter((line) => /\[(?:warn|error|emerg)\]|"level":"(?:warn|error)"/.test(line))
      .filter(
        (line) => !/admin endpoint disabled|no OCSP stapling|redirects are disabled/.test(line),
      ),
    /** All that the server has logged: nginx in files, Caddy where it reports errors, too. */
    logged: () =>
      ['access.log', 'site.log']
        .map((log) => join(folder, log))
        .flatMap((log) => (existsSync(log) ? [readFileSync(log, 'utf8')] : []))
        .join('') + said,
    /** The exit code of the container's health check. */
    healthCode: async () => (health ? (await run(health)).code : null),
    /** Stops the server and returns how it ended. */
    async stop() {
      child.kill('SIGTERM');
      await over;
      const codes = { code: child.exitCode, healthCode: health ? (await run(health)).code : null };
      process.off('exit', stopWithTests);
      rmSync(folder, { recursive: true, force: true });
      return codes;
    },
  };
}

/** @param {string} origin */
async function isUp(origin) {
  const giveUpAt = Date.now() + 15_000;
  while (Date.now() < giveUpAt) {
    const responses = ask(origin, { path: '/' }).then(() => true);
    if (await responses.catch(() => false)) return true;
    await pause(20);
  }
  return false;
}

/** @type {Record<Server, (folder: string, places: Places) => Start>} */
const prepare = {
  nginx(folder, { dist, backends, port, config, proxies, tls, sitePort }) {
    const site = adapt(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), [
      ['server 127.0.0.1:3000;', backends.map((host) => `server ${host};`).join(' ')],
      [
        'listen 80;',
        tls
          ? `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${tls.cert}; ssl_certificate_key ${tls.key};`
          : `listen 127.0.0.1:${port};`,
      ],
      ['root /srv/appointment-tracker;', `root "${dist}";`],
      ['/var/log/nginx/tracker.log', join(folder, 'access.log')],
      ['root /etc/appointment-tracker;', `root "${config ?? join(folder, 'none')}";`],
      ['# 10.0.0.0/8 1;', proxies ? `${proxies} 1;` : ''],
      ['# include nginx-sign-in.conf;', config ? 'include nginx-sign-in.conf;' : ''],
    ]);
    mkdirSync(join(folder, 'conf.d'));
    writeFileSync(join(folder, 'conf.d/appointment-tracker.conf'), site);
    if (sitePort) {
      const within = readFileSync(join(deploy, 'nginx-folder.conf'), 'utf8');
      const block = adapt(
        within.replaceAll('/var/log/nginx/tracker-folder.log', join(folder, 'site.log')),
        [['127.0.0.1:8080', `127.0.0.1:${port}`]],
      );
      const server = `server { listen 127.0.0.1:${sitePort}; server_tokens off; ${block} }`;
      writeFileSync(join(folder, 'conf.d/site.conf'), server);
    }
    copyFileSync(
      join(deploy, 'nginx-log.conf'),
      join(folder, 'conf.d/appointment-tracker-log.conf'),
    );
    for (const name of ['nginx-headers.conf', 'nginx-sign-in.conf'])
      copyFileSync(join(deploy, name), join(folder, name));
    // Like Debian's nginx.conf, without the paths that only root can write.
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = [
      ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
      'daemon off; worker_processes 1; pid nginx.pid; error_log stderr warn;',
      'events {}',
      `http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${kind};`).join(' ')}`,
      'sendfile on; default_type application/octet-stream; include conf.d/*.conf; }',
    ];
    writeFileSync(join(folder, 'nginx.conf'), `${main.join('\n')}\n`);
    return { args: ['-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'stderr'], env: {} };
  },

  caddy(folder, { dist, backends, port, config, proxies = '', tls }) {
    const site = readFileSync(join(deploy, 'Caddyfile'), 'utf8');
    writeFileSync(
      join(folder, 'Caddyfile'),
      // With a certificate of its own, and without the redirect of port 80.
      tls
        ? adapt(site, [
            ['\tadmin ', '\tauto_https disable_redirects\n\tadmin '],
            ['\timport headers', `\ttls ${tls.cert} ${tls.key}\n\timport headers`],
          ])
        : site,
    );
    return {
      args: ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
      env: {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        // On this machine only, and without the admin port, which another Caddy may use.
        TRACKER_ADMIN: 'off',
        TRACKER_BIND: '127.0.0.1',
        TRACKER_ADDRESS: tls ? `https://localhost:${port}` : `http://:${port}`,
        TRACKER_ROOT: dist,
        TRACKER_BACKEND: backends.join(' '),
        TRACKER_PROXIES: proxies,
        TRACKER_CONFIG: config ?? join(folder, 'none'),
        ...(config && { TRACKER_SIGN_IN: '/auth /auth/*' }),
      },
    };
  },

  container(folder, { dist, backends: [backend], port, program, proxies = '', env = {} }) {
    const { start, health } = layOut(folder, { dist, program, port });
    return {
      ...start({ API_URL: `http://${backend}`, TRUSTED_PROXIES: proxies, ...env }),
      health: health(env),
    };
  },
};

/**
 * @param {string} text
 * @param {readonly (readonly [string, string])[]} changes
 */
function adapt(text, changes) {
  return changes.reduce((all, [from, to]) => {
    if (all.split(from).length !== 2)
      throw new Error(`A file of deploy/ does not say once: ${from}`);
    return all.replace(from, () => to);
  }, text);
}
