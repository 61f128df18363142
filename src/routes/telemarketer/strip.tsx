import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { reads } from '../../api/contract.ts';
import type { LearningMetrics } from '../../api/entities/learning.ts';
import type { Monthly } from '../../api/entities/monthly.ts';
import { accuracyOf } from '../../domain/figures/accuracy.ts';
import { undecidedOf } from '../../domain/figures/events.ts';
import { receivedText } from '../../domain/figures/received.ts';
import { newestMonth, shareOfMonth } from '../../domain/figures/month-share.ts';
import { rated } from '../../domain/number/bands.ts';
import { accuracyIsGood, goodAccuracy, isFew } from '../../domain/number/thresholds.ts';
import { printedValue, showNumber, showPercent } from '../../domain/number/format.ts';
import type { Person } from '../../domain/people.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { isUnfinished, monthName, monthsOf } from '../../domain/time/month.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useRead } from '../../query/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { useMoment } from '../../ui/clock.ts';
import { ProgressBar } from '../../ui/meter.tsx';
import { FewCases, mutedClass, noFigure } from '../../features/person/figures.tsx';
import { OutcomeBar } from '../../features/person/outcome-bar.tsx';
import type { PeopleData, PersonEvents } from './people.ts';

/** A person's figure, for a cell alone or shared with another person. */
interface PersonFigure {
  readonly value: ReactNode;
  /** Small, after the value. */
  readonly base?: ReactNode;
  readonly note: ReactNode;
  /** After the note of a figure alone. */
  readonly moreNote?: ReactNode;
  readonly graphic: ReactNode;
}

/** The four figures: valid of events, validation rate, AI accuracy and the month's share. */
export function Strip({ appointments, team, people }: PeopleData) {
  const metrics = useRead(reads.learningMetrics);
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const month = newestMonth(monthly.data ? monthsOf(monthly.data) : []);
  const isOpen = !month || isUnfinished(month, thisMonth);
  const monthTitle = `${monthName(month?.month.date ?? thisMonth)}${isOpen ? ', to date' : ''}`;
  const cells = [
    {
      title: 'Valid appointments',
      state: appointments,
      figureOf: (events: PersonEvents) =>
        validOf(events, appointments.data ? receivedText(appointments.data) : ''),
    },
    {
      title: 'Validation rate',
      state: appointments,
      figureOf: (events: PersonEvents) => rateOf(events, rated(team.valid, team.all).percent),
    },
    {
      title: 'AI accuracy',
      state: metrics,
      figureOf: ({ person }: PersonEvents) => accuracyOfPerson(person, metrics.data),
    },
    {
      title: monthTitle,
      state: monthly,
      figureOf: ({ person }: PersonEvents) =>
        month ? monthOf(shareOfMonth(month, person)) : noMonth(monthly.data),
    },
  ] as const;
  return (
    <StatStrip
      stats={cells.flatMap(({ title, state, figureOf }) => {
        const [main, other] = people.map((events) => ({
          name: events.person.name,
          ...figureOf(events),
        }));
        if (!main) return [];
        const figure = other ? { value: <Beside figures={[main, other]} /> } : alone(main);
        return [{ title, state, ...figure, ...(state.data === undefined && { graphic: null }) }];
      })}
    />
  );
}

function alone({ value, base, note, moreNote, graphic }: PersonFigure) {
  return {
    value: base ? (
      <>
        {value} <span className="text-small text-ink-2 font-normal tracking-normal">{base}</span>
      </>
    ) : (
      value
    ),
    note: (
      <>
        {note} {moreNote}
      </>
    ),
    graphic,
  };
}

/** Two people's figures in one cell. */
function Beside({
  figures,
}: {
  readonly figures: readonly (PersonFigure & { readonly name: string })[];
}) {
  return (
    <span className="grid grid-cols-2 gap-3">
      {figures.map(({ name, value, base, note }) => (
        <span key={name} className="grid min-w-0 content-start gap-0.5">
          <bdi className="text-caption text-ink-2 truncate">{name}</bdi>
          <span className="text-figure-m">{value}</span>
          <span className="text-caption text-ink-2 flex flex-wrap items-center gap-x-1.5 max-sm:[&_svg]:hidden">
            {base && <span>{base}</span>}
            {note}
          </span>
        </span>
      ))}
    </span>
  );
}

function validOf(events: PersonEvents, notWhole: string): PersonFigure {
  const { all, valid } = events;
  const undecided = undecidedOf(events);
  return {
    value: showNumber(valid),
    base: `of ${countText(all, 'event')}`,
    note: [undecided > 0 && `${showNumber(undecided)} undecided`, notWhole]
      .filter(Boolean)
      .join(', '),
    graphic: <OutcomeBar events={events} />,
  };
}

function rateOf({ all, valid }: PersonEvents, team: string): PersonFigure {
  const { percent, rate, band } = rated(valid, all);
  const across = <span>{team} across all regions</span>;
  if (rate === null) return { value: noFigure, note: null, moreNote: across, graphic: null };
  const label = 'Validation rate';
  const hasBand = !isFew(all);
  return {
    value: <span className={mutedClass(all)}>{percent}</span>,
    note: hasBand ? <BandTag band={band} /> : <FewCases />,
    moreNote: across,
    graphic: hasBand ? (
      <RateScale label={label} rate={rate} band={band} />
    ) : (
      <ProgressBar label={label} value={rate} />
    ),
  };
}

function accuracyOfPerson(person: Person, metrics: LearningMetrics | undefined): PersonFigure {
  const { rows = [], isNoList } = metrics?.telemarkerterAccuracy ?? {};
  const { correct, total, accuracy } = accuracyOf(person, rows);
  if (accuracy === null) {
    const note = isNoList ? 'AI metrics could not be read' : 'No AI metrics for this name';
    return { value: noFigure, note, graphic: null };
  }
  const isUnder = printedValue(accuracy) < goodAccuracy;
  return {
    value: <span className={mutedClass(total)}>{showPercent(accuracy)}</span>,
    note: (
      <>
        {!accuracyIsGood(accuracy) && (
          <Badge tone="critical" icon={<ArrowDown aria-hidden />}>
            {isUnder ? `Under ${goodAccuracy}` : `Not above ${goodAccuracy}`}
          </Badge>
        )}
        <span>
          {showNumber(correct)} of {showNumber(total)} correct
        </span>
        {isFew(total) && <FewCases />}
      </>
    ),
    graphic: <ProgressBar label="AI accuracy" value={accuracy} />,
  };
}

function noMonth(data: Monthly | undefined): PersonFigure {
  const note = data?.months.isNoList ? 'The months could not be read' : 'No month to show yet';
  return { value: noFigure, note, graphic: null };
}

function monthOf(share: ReturnType<typeof shareOfMonth>): PersonFigure {
  const { count, total, share: percent } = share;
  return {
    value: showNumber(count),
    note: (
      <>
        {percent !== null && `${showPercent(percent)} `}of {showNumber(total)}
        {percent !== null && isFew(total) && <FewCases />}
      </>
    ),
    moreNote: unitText(total, 'appointment'),
    graphic: percent !== null && <ProgressBar label="Share of the month" value={percent} />,
  };
}
