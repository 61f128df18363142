import type { ReactNode } from 'react';
import { bandLabels, baseText, showConfidence } from '../../../domain/number/bands.ts';
import { showComparison, showNumber } from '../../../domain/text/format.ts';
import { ifReceived } from '../../../query/data-state.ts';
import { RateFigure } from '../../../ui/band.tsx';
import type { Reads } from './use-report-reads.ts';

/** The five figures in the head of the report. */
export function DayFigures({ day, yesterday, regions, appointments, events, alerts }: Reads) {
  const { totalValidAppointments: valid, aiConfidence } = yesterday;
  const { valid: ofRegions, events: all, rated: rate } = regions.figures;
  const undecided = ifReceived(appointments.status, events.counts.undecided);
  const { pending, reviewed } = alerts.figures.counts;
  const figures: readonly (readonly [name: string, value: ReactNode, note: ReactNode])[] = [
    [
      'Valid',
      showNumber(day.valid),
      change(valid, showNumber, day.week ? ' before' : ' yesterday'),
    ],
    ['Events', showNumber(all), undecided ? `${showNumber(undecided)} undecided` : ''],
    [
      'Validation rate',
      <RateFigure key="rate" {...rate} />,
      rate.band ? bandLabels[rate.band] : rate.rate !== null && baseText(ofRegions, all, undecided),
    ],
    ['AI Confidence', showConfidence(day.confidence), change(aiConfidence, showConfidence, '')],
    [
      'Alerts pending',
      showNumber(ifReceived(alerts.status, pending)),
      alerts.status.data === undefined ? '' : `${showNumber(reviewed)} reviewed`,
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
