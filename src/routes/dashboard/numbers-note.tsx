import type { ReactNode } from 'react';
import type { Call } from '../../api/call.ts';
import { appointments, type DayFigures } from '../../calls/appointments.ts';
import {
  type CountedTwice,
  regionsAndList,
  regionsTotalAndList,
  telemarketersAndList,
  telemarketersAndTotal,
  totalAndList,
  totalAndRegions,
} from '../../calls/counted-twice.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { ContradictionLine } from '../../query/contradiction-line.tsx';
import { useDays } from '../../query/use-call.ts';

export interface NumbersNoteProps {
  readonly panel: keyof typeof notes;
}

/** Says where the figures of a panel contradict another call (rulings C37). */
export function NumbersNote({ panel }: NumbersNoteProps) {
  const Note = notes[panel];
  return <Note />;
}

const notes = {
  total: () => <TotalAndRegions otherwise={<TotalAndList />} />,
  regions: () => <TotalAndRegions otherwise={<RegionsAndList />} />,
  telemarketers: () => <TelemarketersAndTotal otherwise={<TelemarketersAndList />} />,
  list: () => <TotalAndList otherwise={<RegionsTotalAndList />} />,
};

interface NoteProps {
  /** Shown where these two calls agree. */
  readonly otherwise?: ReactNode;
}

function TotalAndRegions({ otherwise }: NoteProps) {
  return (
    <ContradictionLine
      call={dashboard}
      other={regions}
      countsOf={totalAndRegions}
      words={['by the total', 'by regions']}
      otherwise={otherwise}
    />
  );
}

const TotalAndList = ({ otherwise }: NoteProps) => (
  <AgainstList
    call={dashboard}
    countsOf={totalAndList}
    words={['by the total', 'in the list']}
    otherwise={otherwise}
  />
);

const RegionsAndList = () => (
  <AgainstList call={regions} countsOf={regionsAndList} words={['here', 'rows in the list']} />
);

const RegionsTotalAndList = () => (
  <AgainstList
    call={regions}
    countsOf={regionsTotalAndList}
    words={['by regions', 'in the list']}
  />
);

interface AgainstListProps<T, F> extends NoteProps {
  readonly call: Call<T, F>;
  readonly countsOf: (figures: F, list: DayFigures) => readonly CountedTwice[];
  readonly words: readonly [words: string, listWords: string];
}

/** Compares a call with the appointments of the days in the heading. */
function AgainstList<T, F>({ countsOf, ...props }: AgainstListProps<T, F>) {
  const days = useDays();
  return (
    <ContradictionLine
      {...props}
      other={appointments}
      countsOf={(sent, { on }) => countsOf(sent, on(days))}
    />
  );
}

const TelemarketersAndList = () => (
  <AgainstList
    call={telemarketers}
    countsOf={telemarketersAndList}
    words={['here', 'valid rows in the list']}
  />
);

function TelemarketersAndTotal({ otherwise }: NoteProps) {
  return (
    <ContradictionLine
      call={telemarketers}
      other={dashboard}
      countsOf={telemarketersAndTotal}
      words={['with a telemarketer', 'valid in all']}
      otherwise={otherwise}
    />
  );
}
