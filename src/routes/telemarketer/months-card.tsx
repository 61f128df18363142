import { reads } from '../../api/contract.ts';
import type { Month } from '../../api/entities/monthly.ts';
import { newestMonth, shareOfMonth } from '../../domain/figures/month-share.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import {
  isUnfinished,
  monthsOf,
  monthWord,
  shownMonth,
  shownShortMonth,
} from '../../domain/time/month.ts';
import { orderText } from '../../domain/time/order.ts';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { useMoment } from '../../ui/clock.ts';
import { FooterLink } from '../../ui/links.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { DataTable } from '../../ui/table.tsx';
import {
  AlsoFew,
  mutedClass,
  personColumn,
  subjectColumn,
} from '../../features/person/figures.tsx';
import type { PeopleData } from './people.ts';

/** Each person's share of a month's valid appointments, newest month first. */
export function MonthsCard({ people }: PeopleData) {
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const inOrder = monthly.data ? monthsOf(monthly.data) : [];
  const isOrdered = inOrder.every(({ month }) => month.date !== null);
  const months = isOrdered ? inOrder.toReversed() : inOrder;
  const newest = newestMonth(months);
  const [main, other] = people;
  return (
    <QueryCard
      title="Share of each month"
      subtitle={orderText({ isOrdered })}
      className="max-wide:has-[>[data-nothing]]:low wide:last:col-span-1 min-h-[20rem] md:last:col-span-2"
      state={monthly}
      what="Monthly data"
      unreadable={monthly.data?.months.unreadable}
      skeleton={[5, 48]}
      empty={
        months.length === 0 && {
          text: monthly.data?.months.isNoList
            ? 'The months could not be read'
            : 'No months to show yet',
        }
      }
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
        keyOf={({ month }) => month.text}
        height="box"
        columns={[
          subjectColumn('Month', ({ month }: Month) => shownShortMonth(month)),
          ...people.map(({ person }) =>
            personColumn(other ? person : 'Valid', (month: Month) => {
              const { count, total, share } = shareOfMonth(month, person);
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
            barColumn('Share of the month', (month: Month) => {
              const { total, share } = shareOfMonth(month, main.person);
              return {
                label: `${shownMonth(month.month)}: share`,
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
