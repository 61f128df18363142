import { createContext, use, useCallback, useEffect } from 'react';
import { excerpt } from '../../domain/text/format.ts';
import { ageSentence } from '../../domain/time/age.ts';
import { easternDateTime } from '../../domain/time/eastern.ts';
import { type ApiClient, useApiClient } from '../../query/client.ts';
import { shownReads } from '../../query/reads-age.ts';
import { currentMoment } from '../../ui/clock.ts';
import { filterOf, filterText } from '../filter/filter-text.ts';
import { useScreenName } from '../../shell/location.ts';
import { lazy, whenIdle } from '../../ui/lazy.ts';
import { usePrinting } from '../../ui/browser-state.ts';
import { createStore, type Store, useStore } from '../../ui/store.ts';

/** Whether the day's report is requested; true until it is printed. The frame provides it. */
export const ReportWantedContext = createContext<Store<boolean>>(createStore(false));

const Report = lazy(async () => (await import('./report/index.tsx')).DayReport);

/** After the dashboard's own code; a printout can't wait for the report's. */
const preloadAfterMs = 2_000;

/** The margin texts of printouts, and the day's report: when it is requested, and as the printout of the dashboard. */
export function Print() {
  const client = useApiClient();
  useEffect(() => {
    const write = () => writeMargins(client);
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [client]);
  const reportWanted = use(ReportWantedContext);
  const isWanted = useStore(reportWanted);
  const isDashboard = useScreenName() === 'dashboard';
  useEffect(() => {
    if (!isDashboard) return undefined;
    const timer = setTimeout(() => whenIdle(() => void Report.preload()), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isDashboard]);
  // An open dialog prints itself (src/print.css).
  const isPrinted = usePrinting() && isDashboard && document.querySelector('dialog[open]') === null;
  const onPrinted = useCallback(() => reportWanted.set(false), [reportWanted]);
  return (isWanted || isPrinted) && <Report isWanted={isWanted} onPrinted={onPrinted} />;
}

/** The filter in the URL, for lists that have not been drawn yet: 'Reason No service code, Region Florida'. */
function filterInUrl(): string {
  const sent = new URLSearchParams(location.search);
  // The telemarketer's page is one of that name.
  if (sent.has('view')) sent.delete('telemarketer');
  return filterText(filterOf(sent.toString(), 'rows'));
}

function writeMargins(client: ApiClient): void {
  const { now, machine } = currentMoment();
  const write = (name: string, text: string | null | undefined) =>
    document.documentElement.style.setProperty(name, JSON.stringify(excerpt(text ?? '')));
  write('--print-title', document.querySelector('h1')?.textContent);
  const inUrl = filterInUrl() || 'No filters';
  const bars = [...document.querySelectorAll('[data-filter]')];
  write('--print-url-filter', inUrl);
  write('--print-filters', bars.map((bar) => bar.getAttribute('data-filter')).join('; ') || inUrl);
  write('--print-as-of', asOfText(shownReads(client, machine), now));
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
