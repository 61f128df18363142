import { use, useLayoutEffect } from 'react';
import { useApiClient, type ApiClient } from '../../query/client.ts';
import { shownReads } from '../../query/screen-time.ts';
import { ageSentence } from '../../domain/time/age.ts';
import { easternDateTime } from '../../domain/time/eastern.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { currentMoment } from '../../ui/clock/clock.ts';
import { usePrinting } from '../../ui/printing.ts';
import { useStore } from '../../ui/store.ts';
import { ReportWantedContext } from './report-wanted.ts';
import { Report } from './report/opener.tsx';
import { filtersIn, filtersText } from './filters.ts';

/** Longer titles and filters are cut in the margin of a page, which has one line. */
const longestTitle = 96;

/** What each page on paper says of itself, and the day's report while it is wanted. */
export function Print() {
  const client = useApiClient();
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    if (isPrinting) writeMargins(client);
  }, [client, isPrinting]);
  return useStore(use(ReportWantedContext)) ? <Report /> : null;
}

/** Writes the texts of src/print.css. */
function writeMargins(client: ApiClient): void {
  const title = oneLine(document.querySelector('h1')?.textContent);
  const filters = filtersText(filtersIn(document));
  const asOf = asOfText(client);
  const texts = {
    title: excerpt(`${title} · ${filters}`, longestTitle),
    'as-of': asOf,
    head: `${filters} · ${asOf}`,
    time: `Appointment Tracker · Printed ${easternDateTime(currentMoment().now)} Eastern`,
  };
  for (const [name, text] of Object.entries(texts))
    document.documentElement.style.setProperty(`--print-${name}`, JSON.stringify(text));
}

/** The time of the oldest response that the screen shows, and its age when that is no longer fresh. */
function asOfText(client: ApiClient): string {
  const { now, elapsed } = currentMoment();
  const reads = shownReads(client, elapsed).filter(({ freshness }) => freshness !== 'missing');
  if (reads.length === 0) return 'No data';
  const ageMs = Math.max(...reads.map((read) => read.ageMs));
  const asOf = `As of ${easternDateTime(now - ageMs)} Eastern`;
  const isStale = reads.some(({ freshness }) => freshness === 'stale');
  return isStale ? `${asOf}. ${ageSentence(ageMs)}` : asOf;
}
