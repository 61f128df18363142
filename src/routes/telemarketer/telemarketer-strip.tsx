import { shareOfMonth } from '../../calls/month-shares.ts';
import { monthly as monthlyCall } from '../../calls/monthly.ts';
import { rated } from '../../domain/number/bands.ts';
import { isUnfinished, monthName } from '../../domain/time/month.ts';
import { noFigure } from '../../features/person/figures.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import type { ReadStatus } from '../../query/data-state.ts';
import { useCall, useMonth } from '../../query/use-call.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { rateOf, validOf } from './event-figures.tsx';
import type { PeopleData } from './people.ts';
import { FiguresOfTwo, type FigureOf } from './person-figure.tsx';
import { monthOf } from './server-figures.tsx';

/** The three figures: valid of events, validation rate and the month's share. */
export function TelemarketerStrip({ status, received, team, people }: PeopleData) {
  const { figures: months, status: monthly } = useCall(monthlyCall);
  const thisMonth = useMonth(monthlyCall);
  const month = months.newest;
  const isOpen = !month || isUnfinished(month.month, thisMonth);
  const monthTitle = `${monthName(month?.month.date ?? thisMonth)}${isOpen ? ', to date' : ''}`;
  const noMonth = months.unreadable > 0 ? 'The months could not be read' : 'No month to show yet';
  const teamRate = received ? '' : `${rated(team.valid, team.all).percent} across all regions`;
  const isPhone = !useMinWidth('sm');
  const stat = (title: string, read: ReadStatus<unknown>, figureOf: FigureOf) => {
    const [main, other] = people;
    if (other) return { title, status: read, value: <FiguresOfTwo {...{ people, figureOf }} /> };
    const { value, base, note, moreNote, graphic } = figureOf(main);
    return {
      title,
      status: read,
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
    <div className="max-sm:[&>*]:grid-cols-2! max-sm:[&>*>:last-child]:col-span-full">
      <StatStrip
        size={isPhone ? 'small' : 'large'}
        stats={[
          stat('Valid appointments', status, (events) => validOf(events, received)),
          stat('Validation rate', status, (events) => rateOf(events, received, teamRate)),
          stat(monthTitle, monthly, ({ person }) =>
            month ? monthOf(shareOfMonth(month, person)) : { value: noFigure, note: noMonth },
          ),
        ]}
      />
    </div>
  );
}
