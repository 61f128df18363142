import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { gapText } from '../../../query/reads-age.ts';
import { useChangeText } from '../../day-record/use-day-record.ts';
import { datedName } from '../../export/download.ts';
import { needText } from '../../needs-you/needs-you.ts';
import { useNeedsYou } from '../../needs-you/use-needs-you.ts';
import { dayBars, headTexts, hourBars, regionCounts, telemarketerCounts } from './counts.ts';
import { DayFigures } from './day-figures.tsx';
import { Preparing } from '../report-loading.tsx';
import { DayRows } from './rows.tsx';
import { type Reads, useReportReads } from './use-report-reads.ts';
import { BarChart, Reasons, Regions, Telemarketers, TopReps } from './tables.tsx';
import './report.css';

/** More lines would leave no space for notes. */
const maxNeeds = 3;

const noteLines = Array.from({ length: 24 }, (_, at) => at);

interface DayReportProps {
  /** Whether it prints itself once its calls have responded; else the browser is printing it. */
  readonly isWanted: boolean;
  /** Whether the rows behind its figures follow. */
  readonly hasRows: boolean;
  readonly onPrinted: () => void;
}

/** The day's report on one page. */
export function DayReport({ isWanted, hasRows, onPrinted }: DayReportProps) {
  const all = useReportReads(isWanted);
  usePrintOnce(all.isReady, onPrinted);
  const { regions, appointments, events, age } = all;
  const { week } = all.day;
  const head = headTexts({ ...age, week });
  const { why } = events;
  const listed = {
    unknown: unknownText(appointments),
    isIncomplete: (appointments.status.data?.total ?? null) !== null,
  };
  const isKnown = appointments.status.data !== undefined;
  const isAll = isKnown && listed.unknown === '';
  const rowsFollow = hasRows && isKnown;
  const changeText = useChangeText();
  const { all: rows } = events.lists;
  const bars = week ? dayBars(rows, week) : hourBars(rows);
  const report = createPortal(
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
        <DayFigures {...all} />
        {changeText && <p>{changeText}</p>}
        {isKnown && <BarChart by={week ? 'day' : 'hour'} bars={bars} events={rows.length} />}
        {regions.status.data && (
          <Regions
            rows={regionCounts(regions.figures, isAll ? why.region : undefined)}
            unknown={unknownText(regions)}
          />
        )}
        <div className="day-columns grid grid-cols-2">
          <div className="flex min-w-0 flex-col">
            {isKnown && (
              <>
                <Telemarketers rows={telemarketerCounts(why.telemarketer, !isAll)} {...listed} />
                <Reasons why={why} {...listed} />
              </>
            )}
          </div>
          <div className="flex min-w-0 flex-col">
            {isKnown && <TopReps events={events} {...listed} />}
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
            {rowsFollow
              ? 'Rows behind these figures: on the next pages'
              : `Rows behind these figures: Export, ${datedName('appointments.txt', age.dataMs ?? age.nowMs)}`}
          </span>
          {!rowsFollow && <span>1 of 1</span>}
        </footer>
      </article>
      {rowsFollow && <DayRows events={events} nowMs={age.nowMs} />}
    </>,
    document.body,
  );
  return (
    <>
      {isWanted && !all.isReady && <Preparing />}
      {report}
    </>
  );
}

/** What an empty table says if rows are missing (A15, A19); '' for a whole list. */
function unknownText({ status }: Reads['appointments' | 'regions']): string {
  return gapText(status.data) && 'None among the rows received';
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
