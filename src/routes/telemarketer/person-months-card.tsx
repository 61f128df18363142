import { monthly } from '../../calls/monthly.ts';
import { type MonthOfPeople, shareOfMonth } from '../../calls/month-shares.ts';
import { showNumber, showPercent } from '../../domain/text/format.ts';
import { shownMonth, shownShortMonth } from '../../domain/time/month.ts';
import { mutedClass, personColumn, subjectColumn } from '../../features/person/figures.tsx';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { FooterLink } from '../../ui/links.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { DataTable } from '../../ui/table.tsx';
import type { PeopleData } from './people.ts';

/** Each person's share of a month's valid appointments, newest month first. */
export function PersonMonthsCard({ people }: Pick<PeopleData, 'people'>) {
  const { figures, status } = useCall(monthly);
  const { newestFirst: months } = figures;
  const [main, other] = people;
  return (
    <QueryCard
      title="Share of each month"
      className="max-md:has-[>[data-nothing]]:compact-empty min-h-[20rem]"
      status={status}
      what="Monthly data"
      unreadable={figures.unreadable}
      skeleton={[5, 48]}
      empty={months.length === 0 && { text: 'No months to show yet' }}
      footer={<FooterLink href={paths.monthlyData}>Monthly Data</FooterLink>}
    >
      <DataTable
        rows={months}
        keyOf={({ month }) => month.text}
        height="box"
        columns={[
          subjectColumn('Month', ({ month }: MonthOfPeople) => shownShortMonth(month)),
          ...people.map(({ person }) =>
            personColumn(other ? person : 'Valid', (month: MonthOfPeople) => {
              const { count, total, share } = shareOfMonth(month, person);
              return (
                <>
                  <b className="font-semibold">{showNumber(count)}</b>
                  {other && (
                    <span className={`text-caption ${mutedClass(total)}`}>
                      {' '}
                      {showPercent(share)}
                    </span>
                  )}
                </>
              );
            }),
          ),
          !other &&
            barColumn('Share of the month', (month: MonthOfPeople) => {
              const { total, share } = shareOfMonth(month, main.person);
              return {
                label: `${shownMonth(month.month)}: share`,
                value: share,
                figure: <span className={mutedClass(total)}>{showPercent(share)}</span>,
              };
            }),
        ]}
      />
    </QueryCard>
  );
}
