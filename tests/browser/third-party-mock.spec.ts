import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { extraBinary } from '../../tools/extra/install.mjs';
import { root } from '../../tools/process.mjs';
import { freePort } from '../../tools/served.mjs';
import { addressOf, screenNames } from './addresses.ts';
import { expect, test as base } from './site.ts';
import { referenceTime } from './time.ts';

/** Prism, a third-party mock server, from docs/openapi.yaml alone. */
async function startPrism() {
  const port = await freePort();
  const [node = '', ...args] = extraBinary('@stoplight/prism-cli', 'prism');
  const document = join(root, 'docs/openapi.yaml');
  const child = spawn(node, [...args, 'mock', '-h', '127.0.0.1', '-p', String(port), document]);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Prism ended with ${code}`)));
    child.stdout.on('data', (text) => {
      if (String(text).includes('is listening')) resolve();
    });
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

const test = base.extend<object, { prism: { readonly url: string } }>({
  prism: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      const prism = await startPrism();
      await use(prism);
      prism.stop();
    },
    { scope: 'worker' },
  ],
});

test('every screen works on a mock server made of docs/openapi.yaml', async ({
  page,
  site,
  prism,
}) => {
  test.setTimeout(120_000);
  // On a Sunday /ai-insights requests nothing.
  await page.clock.install({ time: referenceTime });
  site.setBackend(prism.url);
  for (const name of screenNames)
    await test.step(name, async () => {
      await page.goto(site.url(addressOf(name)));
      const cards = page.locator('[data-card]');
      await expect(cards.first()).toBeVisible();
      await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
      const states = await cards.evaluateAll((all) =>
        all.map((card) => [card.dataset['card'], card.dataset['state']] as const),
      );
      expect(states.filter(([, state]) => state !== 'ready' && state !== 'empty')).toEqual([]);
      expect(states.filter(([, state]) => state === 'ready').length).toBeGreaterThan(0);
    });
});
