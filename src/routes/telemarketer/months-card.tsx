import { reads } from '../../api/contract.ts';
import type { Month } from '../../api/entities/monthly.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { isUnfinished, monthName, monthWord, shortMonthName } from '../../domain/time/month.ts';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { useMoment } from '../../ui/clock.ts';
import { FooterLink } from '../../ui/links.tsx';
import { barColumn } from '../../ui/bar-column.tsx';
import { DataTable } from '../../ui/table.tsx';
import { newestMonths, shareOfMonth } from './counts.ts';
import { AlsoFew, mutedClass, personColumn, subjectColumn } from './figures.tsx';
import type { PeopleData } from './people.ts';

/** Each person's share of a month's valid appointments, newest month first. */
export function MonthsCard({ people }: PeopleData) {
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const months = newestMonths(monthly.data);
  const [newest] = months;
  const [{ name }, other] = people;
  return (
    <QueryCard
      title="Share of each month"
      subtitle="Newest first"
      className="max-wide:has-[>[data-nothing]]:low wide:last:col-span-1 min-h-[20rem] md:last:col-span-2"
      state={monthly}
      what="Monthly data"
      unreadable={monthly.data?.months.unreadable}
      skeleton={[5, 48]}
      empty={months.length === 0 && { text: 'No months to show yet' }}
      footer={
        <>
          <span>
            {newest && isUnfinished(newest, thisMonth)
              ? `${monthWord(newest.month)} is in progress`
              : ''}
          </span>
          <FooterLink href={paths.monthlyData}>Monthly Data</FooterLink>
        </>
      }
    >
      <DataTable
        label="Share of each month"
        rows={months}
        keyOf={({ month }) => month}
        height="box"
        columns={[
          subjectColumn('Month', ({ month }: Month) => shortMonthName(month)),
          ...people.map((person) =>
            personColumn(other ? person.name : 'Valid', (month: Month) => {
              const { count, total, share } = shareOfMonth(month, person.name);
              return (
                <>
                  <b className="font-semibold">{showNumber(count)}</b>{' '}
                  {other && (
                    <span className={`text-caption ${mutedClass(total)}`}>
                      {showPercent(share)}
                    </span>
                  )}
                </>
              );
            }),
          ),
          !other &&
            barColumn('Share', (month: Month) => {
              const { total, share } = shareOfMonth(month, name);
              return {
                label: `${monthName(month.month)}: share`,
                value: share,
                figure: (
                  <>
                    <span className={mutedClass(total)}>{showPercent(share)}</span>
                    <AlsoFew cases={total} />
                  </>
                ),
              };
            }),
        ]}
      />
    </QueryCard>
  );
}
