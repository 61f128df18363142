import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import type { ReadState } from '../../query/use-read.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { MonthlyCard } from './monthly-card.tsx';

interface TelemarketersCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
}

/** Telemarketer Performance (spec 2), with the share of total in percent. */
export function TelemarketersCard({ monthly, month }: TelemarketersCardProps) {
  const { telemarketers, totalValidAppointments: total } = month;
  const rows = telemarketers.rows.toSorted(
    (a, b) => (b.totalAppointments ?? -1) - (a.totalAppointments ?? -1),
  );
  const keys = rowKeys(rows, (row) => row.name);
  return (
    <MonthlyCard
      monthly={monthly}
      title="Telemarketer Performance"
      subtitle={`Share of ${showNumber(total)}`}
      unreadable={month.telemarketers.unreadable}
      footer={countText(rows.length, 'telemarketer')}
      empty={rows.length === 0 && 'No telemarketer figures yet'}
    >
      <ul
        aria-label="Telemarketers"
        className="scroll-list focus-inside grid flex-1 auto-rows-[minmax(3rem,1fr)]"
        {...(rows.length > 8 && { tabIndex: 0 })}
      >
        {rows.map(({ name, totalAppointments, weeklyAverage }, index) => {
          const share = shareOf(totalAppointments, total);
          return (
            <li
              key={keys[index]}
              className="border-line grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_3.5rem_2.75rem] items-center gap-x-3 border-t px-4 py-1 tabular-nums"
            >
              <div className="min-w-0">
                <p className="text-small truncate font-medium" title={oneLine(name)}>
                  <TelemarketerLink name={name} />
                </p>
                <p className="text-caption text-ink-2 truncate">
                  {showNumber(weeklyAverage)} a week
                </p>
              </div>
              <ProgressBar label={`${name}: share of total`} value={share} />
              <p className="text-title text-right">
                {showNumber(totalAppointments)}
                <span className="sr-only"> {unitText(totalAppointments, 'appointment')}</span>
              </p>
              <p className="text-caption text-ink-2 text-right">{showPercent(share)}</p>
            </li>
          );
        })}
      </ul>
    </MonthlyCard>
  );
}
