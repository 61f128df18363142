import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { monthly as monthlyCall } from '../../calls/monthly.ts';
import { monthTotal, shareOfMonth } from '../../calls/month-shares.ts';
import { type LearningMetrics, learningMetrics } from '../../calls/learning.ts';
import { withOtherDays } from '../../calls/by-time.ts';
import { undecidedOf } from '../../calls/tallies.ts';
import { countAmong, receivedText } from '../../api/received.ts';
import { accuracyFigures } from '../../calls/accuracies.ts';
import type { PeopleData } from './people.ts';
import {
  accuracyIsGood,
  goodAccuracy,
  isFew,
  rated,
  showAccuracy,
} from '../../domain/number/bands.ts';
import { aboveWholeText } from '../../domain/number/contradiction.ts';
import { isPercent, showNumber, showPercent } from '../../domain/number/format.ts';
import type { Person } from '../../domain/people.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { isUnfinished, monthName } from '../../domain/time/month.ts';
import type { PersonEvents } from '../../features/person/events.ts';
import { FewCases, mutedClass, noFigure, OutcomeBar } from '../../features/person/figures.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import { type ReadState, useCall } from '../../query/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { useMoment } from '../../ui/clock.ts';
import { ProgressBar } from '../../ui/meter.tsx';

/** A person's figure, for a cell alone or shared with another person. */
interface PersonFigure {
  readonly value: ReactNode;
  readonly base?: string;
  readonly note: ReactNode;
  /** After the note of a figure alone. */
  readonly moreNote?: ReactNode;
  readonly graphic?: ReactNode;
}

type FigureOf = (events: PersonEvents) => PersonFigure;

/** The four figures: valid of events, validation rate, AI accuracy and the month's share. */
export function Strip({ state, team, people }: PeopleData) {
  const { state: metrics } = useCall(learningMetrics);
  const { figures: months, state: monthly } = useCall(monthlyCall);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const month = months.newest;
  const isOpen = !month || isUnfinished(month, thisMonth);
  const monthTitle = `${monthName(month?.month.date ?? thisMonth)}${isOpen ? ', to date' : ''}`;
  const noMonth = months.isNoList ? 'The months could not be read' : 'No month to show yet';
  const notWhole = state.data ? receivedText(state.data) : '';
  const beside = notWhole || `${rated(team.valid, team.all).percent} across all regions`;
  const isPhone = !useMinWidth('sm');
  const stat = (title: string, read: ReadState<unknown>, figureOf: FigureOf) => {
    const [main, other] = people;
    if (other) return { title, state: read, value: <Beside {...{ people, figureOf }} /> };
    const { value, base, note, moreNote, graphic } = figureOf(main);
    return {
      title,
      state: read,
      value,
      base,
      note: (
        <>
          {note} {moreNote}
        </>
      ),
      graphic: !isPhone && read.data !== undefined && graphic,
    };
  };
  return (
    <StatStrip
      size={isPhone ? 'small' : 'large'}
      stats={[
        stat('Valid appointments', state, (events) => validOf(events, notWhole)),
        stat('Validation rate', state, (events) => rateOf(events, beside)),
        stat('AI accuracy', metrics, ({ person }) => accuracyOfPerson(person, metrics.data)),
        stat(monthTitle, monthly, ({ person }) =>
          month ? monthOf(person, shareOfMonth(month, person)) : { value: noFigure, note: noMonth },
        ),
      ]}
    />
  );
}

function Beside({ people, figureOf }: Pick<PeopleData, 'people'> & { figureOf: FigureOf }) {
  return (
    <span className="grid grid-cols-2 gap-3">
      {people.map((events) => {
        const { value, base, note } = figureOf(events);
        const { id, name } = events.person;
        return (
          <span key={id} className="grid min-w-0 content-start gap-0.5">
            <bdi className="text-caption text-ink-2 truncate">{name}</bdi>
            <span className="text-figure-m">{value}</span>
            <span className="text-caption text-ink-2 flex flex-wrap items-center gap-x-1.5 max-sm:[&_svg]:hidden">
              {base && <span>{base}</span>}
              {note}
            </span>
          </span>
        );
      })}
    </span>
  );
}

function validOf(events: PersonEvents, notWhole: string): PersonFigure {
  const { all, valid } = events;
  const undecided = undecidedOf(events);
  return {
    value: showNumber(countAmong(valid, notWhole)),
    base: withOtherDays(`of ${countText(countAmong(all, notWhole), 'event')}`, events.otherDays),
    note: [undecided > 0 && `${showNumber(undecided)} undecided`, notWhole]
      .filter(Boolean)
      .join(', '),
    graphic: (all > 0 || notWhole === '') && <OutcomeBar events={events} />,
  };
}

function rateOf({ all, valid }: PersonEvents, beside: string): PersonFigure {
  const { percent, rate, band } = rated(valid, all);
  if (rate === null) return { value: noFigure, note: null, moreNote: <span>{beside}</span> };
  const label = 'Validation rate';
  const hasBand = !isFew(all);
  return {
    value: <span className={mutedClass(all)}>{percent}</span>,
    note: hasBand ? <BandTag band={band} /> : <FewCases />,
    moreNote: <span>{beside}</span>,
    graphic: hasBand ? (
      <RateScale label={label} rate={rate} band={band} />
    ) : (
      <ProgressBar label={label} value={rate} />
    ),
  };
}

function accuracyOfPerson(person: Person, metrics: LearningMetrics | undefined): PersonFigure {
  const { rows = [], isNoList } = metrics?.telemarkerterAccuracy ?? {};
  const sent = accuracyFigures(rows, 'person').find(({ of }) => of.id === person.id);
  const { correct = null, total = null, accuracy = null } = sent ?? {};
  if (accuracy === null) {
    const note = isNoList ? 'AI metrics could not be read' : 'No AI metrics for this name';
    return { value: noFigure, note };
  }
  const isUnder = accuracy < goodAccuracy;
  return {
    value: <span className={mutedClass(total)}>{showAccuracy(accuracy)}</span>,
    note: (
      <>
        {isPercent(accuracy) && !accuracyIsGood(accuracy) && (
          <Badge tone="critical" icon={<ArrowDown aria-hidden />}>
            {isUnder ? `Under ${goodAccuracy}` : `Not above ${goodAccuracy}`}
          </Badge>
        )}
        <span>
          {aboveWholeText([['Correct', correct]], total) ||
            `${showNumber(correct)} of ${showNumber(total)} correct`}
        </span>
        {isFew(total) && <FewCases />}
      </>
    ),
    graphic: <ProgressBar label="AI accuracy" value={accuracy} show={showAccuracy} />,
  };
}

function monthOf({ name }: Person, share: ReturnType<typeof shareOfMonth>): PersonFigure {
  const { count, total, share: percent } = share;
  const contradiction = aboveWholeText([[name, count]], total, monthTotal);
  if (contradiction) return { value: showNumber(count), note: contradiction };
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
