import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { alertStats } from '../../../calls/alerts.ts';
import { appointments as appointmentsCall } from '../../../calls/appointments.ts';
import { dashboard, yesterdayComparison } from '../../../calls/dashboard.ts';
import { regions as regionsCall } from '../../../calls/regions.ts';
import { designatedTelemarketers } from '../../../config.ts';
import { bandLabels, rated, showConfidence } from '../../../domain/number/bands.ts';
import { showComparison, showNumber } from '../../../domain/number/format.ts';
import { useApiClient } from '../../../query/client.ts';
import { readsAge } from '../../../query/reads-age.ts';
import { refetch } from '../../../query/refetch.ts';
import { useDays } from '../../../query/screen-time.ts';
import { useCall } from '../../../query/use-read.ts';
import { useChangeText } from '../../day-record/use-day-record.ts';
import { datedName } from '../../export/download.ts';
import { needText } from '../../needs-you/needs-you.ts';
import { useNeedsYou } from '../../needs-you/use-needs-you.ts';
import { dayBars, headTexts, hourBars, regionCounts, telemarketerCounts } from './counts.ts';
import { DayRows } from './rows.tsx';
import { BarChart, Reasons, Regions, Telemarketers, TopReps } from './tables.tsx';
import './report.css';

/** More lines would leave no space for notes. */
const maxNeeds = 3;

const noteLines = Array.from({ length: 24 }, (_, at) => at);

type Reads = ReturnType<typeof useReportReads>;

/**
 * The day's report on one page (visual.md section 15). Where it is wanted it prints itself once its calls have responded;
 * as the printout of the dashboard it is followed by its rows.
 */
export function DayReport({ isWanted, onPrinted }: { isWanted: boolean; onPrinted: () => void }) {
  const all = useReportReads(isWanted);
  usePrintOnce(all.isReady, onPrinted);
  const { regions, appointments, events, age } = all;
  const { week } = all.day;
  const head = headTexts({ ...age, week });
  const { why } = events;
  const hasEvents = appointments.state.data !== undefined;
  const unknown = unknownText(appointments);
  const changeText = useChangeText();
  const ofDay = events.lists.all;
  const bars = week ? dayBars(ofDay, week) : hourBars(ofDay);
  const whyOfAll = hasEvents ? events.whyOfAll : null;
  const bookers = telemarketerCounts(why.telemarketer, designatedTelemarketers(), !whyOfAll);
  return createPortal(
    <>
      <article className="day-report" lang="en">
        <header className="border-ink flex items-end gap-4 border-b-2 pb-2">
          <div className="min-w-0 flex-1">
            <h1 className="text-h1-small">{head.title}</h1>
            <p>{head.subtitle}</p>
            {head.warning && <p className="font-semibold">{head.warning}</p>}
          </div>
          <div className="text-right whitespace-nowrap">
            <p>Appointment Tracker</p>
            <p>{head.printed}</p>
          </div>
        </header>
        <Figures {...all} />
        {changeText && <p>{changeText}</p>}
        <BarChart by={week ? 'day' : 'hour'} bars={bars} events={ofDay.length} />
        <Regions
          rows={regionCounts(regions.figures, whyOfAll?.region)}
          unknown={unknownText(regions)}
          note={events.unknownRegions}
        />
        <div className="day-columns grid grid-cols-2">
          <div className="flex min-w-0 flex-col">
            <Telemarketers rows={hasEvents ? bookers : []} unknown={unknown} />
            <Reasons why={why} unknown={unknown} />
          </div>
          <div className="flex min-w-0 flex-col">
            <TopReps events={events} unknown={unknown} />
            <Needs />
            <div className="day-notes min-h-0 flex-1 overflow-hidden">
              <section>
                <h2>Notes</h2>
                {noteLines.map((line) => (
                  <i key={line} className="border-line block border-b" />
                ))}
              </section>
            </div>
          </div>
        </div>
        <footer className="border-line flex justify-between border-t pt-2">
          <span>
            {isWanted
              ? `Rows behind these figures: Export, ${datedName('appointments.txt', age.nowMs)}`
              : 'Rows behind these figures: on the next pages'}
          </span>
          {isWanted && <span>1 of 1</span>}
        </footer>
      </article>
      {!isWanted && <DayRows rows={appointments.rows} nowMs={age.nowMs} />}
    </>,
    document.body,
  );
}

/** Why a table without rows does not say that there are none (rulings A15, A19); '' for a whole list. */
function unknownText({ state, part }: Reads['appointments' | 'regions']): string {
  if (state.data === undefined) return 'Not loaded';
  return part === '' ? '' : 'None among the rows received';
}

function Needs() {
  const { lines, calm } = useNeedsYou();
  const texts = lines.length === 0 ? [calm.text] : lines.slice(0, maxNeeds).map(needText);
  return (
    <section>
      <h2>Needs you now</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Prints once; the report closes after that, or at the next key or press in the page. */
function usePrintOnce(isReady: boolean, onPrinted: () => void): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // In some browsers print() returns at once, and some fire no 'afterprint'.
      for (const end of ['afterprint', 'keydown', 'pointerdown'])
        addEventListener(end, onPrinted, { signal: controller.signal, capture: true });
      print();
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isReady, onPrinted]);
}

function Figures({ day, yesterday, appointments, events, alerts }: Reads) {
  const { totalValidAppointments: valid, aiConfidence } = yesterday;
  const counts = appointments.state.data ? events.counts : null;
  const rate = rated(counts?.valid ?? null, counts?.total ?? null);
  const figures = [
    [
      'Valid',
      showNumber(day.valid),
      change(valid, showNumber, day.week ? ' before' : ' yesterday'),
    ],
    [
      'Events',
      showNumber(counts?.total),
      counts?.undecided ? `${showNumber(counts.undecided)} undecided` : '',
    ],
    ['Validation rate', rate.percent, rate.band ? bandLabels[rate.band] : ''],
    ['AI Confidence', showConfidence(day.confidence), change(aiConfidence, showConfidence, '')],
    [
      'Alerts pending',
      showNumber(alerts.pending),
      alerts.reviewed === null ? '' : `${showNumber(alerts.reviewed)} reviewed`,
    ],
  ];
  return (
    <dl className="day-figures border-line grid border">
      {figures.map(([name, value, note]) => (
        <div key={name} className="border-line min-w-0 px-2.5 py-1.5 not-first:border-l">
          <dt>{name}</dt>
          <dd className="text-figure-l leading-6 tabular-nums">
            {value}
            <small className="text-caption block">{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Comparison = Reads['yesterday']['aiConfidence'];

/** '+8.3% from 96 yesterday'; without yesterday's figure the stat card's text. */
function change(comparison: Comparison, show: (n: number | null) => string, when: string): string {
  const { text } = showComparison(comparison);
  return comparison?.yesterday ? `${text} from ${show(comparison.yesterday)}${when}` : text;
}

/** By their names in 'Not loaded: Alerts'. */
const reportReads = {
  Dashboard: dashboard,
  Yesterday: yesterdayComparison,
  Regions: regionsCall,
  Appointments: appointmentsCall,
  Alerts: alertStats,
} as const;

/** The report waits this long for responses, in ms, then prints old or missing figures. */
const longestWaitMs = 5_000;

/** The report's calls, all requested at once, so that the figures agree. */
function useReportReads(isWanted: boolean) {
  const appointments = useCall(reportReads.Appointments);
  const figures = {
    day: useCall(reportReads.Dashboard).figures,
    yesterday: useCall(reportReads.Yesterday).figures,
    alerts: useCall(reportReads.Alerts).figures,
    regions: useCall(reportReads.Regions),
    appointments,
    events: appointments.figures.on(useDays()),
  };
  const client = useApiClient();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ready = () => setIsReady(true);
    const timer = setTimeout(ready, longestWaitMs);
    void Promise.all(Object.values(reportReads).map((read) => refetch(client, read))).then(ready);
    return () => clearTimeout(timer);
  }, [client, isWanted]);
  return { ...figures, isReady, age: readsAge(client, reportReads) };
}
