import { regionOf } from '../src/domain/region/region.ts';
import { hostileNames, hostileTexts } from './hostile-texts.ts';
import { otherTelemarketers } from './world/people.ts';
import { reps } from './world/reps.ts';
import { phrases } from './world/words.ts';

/** How the center says its texts: plainly, or as a hostile server would. */
export type TextFuzzer = {
  /** An answer as it goes out. */
  readonly response: <T>(body: T) => T;
  /** One text as it goes out. */
  readonly say: (text: string) => string;
  /** What was meant by a text that comes back. */
  readonly hear: (text: string) => string;
  /** From now on this text, which a person typed, goes out as it is. */
  readonly keep: (text: string) => void;
};

export const plainFuzzer: TextFuzzer = {
  response: (body) => body,
  say: (text) => text,
  hear: (text) => text,
  keep: () => undefined,
};

/** What the screens decide by, or count by: it stays readable. */
const kept: ReadonlySet<string> = new Set(
  phrases(`
    id | key | status | time | createdAt | reviewedAt | manualDecision | date | start |
    end | startDate | endDate | month | method | path | trend | priority | severity |
    significance | suggestedAction | repId | alertId
  `),
);
/** Maps whose keys are names. */
const nameMaps = new Set(['telemarkerterAccuracy', 'telemarketers']);

/** Always the same one for a text, whatever was said before. */
function hostileFor(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 1_000_003;
  return hostileTexts[sum % hostileTexts.length] ?? '';
}

/** Replaces every text that is not needed to count, always the same one by the same; names stay different from each other. */
export function hostileFuzzer(designated: readonly string[]): TextFuzzer {
  const said = new Map<string, string>();
  const meant = new Map<string, string>();
  const own = [...hostileNames, ...hostileTexts];
  const people = [otherTelemarketers[0], ...reps.map(({ name }) => name), otherTelemarketers[1]];
  for (const [i, name] of people.entries()) remember(name, own[i] ?? name);

  function remember(text: string, hostile: string): string {
    said.set(text, hostile);
    meant.set(hostile, text);
    return hostile;
  }

  function say(text: string): string {
    const known = said.get(text);
    if (known !== undefined) return known;
    const isReadable = text === '' || designated.includes(text) || regionOf(text) !== null;
    // What exclusions and fallbacks go by must be recognized on every screen.
    if (isReadable || /^(unknown.*|n\/a|0 pdg)$/i.test(text)) return text;
    return remember(text, `${hostileFor(text)} ${text}`);
  }

  function change(value: unknown, isKept: boolean, isNameMap: boolean): unknown {
    if (typeof value === 'string') return isKept ? value : say(value);
    if (Array.isArray(value)) return value.map((item) => change(item, isKept, false));
    if (typeof value !== 'object' || value === null) return value;
    const isRegion = Object.hasOwn(value, 'abbreviation');
    const entries = Object.entries(value).map(([name, item]) => {
      if (isRegion && (name === 'name' || name === 'color'))
        return [name, `${hostileTexts[1]} ${String(item)}`];
      return [isNameMap ? say(name) : name, change(item, kept.has(name), nameMaps.has(name))];
    });
    return Object.fromEntries(entries);
  }

  return {
    response: <T>(body: T) => change(body, false, false) as T,
    say,
    hear: (text) => meant.get(text) ?? text,
    keep: (text) => void said.set(text, text),
  };
}
