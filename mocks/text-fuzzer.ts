import { regionOf } from '../src/domain/region/region.ts';
import { hostileNames, hostileTexts } from './hostile-texts.ts';
import { otherTelemarketers, phrases } from './world/people.ts';
import { reps } from './world/reps.ts';

/** Replaces the texts of responses by hostile ones, or leaves them. */
export type TextFuzzer = {
  readonly response: <T>(body: T) => T;
  readonly encode: (text: string) => string;
  /** The original of a text that a client sends back. */
  readonly decode: (text: string) => string;
  /** Excludes a text that a person typed. */
  readonly keep: (text: string) => void;
};

export const plainFuzzer: TextFuzzer = {
  response: (body) => body,
  encode: (text) => text,
  decode: (text) => text,
  keep: () => undefined,
};

/** Fields that screens decide or count by, which stay as they are. */
const kept: ReadonlySet<string> = new Set(
  phrases(`
    id | key | status | time | createdAt | reviewedAt | manualDecision | date | start |
    end | startDate | endDate | month | method | path | trend | priority | severity |
    significance | suggestedAction | repId | alertId
  `),
);
/** Maps whose keys are names. */
const nameMaps = new Set(['telemarkerterAccuracy', 'telemarketers']);

function hostileFor(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 1_000_003;
  return hostileTexts[sum % hostileTexts.length] ?? '';
}

/** Replaces equal texts by the same one, so that names stay distinct. */
export function hostileFuzzer(designated: readonly string[]): TextFuzzer {
  const encoded = new Map<string, string>();
  const decoded = new Map<string, string>();
  const own = [...hostileNames, ...hostileTexts];
  const people = [otherTelemarketers[0], ...reps.map(({ name }) => name), otherTelemarketers[1]];
  for (const [i, name] of people.entries()) remember(name, own[i] ?? name);

  function remember(text: string, hostile: string): string {
    encoded.set(text, hostile);
    decoded.set(hostile, text);
    return hostile;
  }

  function encode(text: string): string {
    const known = encoded.get(text);
    if (known !== undefined) return known;
    const isReadable = text === '' || designated.includes(text) || regionOf(text) !== null;
    // The names of exclusions and fallbacks must stay recognizable.
    if (isReadable || /^(unknown.*|n\/a|0 pdg)$/i.test(text)) return text;
    return remember(text, `${hostileFor(text)} ${text}`);
  }

  function change(value: unknown, isKept: boolean, isNameMap: boolean): unknown {
    if (typeof value === 'string') return isKept ? value : encode(value);
    if (Array.isArray(value)) return value.map((item) => change(item, isKept, false));
    if (typeof value !== 'object' || value === null) return value;
    const isRegion = Object.hasOwn(value, 'abbreviation');
    const entries = Object.entries(value).map(([name, item]) => {
      if (isRegion && (name === 'name' || name === 'color'))
        return [name, `${hostileTexts[1]} ${String(item)}`];
      return [isNameMap ? encode(name) : name, change(item, kept.has(name), nameMaps.has(name))];
    });
    return Object.fromEntries(entries);
  }

  return {
    response: <T>(body: T) => change(body, false, false) as T,
    encode,
    decode: (text) => decoded.get(text) ?? text,
    keep: (text) => void encoded.set(text, text),
  };
}
