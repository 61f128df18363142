import type { ReactNode } from 'react';
import type { PersonEvents } from '../../features/person/events.ts';
import type { PeopleData } from './people.ts';

/** A person's figure, for a cell alone or shared with another person. */
export interface PersonFigure {
  readonly value: ReactNode;
  readonly base?: string;
  readonly note: ReactNode;
  /** After the note of a figure alone. */
  readonly moreNote?: ReactNode;
  readonly graphic?: ReactNode;
}

export type FigureOf = (events: PersonEvents) => PersonFigure;

interface FiguresOfTwoProps extends Pick<PeopleData, 'people'> {
  readonly figureOf: FigureOf;
}

/** The figures of two people in one cell. */
export function FiguresOfTwo({ people, figureOf }: FiguresOfTwoProps) {
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
