import { use, useEffect } from 'react';
import { excerpt } from '../../domain/text/plain-text.ts';
import { ageSentence } from '../../domain/time/age.ts';
import { easternDateTime } from '../../domain/time/eastern.ts';
import { type ApiClient, useApiClient } from '../../query/client.ts';
import { shownReads } from '../../query/reads-age.ts';
import { currentMoment } from '../../ui/clock.ts';
import { lazy } from '../../ui/lazy.ts';
import { useStore } from '../../ui/store.ts';
import { ReportWantedContext } from './report-wanted.ts';

export { ReportWantedContext } from './report-wanted.ts';

const Report = lazy(async () => (await import('./report/index.tsx')).DayReport);

/** The margin texts of printouts, and the day's report while it is requested. */
export function Print() {
  const client = useApiClient();
  useEffect(() => {
    const write = () => writeMargins(client);
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [client]);
  return useStore(use(ReportWantedContext)) && <Report />;
}

/** Writes the margin texts for src/print.css. */
function writeMargins(client: ApiClient): void {
  const { now, elapsed } = currentMoment();
  const write = (name: string, text: string | null | undefined) =>
    document.documentElement.style.setProperty(name, JSON.stringify(excerpt(text ?? '')));
  write('--print-title', document.querySelector('h1')?.textContent);
  write('--print-as-of', asOfText(shownReads(client, elapsed), now));
  write('--print-time', easternDateTime(now));
}

/** The time of the screen's oldest response, and its age if one is stale. */
function asOfText(reads: ReturnType<typeof shownReads>, now: number): string {
  const ages = reads.flatMap(({ ageMs }) => ageMs ?? []);
  if (ages.length === 0) return 'No data';
  const ageMs = Math.max(...ages);
  const isStale = reads.some(({ state }) => state === 'stale');
  return `As of ${easternDateTime(now - ageMs)} Eastern${isStale ? `. ${ageSentence(ageMs)}` : ''}`;
}
