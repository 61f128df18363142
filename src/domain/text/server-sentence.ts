import { isBlank } from './clean.ts';

/** The fields of an error in which servers put a sentence for people, the most telling first (RFC 9457, OAuth, ASP.NET). */
const sentenceFields = [
  'detail',
  'message',
  'error_description',
  'error',
  'errors',
  'msg',
  'title',
];
/** Errors are nested in few objects; a hostile body may be nested in many. */
const maxDepth = 4;

/** The sentence in an error that a server sent as JSON; null without one. A list counts by its first entry. */
export function serverSentence(sent: unknown, depth = 0): string | null {
  if (typeof sent === 'string') return isBlank(sent) ? null : sent;
  if (typeof sent !== 'object' || sent === null || depth > maxDepth) return null;
  const next = (value: unknown) => serverSentence(value, depth + 1);
  if (Array.isArray(sent)) return next(sent[0]);
  const entries = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value] as const);
  for (const field of sentenceFields)
    for (const [name, value] of entries) {
      const sentence = name === field ? next(value) : null;
      if (sentence !== null) return sentence;
    }
  return null;
}

/**
 * Why a write was refused whose response has a status of success: the sentence of a body with `success: false` or
 * `ok: false`, or its `error` text. Null for another body: the write was taken.
 */
export function refusalIn(body: string): string | null {
  const sent = objectIn(body);
  if (sent['success'] === false || sent['ok'] === false)
    return serverSentence(sent) ?? 'The server gave no reason';
  return serverSentence(sent['error']);
}

function objectIn(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
