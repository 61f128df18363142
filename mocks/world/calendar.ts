import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { callCenterHours } from '../../src/domain/time/hours.ts';
import { easternDate, easternZone } from '../../src/domain/time/eastern.ts';

// Days are 'YYYY-MM-DD' Eastern.

const dayMs = 86_400_000;

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(utc(date)).getUTCDay();
}

export function isWorkingDay(date: string): boolean {
  return weekdayOf(date) !== 0;
}

/** The Monday of a day's week, which ends on Sunday. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

export function workingDays(start: string, end: string): string[] {
  const days: string[] = [];
  for (let date = start; date <= end; date = addDays(date, 1))
    if (isWorkingDay(date)) days.push(date);
  return days;
}

/** The instant in ms of a minute of a day; inexact from 1 to 3 AM when clocks change. */
export function easternMs(date: string, minute: number): number {
  const wallClock = new Date(utc(date) + minute * 60_000).toISOString().slice(0, -1);
  return fromZonedTime(wallClock, easternZone).getTime();
}

export function openMs(date: string): number {
  return easternMs(date, callCenterHours.openMinute);
}

export function closeMs(date: string): number {
  return easternMs(date, callCenterHours.closeMinute);
}

/** Whether the call center works at an instant in ms (S1). */
export function isOpenAt(ms: number): boolean {
  const date = dateAt(ms);
  return isWorkingDay(date) && ms >= openMs(date) && ms < closeMs(date);
}

// The last day is kept: it is needed thousands of times.
export function dateAt(ms: number): string {
  if (ms >= last.from && ms < last.to) return last.date;
  const date = easternDate(ms);
  const from = easternMs(date, 0);
  last = { date, from, to: from + 23 * 3_600_000 };
  return ms >= last.from && ms < last.to ? last.date : date;
}

let last = { date: '', from: 0, to: 0 };
