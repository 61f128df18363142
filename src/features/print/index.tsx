import { use, useCallback, useEffect } from 'react';
import { excerpt, listText } from '../../domain/text/format.ts';
import { easternDateTime } from '../../domain/time/eastern.ts';
import { currentMoment } from '../../ui/clock.ts';
import { filterOf, filterText } from '../filter/filter-text.ts';
import { useScreenName } from '../../shell/location.ts';
import { lazy, whenIdle } from '../../ui/lazy.ts';
import { usePrinting } from '../../ui/browser-state.ts';
import { useStore } from '../../ui/store.ts';
import { ReportLoading } from './report-loading.tsx';
import { isDialogOpen, ReportWantedContext } from './report-wanted.ts';

const Report = lazy(async () => (await import('./report/index.tsx')).DayReport, ReportLoading);

/** After the dashboard's own code; a printout from the browser's menu can't wait for the report's. */
const preloadAfterMs = 2_000;

/** The margin texts of printouts, and the day's report: when it is requested, and as the printout of the dashboard. */
export function Print() {
  useEffect(() => {
    addEventListener('beforeprint', writeMargins);
    // Before, a printout is one sentence (src/print.css).
    document.documentElement.dataset['prints'] = '';
    return () => removeEventListener('beforeprint', writeMargins);
  }, []);
  const reportWanted = use(ReportWantedContext);
  const wanted = useStore(reportWanted);
  const isDashboard = useScreenName() === 'dashboard';
  useEffect(() => {
    if (!isDashboard) return undefined;
    const timer = setTimeout(() => whenIdle(() => void Report.preload()), preloadAfterMs);
    return () => clearTimeout(timer);
  }, [isDashboard]);
  const isPrinted = usePrinting() && isDashboard && !isDialogOpen();
  const onPrinted = useCallback(() => reportWanted.set(null), [reportWanted]);
  if (wanted === null && !isPrinted) return null;
  return <Report isWanted={wanted !== null} hasRows={wanted !== 'page'} onPrinted={onPrinted} />;
}

/** The filter in the URL, for lists that have not been drawn yet: 'Reason No service code, Region Florida'. */
function filterInUrl(): string {
  const sent = new URLSearchParams(location.search);
  // The telemarketer's page is one of that name.
  if (sent.has('view')) sent.delete('telemarketer');
  return filterText(filterOf(sent.toString(), 'rows'));
}

function writeMargins(): void {
  const { now, machine } = currentMoment();
  const write = (name: string, text: string | null | undefined) =>
    document.documentElement.style.setProperty(name, JSON.stringify(excerpt(text ?? '')));
  write('--print-title', document.querySelector('h1')?.textContent);
  const inUrl = filterInUrl() || 'No filters';
  const bars = [...document.querySelectorAll('[data-filter]')];
  write('--print-url-filter', inUrl);
  write('--print-filters', bars.map((bar) => bar.getAttribute('data-filter')).join('; ') || inUrl);
  const missing = [...document.querySelectorAll('[data-card][data-state=loading]:has(> header)')];
  const names = new Set(missing.map((card) => card.getAttribute('data-card') ?? ''));
  write('--print-missing', names.size > 0 ? ` · Not loaded: ${listText(names)}` : '');
  const received = document.querySelector<HTMLElement>('[data-received]')?.dataset['received'];
  const at = now - (machine - Number(received));
  write('--print-as-of', received ? `As of ${easternDateTime(at)} Eastern` : 'No data');
  write('--print-time', easternDateTime(now));
}
