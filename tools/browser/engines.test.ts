import { describe, expect, it } from 'vitest';
import { openEngine } from './engines.mjs';

type Probes = NonNullable<NonNullable<Parameters<typeof openEngine>[2]>['probes']>;
type Browser = Parameters<Parameters<typeof openEngine>[1]>[0];

/** A machine with these programs; what is installed adds to them. */
function machine({ programs = [] as string[], downloads = false, packages = [] as string[] }) {
  const there = new Set(programs);
  const installed: string[] = [];
  let hasOwn = false;
  const probes: Probes = {
    onPath: (name) => (there.has(name) ? [`/usr/bin/${name}`] : []),
    canUseApt: () => packages.length > 0,
    hasPlaywright: () => Promise.resolve(hasOwn),
    download: () => {
      installed.push('download');
      hasOwn = downloads;
      return Promise.resolve();
    },
    aptInstall: () => {
      installed.push('apt');
      for (const name of packages) there.add(name);
      return Promise.resolve();
    },
  };
  return { probes, installed };
}

const by = (browser: Browser) => Promise.resolve(browser.by);

describe('finding Firefox and WebKit', () => {
  it('takes what is installed, and installs nothing', async () => {
    const { probes, installed } = machine({ programs: ['firefox-esr'], downloads: true });
    expect(await openEngine('firefox', by, { probes })).toEqual({
      how: '/usr/bin/firefox-esr, WebDriver BiDi',
      opened: 'bidi',
    });
    expect(installed).toEqual([]);
  });

  it("downloads Playwright's before it installs Debian's", async () => {
    const { probes, installed } = machine({ downloads: true, packages: ['firefox-esr'] });
    expect(await openEngine('firefox', by, { probes })).toMatchObject({ opened: 'playwright' });
    expect(installed).toEqual(['download']);
  });

  it("installs Debian's where there is nothing to download", async () => {
    const { probes, installed } = machine({ packages: ['WebKitWebDriver', 'Xvfb'] });
    expect(await openEngine('webkit', by, { probes })).toMatchObject({ opened: 'webdriver' });
    expect(installed).toEqual(['download', 'apt']);
  });

  it('says why there is none, and installs nothing where that is forbidden', async () => {
    const { probes, installed } = machine({ programs: ['WebKitWebDriver'], packages: ['Xvfb'] });
    expect(await openEngine('webkit', by, { probes, install: false })).toEqual({
      why: "neither Playwright's nor Debian's (webkit2gtk-driver, xvfb) is there",
    });
    expect(installed).toEqual([]);
  });

  it('goes on where one does not start, and says so where none does', async () => {
    const { probes } = machine({ programs: ['firefox-esr', 'firefox'] });
    const fails = ({ by: way, ...rest }: Browser) =>
      JSON.stringify(rest).includes('esr') ? Promise.reject(new Error('no')) : Promise.resolve(way);
    expect(await openEngine('firefox', fails, { probes })).toMatchObject({
      how: '/usr/bin/firefox, WebDriver BiDi',
    });
    const never = () => Promise.reject(new Error('no libraries\nand more'));
    expect(await openEngine('firefox', never, { probes, install: false })).toEqual({
      why: '/usr/bin/firefox-esr, WebDriver BiDi does not start: no libraries; /usr/bin/firefox, WebDriver BiDi does not start: no libraries',
    });
  });
});
