import { check } from '../checker/check.ts';
import { callText, endText, headText, unsentText } from '../checker/print.ts';
import { serveReads } from '../servers.ts';
import { patienceMs, serveDeviating } from './deviating.ts';
import { loads } from './places.ts';

// As every build has them unless it says otherwise (rulings B1).
import { designatedTelemarketers } from '../../../src/config.ts';

type Served = Awaited<ReturnType<typeof serveReads>>;

export async function blocks(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['requests', requestsText()],
    ['simulated', await outputOn(await serveReads(), '')],
    ['deviating', await outputOn(await serveDeviating(), 'session=none', patienceMs)],
    ['writes', unsentText().trim()],
  ]);
}

/** What the checker prints for a server, under a name that stands for all. */
async function outputOn({ base, close }: Served, cookie: string, timeoutMs = 30_000) {
  const backend = { base, cookie };
  const lines = [headText(backend, false)];
  try {
    const onCall = (report: Parameters<typeof callText>[0]) => void lines.push(callText(report));
    lines.push(
      endText(await check({ backend, timeoutMs, designated: designatedTelemarketers(), onCall })),
    );
  } finally {
    close();
  }
  return lines.join('\n').replaceAll(base.origin, 'https://backend.example');
}

const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

function requestsText(): string {
  const rows = loads().map(({ screen, calls, steady, most }) => [
    screen,
    String(calls),
    one.format(steady),
    one.format(most),
  ]);
  return [['one open page on', 'calls', 'a minute', 'at most'], ...rows]
    .map(([screen = '', ...figures]) =>
      [screen.padEnd(22), ...figures.map((figure) => figure.padStart(10))].join(''),
    )
    .join('\n');
}
