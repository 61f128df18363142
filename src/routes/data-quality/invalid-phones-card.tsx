import type { DataQuality } from '../../api/entities/data-quality.ts';
import type { ReadState } from '../../query/use-read.ts';
import { listLimit, shownOf } from './report.ts';
import { noValue, showPercent } from '../../domain/number/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Clamped } from '../../ui/clamped.tsx';
import { List } from '../../ui/list.tsx';

/** Up to ten invalid phone numbers, each with its first suggestion (spec 2). */
export function InvalidPhonesCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const { data } = report;
  const sent = data?.phoneCorrections;
  const invalid = (sent?.rows ?? []).filter(({ isValid }) => isValid === false);
  const rows = invalid.slice(0, listLimit);
  return (
    <QueryCard
      title="Invalid Phones"
      subtitle="First suggestion for each"
      className="min-h-[26rem]"
      state={report}
      what="The data quality report"
      unreadable={sent?.unreadable}
      skeleton={<RowsSkeleton rows={6} height={49} />}
      empty={rows.length === 0 && { text: 'No invalid phones in the report' }}
      footer={
        <>
          <span>{shownOf(invalid.length, data?.summary.phoneIssuesFound ?? null)}</span>
          <span className="text-right">Appointment details aren't included</span>
        </>
      }
    >
      <List
        aria-label="Invalid Phones"
        rows={rows}
        keyOf={(row) => row.original || row.cleaned}
        rowClass="border-line grid min-h-[49px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t px-4 py-2 @lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
      >
        {({ original, suggestions, confidence }) => (
          <>
            <Clamped text={original || noValue} className="text-small font-medium tabular-nums" />
            <Clamped
              text={suggestions[0] ?? 'No suggestion'}
              className="text-small text-ink-2 @max-lg:col-start-1 @max-lg:row-start-2"
            />
            <span className="text-caption text-ink-2 text-right whitespace-nowrap tabular-nums @max-lg:row-span-2 @max-lg:row-start-1">
              {showPercent(confidence)} confidence
            </span>
          </>
        )}
      </List>
    </QueryCard>
  );
}
