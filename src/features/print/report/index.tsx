import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ifReceived } from '../../../query/data-state.ts';
import { gapText } from '../../../query/reads-age.ts';
import { useChangeText } from '../../day-record/use-day-record.ts';
import { datedName } from '../../export/download.ts';
import { needText } from '../../needs-you/needs-you.ts';
import { useNeedsYou } from '../../needs-you/use-needs-you.ts';
import { dayBars, headTexts, hourBars, regionCounts, telemarketerCounts } from './counts.ts';
import { DayFigures } from './day-figures.tsx';
import { DayRows } from './rows.tsx';
import { type Reads, useReportReads } from './use-report-reads.ts';
import { BarChart, Reasons, Regions, Telemarketers, TopReps } from './tables.tsx';
import './report.css';

/** More lines would leave no space for notes. */
const maxNeeds = 3;

const noteLines = Array.from({ length: 24 }, (_, at) => at);

/**
 * The day's report on one page. Where it is wanted it prints itself once its calls have responded;
 * as the printout of the dashboard it is followed by its rows.
 */
export function DayReport({ isWanted, onPrinted }: { isWanted: boolean; onPrinted: () => void }) {
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
  const isAll = listed.unknown === '';
  const changeText = useChangeText();
  const { all: rows } = events.lists;
  const bars = week ? dayBars(rows, week) : hourBars(rows);
  const bookers = ifReceived(appointments.status, telemarketerCounts(why.telemarketer, !isAll));
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
        <DayFigures {...all} />
        {changeText && <p>{changeText}</p>}
        <BarChart by={week ? 'day' : 'hour'} bars={bars} events={rows.length} />
        <Regions
          rows={regionCounts(regions.figures, isAll ? why.region : undefined)}
          unknown={unknownText(regions)}
        />
        <div className="day-columns grid grid-cols-2">
          <div className="flex min-w-0 flex-col">
            <Telemarketers rows={bookers ?? []} {...listed} />
            <Reasons why={why} {...listed} />
          </div>
          <div className="flex min-w-0 flex-col">
            <TopReps events={events} {...listed} />
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
              ? `Rows behind these figures: Export, ${datedName('appointments.txt', age.dataMs ?? age.nowMs)}`
              : 'Rows behind these figures: on the next pages'}
          </span>
          {isWanted && <span>1 of 1</span>}
        </footer>
      </article>
      {!isWanted && <DayRows events={events} nowMs={age.nowMs} />}
    </>,
    document.body,
  );
}

/** Why a table without rows does not say that there are none (A15, A19); '' for a whole list. */
function unknownText({ status }: Reads['appointments' | 'regions']): string {
  return ifReceived(status, gapText(status.data) && 'None among the rows received') ?? 'Not loaded';
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
