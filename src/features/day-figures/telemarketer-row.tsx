import type { ReactNode } from 'react';
import { designatedTelemarketers } from '../../config.ts';
import { showNumber, showPercent, sum } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { MeterRow } from '../../ui/meter-row.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface TelemarketerRowProps {
  readonly name: string;
  readonly initials?: string;
  readonly status?: ReactNode;
  readonly figure: ReactNode;
  readonly appointments: number | null;
  readonly performance: number | null;
}

/** A telemarketer of Telemarketer Performance. */
export function TelemarketerRow(props: TelemarketerRowProps) {
  const { name, initials = '', status, figure, appointments, performance } = props;
  return (
    <MeterRow
      lead={<Avatar initials={initials || repInitials(name)} />}
      title={<TelemarketerLink name={name} />}
      note={status}
      figure={
        <>
          {figure}
          <span className="sr-only"> {unitText(appointments, 'appointment')}</span>
        </>
      }
    >
      <ProgressBar label={`${name}: performance`} value={performance} />
      {showPercent(performance)} performance
    </MeterRow>
  );
}

/** The footer of Telemarketer Performance, of the designated ones that are listed. */
export function TelemarketerTotals({ counts }: { readonly counts: readonly (number | null)[] }) {
  const appointments = sum(counts);
  return (
    <>
      <span>
        <b className="font-semibold">{showNumber(appointments)}</b>{' '}
        {unitText(appointments, 'appointment')}
      </span>
      <span>
        {counts.length} of {countText(designatedTelemarketers().length, 'telemarketer')}
      </span>
    </>
  );
}
