import { ageText } from '../../../domain/time/age.ts';
import {
  calendarDay,
  dayLabel,
  easternLongDate,
  easternTime,
} from '../../../domain/time/eastern.ts';
import { ageWarning } from '../../../query/reads-age.ts';

interface ReportTime {
  /** The week of weekly mode; null on a working day. */
  readonly week: { readonly start: string; readonly end: string } | null;
  readonly nowMs: number;
  /** Of the oldest response that the report shows; null without any. */
  readonly ageMs: number | null;
  readonly isStale: boolean;
  /** What could not be loaded: 'Alerts'. */
  readonly missing: readonly string[];
}

/** The head of the day's report: the day or week of its figures, when they are of, and what is wrong with them. */
export function headTexts({ week, nowMs, ageMs, isStale, missing }: ReportTime) {
  const dataMs = nowMs - (ageMs ?? 0);
  const time = `${easternTime(dataMs)} Eastern`;
  const age =
    ageMs === null ? 'no data' : `data ${ageMs < 60_000 ? 'under 1 min' : ageText(ageMs)} old`;
  return {
    title: `Appointments, ${week ? weekText(week) : easternLongDate(dataMs)}`,
    subtitle: `All regions · ${week ? 'Call Center Closed' : 'valid so far'}, ${time}`,
    printed: `Printed ${easternTime(nowMs)}, ${age}`,
    warning: ageWarning({ ageMs, isStale, missing }),
  };
}

function weekText({ start, end }: { readonly start: string; readonly end: string }): string {
  const year = calendarDay(end)?.slice(0, 4);
  return `week of ${dayLabel(start)} to ${dayLabel(end)}${year ? `, ${year}` : ''}`;
}
