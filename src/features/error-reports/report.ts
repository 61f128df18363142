import { urlOf } from '../../domain/text/url.ts';
import { paths, routePatterns, screenAt, telemarketerPattern, wallPath } from '../../paths.ts';

/** One kind of error on one screen, without personal data (docs/errors.md). */
export interface ErrorReport {
  readonly kind: 'uncaught' | 'rejection' | 'boundary' | 'policy';
  /** The error's class; of a policy report the directive. */
  readonly name: string;
  readonly code: string;
  /** 'index-a1b2c3d4.js:1:234', innermost first: files of this build alone. */
  readonly frames: readonly string[];
  /** A path or pattern of src/screens.ts, 'unknown' for any other. */
  readonly screen: string;
}

/** The name of an error class; other texts could be personal. */
const className = /^(?:[A-Z][A-Za-z]{0,40})?Error$/;
const kinds = new Map<string, ErrorReport['kind']>([
  ['error', 'uncaught'],
  ['unhandledrejection', 'rejection'],
  ['caughterror', 'boundary'],
]);
const maxFrames = 8;
/** 'chrome-extension', 'moz-extension://…', 'safari-web-extension://…'. */
const extension = /^[a-z-]+-extension(?::|$)/;

type Place = readonly [url: string, line: string, column: string];

/**
 * The report of an event of src/boot/keep.ts; null for other events, and for what a browser extension or an injected
 * script raises. `origin`: the page's.
 */
export function reportOf(event: Event, screen: string, origin: string): ErrorReport | null {
  if (event.type === 'securitypolicyviolation') return policyReport(event, screen, origin);
  const kind = kinds.get(event.type);
  if (kind === undefined) return null;
  const thrown: unknown = Reflect.get(event, kind === 'rejection' ? 'reason' : 'error');
  const isError = thrown instanceof Error || thrown instanceof DOMException;
  const message = isError ? thrown.message : textOf(thrown ?? Reflect.get(event, 'message'));
  const places = isError ? placesOf(thrown.stack ?? '', thrown.message) : [];
  const stack = places.flatMap((place) => ownPlace(place, origin)).slice(0, maxFrames);
  const at = ownPlace(placeOf(event, 'filename', 'lineno', 'colno'), origin);
  const [innermost] = places;
  if (innermost && ownPlace(innermost, origin).length === 0) return null;
  // The error of a script of another origin is withheld from the page.
  if (kind === 'uncaught' && (thrown ?? null) === null && at.length === 0) return null;
  return {
    kind,
    name: isError ? (className.exec(thrown.name)?.[0] ?? 'Error') : 'NoError',
    code: codeOf(thrown, message),
    frames: stack.length > 0 ? stack : at,
    screen,
  };
}

function policyReport(event: Event, screen: string, origin: string): ErrorReport | null {
  const fieldText = (name: string) => textOf(Reflect.get(event, name));
  if (['sourceFile', 'blockedURI'].some((name) => extension.test(fieldText(name)))) return null;
  const [directive = ''] = /^[a-z-]{1,40}$/.exec(fieldText('effectiveDirective')) ?? [];
  return {
    kind: 'policy',
    name: directive,
    code: blockedCode(fieldText('blockedURI'), origin),
    frames: ownPlace(placeOf(event, 'sourceFile', 'lineNumber', 'columnNumber'), origin),
    screen,
  };
}

/** A keyword of the policy, or the kind of origin; never the URL. */
function blockedCode(uri: string, origin: string): string {
  if (/^(?:inline|eval|wasm-eval|trusted-types-sink|trusted-types-policy)$/.test(uri)) return uri;
  if (/^(?:data|blob|filesystem)(?::|$)/.test(uri)) return uri.split(':')[0] ?? '';
  const url = urlOf(uri);
  if (url === null) return 'unknown';
  return url.origin === origin ? 'same-origin' : 'other-origin';
}

/** The number of a React error in production, or the kind of a failed call. */
function codeOf(thrown: unknown, message: string): string {
  const react = /^Minified React error #(\d{1,3});/.exec(message)?.[1];
  if (react !== undefined) return `react-${react}`;
  const kind = thrown instanceof Error && 'kind' in thrown ? textOf(thrown.kind) : '';
  return /^(?:http|timeout|network|redirect|not-json|shape)$/.test(kind) ? kind : '';
}

/** The lines that Chromium ('at f (url:1:2)'), Firefox and Safari ('f@url:1:2') write; '<anonymous>:1:2' is injected code. */
const frameLine =
  /^\s*(?:at .*?\(?|[^@\s]*@)([a-z-]+:[^\s()]+|<anonymous>):(\d{1,7}):(\d{1,7})\)?$/;

function placesOf(stack: string, message: string): readonly Place[] {
  // In Chromium the stack begins with the message, which may have several lines.
  const at = stack.indexOf(`: ${message}`);
  const isFirst = at >= 0 && !stack.slice(0, at).includes('\n');
  const lines = isFirst ? stack.slice(at + message.length + 2) : stack;
  return lines.split('\n').flatMap((line) => {
    const [, url = '', lineNumber = '', column = ''] = frameLine.exec(line) ?? [];
    return url === '' ? [] : [[url, lineNumber, column] as const];
  });
}

/** The place in a file of this build, without its folder; none for other scripts. */
function ownPlace([url, line, column]: Place, origin: string): readonly string[] {
  if (!url.startsWith(`${origin}/`)) return [];
  const path = url.slice(origin.length);
  const [, name] = /^\/(?:assets\/)?((?:[a-z-]+-[\w-]{8}|boot)\.js)$/.exec(path) ?? [];
  return name === undefined ? [] : [`${name}:${line}:${column}`];
}

function placeOf(event: Event, file: string, line: string, column: string): Place {
  const [url = '', ...at] = [file, line, column].map((name) => textOf(Reflect.get(event, name)));
  const [lineNumber = '', columnNumber = ''] = at.filter((text) => /^\d{1,7}$/.test(text));
  return [url, lineNumber, columnNumber];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const patterns = new Map<string, string>([
  ...Object.values(paths).map((path) => [screenAt({ pathname: path, search: '' }), path] as const),
  ['wall', wallPath],
  ['telemarketer', telemarketerPattern],
  ['state', routePatterns.state],
  ['sales-rep', routePatterns.salesRep],
]);

/** The screen at a URL as a pattern, without the names in it: '/sales-rep/:repName/:state'; 'unknown' for a 404. */
export function screenPattern(place: Pick<Location, 'pathname' | 'search'>): string {
  return patterns.get(screenAt(place)) ?? 'unknown';
}
