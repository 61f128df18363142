import type { IncomingMessage } from 'node:http';
import type { HttpHandler } from 'msw';
import { openCenter, type Center } from './center.ts';
import { createHandlers } from './handlers/create.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

/** A world and what answers for it. */
export type Served = { readonly center: Center; readonly handlers: HttpHandler[] };

const most = 50;
const worlds = new Map<string, Served>();

type Asked = Pick<IncomingMessage, 'headers'>;

/**
 * The world of a request: that of its cookie `mock-world`. On its first use it begins in the scenario of the cookie `mock`, at the
 * instant of the cookie `mock-now` (ms) or where the scenario begins. The one that was not used for longest goes when there are too many.
 */
export function worldOf(req: Asked): Served {
  const name = cookie(req, 'mock-world') ?? 'default';
  const served = worlds.get(name) ?? open(req);
  worlds.delete(name);
  worlds.set(name, served);
  for (const old of worlds.keys()) {
    if (worlds.size <= most) break;
    worlds.delete(old);
  }
  return served;
}

/** Forgets the world of a request: the next one begins anew, by the cookies it then has. */
export function forgetWorldOf(req: Asked): void {
  worlds.delete(cookie(req, 'mock-world') ?? 'default');
}

function open(req: Asked): Served {
  const scenario = parseScenario(cookie(req, 'mock') ?? '');
  const real = () => Date.now();
  const now = Number(cookie(req, 'mock-now') ?? '');
  const startMs = now > 0 ? now : scenarioStart(scenario, real());
  const center = openCenter({ scenario, startMs, real });
  return { center, handlers: createHandlers(() => center) };
}

function cookie({ headers }: Asked, name: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() !== name) continue;
    try {
      return decodeURIComponent(value.join('=').trim());
    } catch {
      return value.join('=').trim();
    }
  }
  return null;
}
