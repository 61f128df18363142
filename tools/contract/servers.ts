import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestFrom } from '../../mocks/request.ts';
import { createCenter } from '../../mocks/node.ts';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { serve as listen } from '../served.mjs';
import { check, type CheckOptions } from './checker.mjs';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

export async function serve(handler: Handler) {
  const { origin, close } = await listen((req, res) => void handler(req, res));
  return { base: new URL(origin), close };
}

/** A deviating response to one read; `good` is the simulated center's. */
export type Deviation = (res: ServerResponse, good: unknown, req: IncomingMessage) => void;

export type Deviations = Partial<Record<ReadName, Deviation>>;

/** A simulated center whose clock does not move. */
const stillCenter = createCenter();
const responses = new Map<ReadName, Promise<unknown>>();

export function goodResponse(name: ReadName): Promise<unknown> {
  const known =
    responses.get(name) ?? requestFrom(stillCenter, name).then((response) => response.json());
  responses.set(name, known);
  return known;
}

/** Serves the simulated center's reads, some with a deviation. */
export function serveReads(
  deviations: Deviations = {},
  headers: Record<string, string> = {},
  responseTo = goodResponse,
) {
  return serve(async (req, res) => {
    const name = (Object.keys(reads) as ReadName[]).find((each) => reads[each].path === req.url);
    if (name === undefined) return res.writeHead(404).end();
    const good = await responseTo(name);
    for (const [header, value] of Object.entries(headers)) res.setHeader(header, value);
    return (deviations[name] ?? sendJson)(res, good, req);
  });
}

function sendJson(res: ServerResponse, body: unknown): void {
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export function changed(change: (response: never) => unknown): Deviation {
  return (res, good) => {
    const copy = structuredClone(good);
    sendJson(res, change(copy as never) ?? copy);
  };
}

export function bytes(
  body: string | Buffer,
  status = 200,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Deviation {
  return (res) => void res.writeHead(status, headers).end(body);
}

export const json = (body: unknown) => bytes(JSON.stringify(body));

/** Every row of a bare list with other fields. */
export function rows(change: (row: Row, index: number) => Row): Deviation {
  return changed((list: Row[]) => list.map((row, i) => ({ ...row, ...change(row, i) })));
}

/** The first row of a bare list with other fields. */
export function first(change: Row): Deviation {
  return rows((_row, i) => (i === 0 ? change : {}));
}

/** The rows of /api/appointments with other fields. */
export function booked(change: (row: Row) => Row): Deviation {
  return changed((response: { appointments: Row[] }) => ({
    ...response,
    appointments: response.appointments.map((row) => ({ ...row, ...change(row) })),
  }));
}

export function withHeaders(more: Record<string, string>): Deviation {
  return (res, good) => {
    for (const [name, value] of Object.entries(more)) res.setHeader(name, value);
    sendJson(res, good);
  };
}

/** A response whose fields are in snake case. */
export function snake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  const named = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [named(name), snake(each)]),
  );
}

/** Content-Length announces more than is sent. */
export const cut: Deviation = (res, good) => {
  const whole = JSON.stringify(good);
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': whole.length });
  res.write(whole.slice(0, 100), () => void res.socket?.destroy());
};

export const hang: Deviation = () => undefined;

export type Row = Record<string, unknown>;

type More = Partial<Omit<CheckOptions, 'backend' | 'print'>> & { readonly cookie?: string };

/** Checks a server and closes it; `lines` has what is printed of a call, with N for its time, and what is printed of all. */
export async function checked(starting: ReturnType<typeof serve>, more: More = {}) {
  const server = await starting;
  const { cookie = '', ...options } = more;
  const printed: string[] = [];
  const result = await check({
    backend: { base: server.base, cookie },
    print: (line) => void printed.push(...line.split('\n')),
    ...options,
  }).finally(server.close);
  const linesOf = (head: string) => {
    const at = printed.findIndex((line) => line.startsWith(head));
    const end = printed.findIndex((line, index) => index > at && !line.startsWith('  '));
    const lines = printed.slice(at, end < 0 ? undefined : end);
    return lines.map((line) => line.trim().replace(/ +\d+ ms/, ' N ms'));
  };
  return {
    ...result,
    printed,
    lines: (name: ReadName) => linesOf(`GET ${reads[name].path} `),
    between: () => linesOf('Between calls'),
  };
}
