import type { ReactNode } from 'react';
import { appointments } from '../../calls/appointments.ts';
import {
  regionsAndList,
  regionsTotalAndList,
  telemarketersAndTotal,
  totalAndList,
  totalAndRegions,
} from '../../calls/counted-twice.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { ContradictionLine } from '../../query/contradiction-line.tsx';
import { useDays } from '../../query/screen-time.ts';

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
  telemarketers: TelemarketersAndTotal,
  list: () => <TotalAndList otherwise={<RegionsTotalAndList />} />,
};

interface NoteProps {
  /** Shown where these two calls agree. */
  readonly otherwise?: ReactNode;
}

function TotalAndRegions({ otherwise }: NoteProps) {
  return (
    <ContradictionLine
      here={dashboard}
      there={regions}
      countsOf={totalAndRegions}
      words={['by the total', 'by regions']}
      otherwise={otherwise}
    />
  );
}

function TotalAndList({ otherwise }: NoteProps) {
  const days = useDays();
  return (
    <ContradictionLine
      here={dashboard}
      there={appointments}
      countsOf={(day, { on }) => totalAndList(day, on(days))}
      words={['by the total', 'in the list']}
      otherwise={otherwise}
    />
  );
}

function RegionsAndList() {
  const days = useDays();
  return (
    <ContradictionLine
      here={regions}
      there={appointments}
      countsOf={(sent, { on }) => regionsAndList(sent, on(days))}
      words={['here', 'rows in the list']}
    />
  );
}

function RegionsTotalAndList() {
  const days = useDays();
  return (
    <ContradictionLine
      here={regions}
      there={appointments}
      countsOf={(sent, { on }) => regionsTotalAndList(sent, on(days))}
      words={['by regions', 'in the list']}
    />
  );
}

function TelemarketersAndTotal() {
  return (
    <ContradictionLine
      here={telemarketers}
      there={dashboard}
      countsOf={telemarketersAndTotal}
      words={['with a telemarketer', 'valid in all']}
    />
  );
}
