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
  const [status = ''] = statusBefore.exec(message) ?? [];
  const body = message.slice(status.length);
  const sentence = sentenceInJson(body);
  const text = (sentence ?? body).slice(0, readLength);
  const words = isMarkup.test(text) ? wordsOfPage(text) : text;
  return excerpt(cleanLine(status + words), longestSummary);
}

function sentenceInJson(body: string): string | null {
  if (!/^\s*[{[]/.test(body)) return null;
  try {
    return serverSentence(JSON.parse(body));
  } catch {
    return null;
  }
}

function wordsOfPage(page: string): string {
  const [, title = ''] = /<title[^>]*>([\s\S]*?)(?:<\/title|<\/head|<body|$)/i.exec(page) ?? [];
  const lines = page
    .replaceAll(/<(head|script|style|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi, '\n')
    .replaceAll(inlineTag, '')
    .replaceAll(/<[/!a-z][^>]*>?/gi, '\n')
    .split('\n');
  const titleText = title.replaceAll(/<[/!a-z][^>]*>?/gi, ' ');
  return [titleText, ...lines].find((line) => !isBlank(line)) ?? 'A web page';
}
