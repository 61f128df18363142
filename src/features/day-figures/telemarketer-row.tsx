import type { ReactNode } from 'react';
import { designatedTelemarketers } from '../../config.ts';
import { showNumber, showPercent, sum } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { Avatar } from '../../ui/badge.tsx';
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
    <div className="grid grid-cols-[34px_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1 px-4 pt-[11px] pb-2.5">
      <Avatar initials={initials || repInitials(name)} />
      <div className="min-w-0">
        <p className="text-body truncate font-medium">
          <TelemarketerLink name={name} />
        </p>
        {status}
      </div>
      <p className="text-figure-m text-right tabular-nums">
        {figure}
        <span className="sr-only"> {unitText(appointments, 'appointment')}</span>
      </p>
      <div className="col-span-3 grid min-h-3.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5">
        <ProgressBar label={`${name}: performance`} value={performance} />
        <span className="text-caption text-ink-2 leading-3.5 tabular-nums">
          {showPercent(performance)} performance
        </span>
      </div>
    </div>
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
