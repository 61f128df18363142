import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';
import type { Probes } from './chromium-probes.mjs';

/** A machine that has the given browsers; only those in `working` start. */
function machine(has: Partial<Probes>, working: (path: string, args: string[]) => boolean) {
  const tried: string[] = [];
  const probes: Probes = {
    isRoot: () => false,
    named: () => [],
    onPath: () => [],
    fixedPaths: () => [],
    tellsVersion: () => Promise.resolve(true),
    playwright: () => Promise.resolve([]),
    bundled: () => Promise.resolve([]),
    aptInstall: () => Promise.resolve(false),
    playwrightInstall: () => Promise.resolve([]),
    note: () => undefined,
    ...has,
    starts: ({ executablePath }, args) => {
      tried.push(executablePath);
      return Promise.resolve(working(executablePath, args));
    },
  };
  return { probes, tried };
}

const everything: Partial<Probes> = {
  named: () => ['/named'],
  playwright: () => Promise.resolve([{ executablePath: '/playwright' }]),
  onPath: (name) => (name === 'chromium' ? ['/path/chromium'] : []),
  fixedPaths: () => ['/fixed'],
  bundled: () => Promise.resolve([{ executablePath: '/bundled', env: { A: 'b' }, mayOpen: true }]),
  playwrightInstall: () => Promise.resolve([{ executablePath: '/downloaded' }]),
};

describe('finding Chromium', () => {
  it('tries what is named, what is there, what npm brought, then what can be had', async () => {
    const { probes, tried } = machine(everything, () => false);
    await expect(findChromium({ probes })).rejects.toThrow(
      /CHROME_PATH.*playwright install.*apt-get/,
    );
    const installed = '/named /playwright /path/chromium /fixed'.split(' ');
    expect(tried).toEqual([...installed, '/bundled', '/bundled', '/downloaded']);
  });

  it('takes the first that really starts, and no program that does not tell its version', async () => {
    const tellsVersion = (path: string) => Promise.resolve(path === '/fixed');
    const { probes, tried } = machine({ ...everything, tellsVersion }, (path) => path === '/fixed');
    const found = { executablePath: '/fixed', how: 'installed' };
    await expect(findChromium({ probes })).resolves.toMatchObject(found);
    expect(tried).not.toContain('/path/chromium');
  });

  it('installs nothing where that is not wanted', async () => {
    const never = () => Promise.reject(new Error('installed'));
    const has = { ...everything, aptInstall: never, playwrightInstall: never };
    const { probes, tried } = machine(has, () => false);
    await expect(findChromium({ install: false, probes })).rejects.toThrow('No Chromium');
    expect(tried.at(-1)).toBe('/bundled');
  });

  it('looks again after installing the Debian package', async () => {
    let installed = false;
    const bare: Partial<Probes> = {
      aptInstall: () => Promise.resolve((installed = true)),
      onPath: (name) => (installed && name === 'chromium' ? ['/path/chromium'] : []),
    };
    const { probes } = machine(bare, () => true);
    await expect(findChromium({ probes })).resolves.toMatchObject({ how: 'apt-get' });
  });

  it('goes on when a way to a browser throws', async () => {
    const broken = { ...everything, playwright: () => Promise.reject(new Error('not installed')) };
    const { probes } = machine(broken, (path) => path === '/bundled');
    await expect(findChromium({ probes })).resolves.toMatchObject({ env: { A: 'b' } });
  });

  it('drops the sandbox for root, and for the bundled browser only if it must', async () => {
    const noSandbox = (args: string[]) => args.includes('--no-sandbox');
    const root = machine({ ...everything, isRoot: () => true }, () => true);
    expect(noSandbox((await findChromium(root)).args)).toBe(true);
    const person = machine(everything, () => true);
    expect(noSandbox((await findChromium(person)).args)).toBe(false);
    const container = machine(everything, (_path, args) => noSandbox(args));
    const found = await findChromium(container);
    expect(found).toMatchObject({ executablePath: '/bundled', how: '@sparticuz/chromium' });
  });
});
