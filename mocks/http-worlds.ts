import type { IncomingMessage } from 'node:http';
import type { HttpHandler } from 'msw';
import { openCenter, type Center } from './center.ts';
import { createHandlers, respond } from './handlers/respond.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

type Served = { readonly center: Center; readonly handlers: HttpHandler[] };

const mostWorlds = 50;
const worlds = new Map<string, Served>();

type WithCookies = Pick<IncomingMessage, 'headers'>;

/** The world of the cookie `mock-world`; the cookies `mock` and `mock-now` (ms) are its scenario and start. */
export function worldOf(req: WithCookies): Served {
  const name = cookie(req, 'mock-world') ?? 'default';
  const served = worlds.get(name) ?? open(req);
  worlds.delete(name);
  worlds.set(name, served);
  for (const old of worlds.keys()) {
    if (worlds.size <= mostWorlds) break;
    worlds.delete(old);
  }
  return served;
}

export function forgetWorldOf(req: WithCookies): void {
  worlds.delete(cookie(req, 'mock-world') ?? 'default');
}

function open(req: WithCookies): Served {
  const scenario = parseScenario(cookie(req, 'mock') ?? '');
  const real = () => Date.now();
  const now = Number(cookie(req, 'mock-now') ?? '');
  const startMs = now > 0 ? now : scenarioStart(scenario, real());
  const center = openCenter({ scenario, startMs, real });
  return { center, handlers: createHandlers((call, request) => respond(center, call, request)) };
}

function cookie({ headers }: WithCookies, name: string): string | null {
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
