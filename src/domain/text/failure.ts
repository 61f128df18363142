import { cleanLine, isBlank, visibleLine } from './clean.ts';
import { excerpt } from './words.ts';

const longestSummary = 200;
/** The title of a page comes early; the rest may be megabytes. */
const readLength = 50_000;
const isPage = /<(?:!doctype|html|head|title|body)\b|<\/[a-z][^>]*>/i;

/** A failure's message in one line of at most 200 characters; of a web page in it the title, else the first line of its text. */
export function failureSummary(message: string): string {
  const text = message.slice(0, readLength);
  const start = isPage.test(text) ? text.search(/<[!a-z]/i) : -1;
  if (start < 0) return summaryOf(text);
  const page = text.slice(start);
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(page) ?? [];
  const lines = page
    .replaceAll(/<(head|script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi, '\n')
    .replaceAll(/<[^>]*>?/g, '\n')
    .split('\n');
  const words = [title, ...lines].find((line) => !isBlank(line)) ?? 'A web page';
  return summaryOf(text.slice(0, start) + cleanLine(words));
}

const summaryOf = (text: string) => excerpt(visibleLine(text), longestSummary);
