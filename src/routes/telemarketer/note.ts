import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { shownTitle, showNumber, countText, excerpt, noValue } from '../../domain/text/format.ts';
import { noReason, reasonReader } from '../../domain/appointment/reasons.ts';
import { ratesWithout } from '../../calls/reason-table.ts';
import { isFew, rated } from '../../domain/number/bands.ts';
import type { Counts } from '../../calls/tallies.ts';
import { easternDate, easternTime, longDay } from '../../domain/time/eastern.ts';
import { shownRecentTime } from '../../domain/time/read-time.ts';
import type { EventsOfPerson } from '../../calls/person-events.ts';

interface Note {
  readonly events: EventsOfPerson;
  readonly team: Pick<Counts, 'valid' | 'all'>;
  /** In weekly mode a line says 'In the week' instead of 'Today'. */
  readonly isWeek: boolean;
  /** When the response came, in ms. */
  readonly atMs: number;
  /** '20 of 76 received', which has no rate; '' if no row is missing (A15). */
  readonly received: string;
}

const mostRows = 3;
const longestText = 60;

const short = (text: string) => excerpt(text, longestText);

/** Five lines for a conversation: figures with their base, no verdict, no customer, no phone. */
export function noteLines(note: Note): readonly string[] {
  const { events, team, atMs, received } = note;
  const { person, all } = events;
  const percentOf = (counts: Pick<Counts, 'valid' | 'all'>) =>
    rated(counts.valid, received ? null : counts.all).percent;
  const rate = `${percentOf(events)} of ${countText(all, 'event')} valid`;
  const first = `${short(person.name)}: ${rate} (team ${percentOf(team)})`;
  return [
    isFew(all) ? `Few cases: ${first}` : first,
    ...reasonLines(note),
    [`As of ${easternTime(atMs)} ET, ${longDay(easternDate(atMs))}`, received]
      .filter(Boolean)
      .join(', '),
  ];
}

function reasonLines({ events, isWeek, atMs, received }: Note): string[] {
  const { rows, reasons, valid, invalid, all } = events;
  const heads = ['Leading reason', isWeek ? 'In the week' : 'Today', 'Without it'];
  const leading = reasons.find(({ label }) => label !== noReason);
  if (!leading) return heads.map((head) => `${head}: ${noReason}`);
  const read = reasonReader();
  const cases = outcomesOf(rows)
    .invalid.filter((row) => read(row).key === leading.key)
    .slice(0, mostRows)
    .map(({ title, time, region }) =>
      [shownTitle(title), shownRecentTime(time, atMs), region.name].map(short).join(', '),
    );
  const [now, without] = ratesWithout(leading.count, valid, all);
  const texts = [
    `${short(leading.label)}, ${showNumber(leading.count)} of ${showNumber(invalid)} invalid`,
    cases.toReversed().join('; '),
    received ? noValue : `${now.percent} → ${without.percent} of ${countText(all, 'event')}`,
  ];
  return heads.map((head, at) => `${head}: ${texts[at] ?? ''}`);
}
