import { useMemo } from 'react';
import type { DataQuality, DuplicateGroup } from '../../api/entities/data-quality.ts';
import { showNumber, sum, unreadableOf } from '../../domain/number/format.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { rowKeys } from '../../ui/list.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { DuplicateArticle } from './duplicate-article.tsx';
import { emptyOf } from './empty.ts';

const title = 'Duplicate Groups';
const rowHeight = 206;
const none: readonly DuplicateGroup[] = [];

/** Groups of appointments that look like duplicates (spec 2). */
export function DuplicatesCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const { data } = report;
  const groups = data?.duplicates.duplicateGroups;
  const rows = groups?.rows ?? none;
  const keys = useMemo(
    () =>
      rowKeys(rows, ({ appointments, matchType }) => {
        const [first] = appointments.rows;
        return `${matchType}|${first?.customer}|${first?.region}|${first?.time}`;
      }),
    [rows],
  );
  return (
    <QueryCard
      title={title}
      subtitle="Differences from the primary appointment"
      className="min-h-[26rem]"
      state={report}
      what="The data quality report"
      unreadable={groups && unreadableOf(groups, ...rows.map((row) => row.appointments))}
      skeleton={[3, rowHeight]}
      empty={rows.length === 0 && emptyOf('No duplicates in the report', data)}
      footer={
        <>
          <span>
            <b className="font-semibold">{showNumber(rows.length)}</b>{' '}
            {unitText(rows.length, 'group')} with{' '}
            {countText(
              sum(rows.map(({ appointments }) => appointments.rows.length)),
              'appointment',
            )}
          </span>
          <span>{countText(data?.summary.duplicatesFound ?? null, 'duplicate')} found</span>
        </>
      }
    >
      <WindowedList
        label={title}
        rows={rows}
        rowHeight={rowHeight}
        height="grow"
        // Very many scroll in their box (rulings C24).
        className={`border-t-0! ${rows.length > 50 ? '' : 'max-h-none!'}`}
        keyOf={(_group, index) => keys[index] ?? String(index)}
      >
        {(group) => <DuplicateArticle group={group} />}
      </WindowedList>
    </QueryCard>
  );
}
