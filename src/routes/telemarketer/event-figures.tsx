import { undecidedOf } from '../../calls/tallies.ts';
import { rated } from '../../domain/number/bands.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import type { PersonEvents } from '../../features/person/events.ts';
import { noFigure, OutcomeBar } from '../../features/person/figures.tsx';
import { BandTag, RateFigure, RateScale } from '../../ui/band.tsx';
import type { PersonFigure } from './person-figure.tsx';

// Figures that are counted of a telemarketer's events.

/** The valid events, of all. */
export function validOf(events: PersonEvents, received: string): PersonFigure {
  const { all, valid } = events;
  const undecided = undecidedOf(events);
  return {
    value: showNumber(valid),
    base: `of ${countText(all, 'event')}`,
    note: [undecided > 0 && `${showNumber(undecided)} undecided`, received]
      .filter(Boolean)
      .join(', '),
    graphic: <OutcomeBar events={events} />,
  };
}

/** The validation rate, followed by `comparison`; of few cases without a band, none where rows are missing (A15). */
export function rateOf(
  { all, valid }: PersonEvents,
  received: string,
  comparison: string,
): PersonFigure {
  const ofEvents = rated(valid, received ? null : all);
  const { rate, band } = ofEvents;
  if (rate === null) return { value: noFigure, note: null, moreNote: <span>{comparison}</span> };
  return {
    value: <RateFigure {...ofEvents} />,
    note: band && <BandTag band={band} />,
    moreNote: <span>{comparison}</span>,
    graphic: <RateScale label="Validation rate" rate={rate} band={band} />,
  };
}
