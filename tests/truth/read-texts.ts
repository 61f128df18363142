import { http, HttpResponse } from 'msw';
import { type ReadName, reads } from '../../src/calls/index.ts';
import { asciiDigits } from '../../src/domain/text/clean.ts';
import { openApp } from '../mount/open-app.tsx';
import { type PageText, readPage } from '../screens/read-page.ts';
import { server } from '../mount/network.ts';
import { type Answers, failed } from './answers.ts';

/** The texts of a screen over some answers, sorted, so that an order of rows makes no difference. */
export async function textsOf(path: string, sent: Answers): Promise<readonly string[]> {
  server.use(
    ...Object.entries(sent).map(([call, answer]) =>
      http.get(`*${reads[call as ReadName].path}`, () =>
        answer === failed
          ? new HttpResponse('database is locked', { status: 503 })
          : HttpResponse.json(answer as object),
      ),
    ),
  );
  const app = await openApp(path);
  const texts = readPage().map(plainText).filter(Boolean);
  app.unmount();
  server.resetHandlers();
  return texts.toSorted();
}

/** A name and a phone are shown as sent (rulings B5, A18): compared without case, kinds of blanks and forms of a phone. */
const plainText = ({ card, text }: PageText) =>
  asciiDigits(`${card}: ${text.normalize('NFKC').replaceAll('_', ' ').replaceAll(/\s+/g, ' ')}`)
    .replaceAll(/(?:\+1 )?\(?(\d{3})\)?[ .‐-](\d{3})[ .‐-](\d{4})/g, '$1$2$3')
    .toLowerCase();

/** Sentences that claim something of all rows, or that there are none. */
export const isClaim = (text: string) =>
  /: (?:no |every |all |nothing|none|0 |0$|✓)/.test(text) &&
  !/could not be|not loaded|nothing to (?:export|copy)|received|unreadable|: no region$/.test(text);
