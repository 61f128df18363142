import { cleanLine, isBlank } from './clean.ts';
import { serverSentence } from './server-sentence.ts';
import { excerpt } from './format.ts';

const longestSummary = 200;
/** The title of a page comes early; the rest may be megabytes. */
const readLength = 50_000;
const isMarkup = /<(?:!doctype|html|head|title|body|br|hr)\b|<\/[a-z][^>]*>/i;
/** Tags that begin no line. */
const inlineTag =
  /<\/?(?:a|abbr|b|code|em|font|i|kbd|mark|small|span|strong|sub|sup|tt|u)\b[^>]*>/gi;
const statusBefore = /^[\s\S]{0,300}?\b\d{3}: /;

/**
 * A failure's message in one line of at most 200 characters. Of a JSON body it has the server's sentence, of a web page
 * the title, else the first line of its text; the status before the body stays.
 */
export function failureSummary(message: string): string {
  const { status, body } = partsOf(message);
  const text = (serverSentence(json(body)) ?? body).slice(0, readLength);
  const [words = 'A web page'] = isMarkup.test(text) ? linesOfPage(text) : [text];
  return excerpt(cleanLine(status + words), longestSummary);
}

/** Whether a message has words that are not in its summary. */
export function saysMore(message: string): boolean {
  const summary = failureSummary(message);
  const { body } = partsOf(message);
  const sent = json(body);
  const isPage = sent === null && isMarkup.test(body);
  const texts = isPage ? linesOfPage(body) : sent === null ? [body] : leavesOf(sent);
  return texts.some((text) => !summary.includes(cleanLine(text)));
}

function partsOf(message: string) {
  const [status = ''] = statusBefore.exec(message) ?? [];
  return { status, body: message.slice(status.length) };
}

/** The value of a JSON object or list; null for another text. */
function json(body: string): unknown {
  if (!/^\s*[{[]/.test(body)) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The texts and numbers in a JSON value. */
function leavesOf(sent: unknown): readonly string[] {
  if (typeof sent === 'string' || typeof sent === 'number') return [String(sent)];
  return typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(leavesOf) : [];
}

function linesOfPage(page: string): readonly string[] {
  const [, title = ''] = /<title[^>]*>([\s\S]*?)(?:<\/title|<\/head|<body|$)/i.exec(page) ?? [];
  const lines = page
    .replaceAll(/<(head|script|style|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi, '\n')
    .replaceAll(inlineTag, '')
    .replaceAll(/<[/!a-z][^>]*>?/gi, '\n')
    .split('\n');
  const titleText = title.replaceAll(/<[/!a-z][^>]*>?/gi, ' ');
  return [titleText, ...lines].filter((line) => !isBlank(line));
}
