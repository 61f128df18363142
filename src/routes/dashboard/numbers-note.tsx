import { reads } from '../../api/contract.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import { regionName } from '../../domain/region/region.ts';
import { ContradictionLine } from '../../query/contradiction-line.tsx';
import { useContradictions } from '../../query/contradictions.ts';
import { mostTelling, regionFigures, rowFigures, telemarketerFigures } from './numbers.ts';

const regions = { read: reads.regions, figuresOf: regionFigures };
const rows = { read: reads.appointments, figuresOf: rowFigures };
const telemarketers = { read: reads.telemarketers, figuresOf: telemarketerFigures };
const dashboard = {
  read: reads.dashboard,
  figuresOf: ({ metrics }: Dashboard) => new Map([['valid', metrics.totalValidAppointments]]),
};

const regionIn = (name: string) => name.split('|')[1] ?? '';

export interface NumbersNoteProps {
  readonly of: 'regions' | 'telemarketers';
}

/** What a panel's figures contradict: the rows, or the total of the dashboard. */
export function NumbersNote({ of }: NumbersNoteProps) {
  return of === 'regions' ? <RegionsNote /> : <TelemarketersNote />;
}

function RegionsNote() {
  const found = mostTelling(useContradictions(regions, rows));
  const isEvents = found[0]?.name.startsWith('events') === true;
  return (
    <ContradictionLine
      contradictions={found}
      nameOf={(name) => (regionIn(name) === '' ? '' : regionName(regionIn(name)))}
      unit="region"
      here={reads.regions}
      there={reads.appointments}
      words={[isEvents ? 'events here' : 'here', 'rows in the list']}
    />
  );
}

function TelemarketersNote() {
  return (
    <ContradictionLine
      contradictions={useContradictions(telemarketers, dashboard)}
      nameOf={() => ''}
      unit="figure"
      here={reads.telemarketers}
      there={reads.dashboard}
      words={['with a telemarketer', 'valid in all']}
    />
  );
}
