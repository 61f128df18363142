import type { DataQuality, ValidationReport } from '../../api/entities/data-quality.ts';
import type { ReadState } from '../../query/use-read.ts';
import { unitText } from '../../domain/text/count-text.ts';
import { listLimit, shownOf, violationsByField, lowestFirst } from './report.ts';
import { showNumber } from '../../domain/number/format.ts';
import { unreadableOf } from '../../domain/number/unreadable.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';
import { ReportItem } from './validation-report.tsx';

/** Up to ten validation reports with violations (spec 2), lowest score first. */
export function ValidationCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const sent = report.data?.validationReports;
  const reports = lowestFirst(sent?.rows ?? []);
  const rows = reports.slice(0, listLimit);
  return (
    <QueryCard
      title="Validation Reports"
      subtitle="Lowest score first"
      className="min-h-[26rem]"
      state={report}
      what="The data quality report"
      unreadable={sent && unreadableOf(sent, ...sent.rows.map((row) => row.violations))}
      skeleton={<RowsSkeleton rows={6} height={62} />}
      empty={rows.length === 0 && { text: 'No violations in the report' }}
      footer={
        <>
          <span>{shownOf(reports.length, null)}</span>
          <span className="text-right">Appointment details aren't included</span>
        </>
      }
    >
      <FieldCounts reports={reports} />
      <List
        aria-label="Validation Reports"
        rows={rows}
        keyOf={({ status, score, violations }) =>
          [status, score, ...violations.rows.map(({ field }) => field)].join('|')
        }
        rowClass="border-line border-t px-4 py-3"
      >
        {(row) => <ReportItem report={row} />}
      </List>
    </QueryCard>
  );
}

const fieldLimit = 6;

/** The violations per field, counted over all reports, also those beyond the list's limit. */
function FieldCounts({ reports }: { readonly reports: readonly ValidationReport[] }) {
  const fields = violationsByField(reports);
  const more = fields.length - fieldLimit;
  return (
    <div className="px-4 pb-3.5">
      <h3 className="text-caption text-ink-3 pb-1">Violations by field, all reports</h3>
      <dl className="flex flex-wrap items-end gap-x-7 gap-y-3">
        {fields.slice(0, fieldLimit).map(({ field, count }) => (
          <div key={field} className="flex min-w-0 flex-col-reverse">
            <dt className="text-caption text-ink-2 max-w-40 truncate">
              <bdi>{field}</bdi>
            </dt>
            <dd className="text-figure-l tabular-nums">{showNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <p className="text-caption text-ink-2 pt-2">
          and {showNumber(more)} more {unitText(more, 'field')}
        </p>
      )}
    </div>
  );
}
