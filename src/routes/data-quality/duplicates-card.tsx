import { dataQuality, type DuplicateGroup } from '../../calls/quality.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { ScrollList } from '../../ui/scroll-list.tsx';
import { DuplicateArticle } from './duplicate-article.tsx';
import { emptyOf } from './report.ts';

const title = 'Duplicate Groups';
const rowHeight = 206;

/** Groups of appointments that look like duplicates (S2). */
export function DuplicatesCard() {
  const { figures, status } = useCall(dataQuality);
  const { groups, summary } = figures;
  const { rows } = groups;
  return (
    <QueryCard
      title={title}
      subtitle="Differences from the primary appointment"
      className="min-h-[26rem]"
      status={status}
      unreadable={groups.unreadable}
      skeleton={[3, rowHeight]}
      empty={
        rows.length === 0 &&
        emptyOf(groups, { text: 'No duplicates in the report', processed: summary.processed })
      }
    >
      <ScrollList
        rows={rows}
        rowHeight={rowHeight}
        height="grow"
        // More than 50 groups scroll in a box (C24).
        className={`border-t-0! ${rows.length > 50 ? '' : 'max-h-none!'}`}
        keyOf={groupKey}
      >
        {(group) => <DuplicateArticle group={group} />}
      </ScrollList>
    </QueryCard>
  );
}

const groupKey = ({ matchType, appointments }: DuplicateGroup) =>
  [matchType, ...appointments.rows.map(appointmentName)].join('|');
