import { ArrowRight, WandSparkles } from 'lucide-react';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { mayHaveActed, messageOf } from '../../api/api-error.ts';
import { reads, writes } from '../../calls/index.ts';
import type { Correction } from '../../calls/corrections.ts';
import { shownText } from '../../domain/appointment/appointment.ts';
import { filterRows } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { withoutKnownRep } from '../../domain/people.ts';
import { noRegion } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/words.ts';
import { newestFirst, orderText } from '../../domain/time/order.ts';
import { shownTime } from '../../domain/time/read-time.ts';
import { useFilter } from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { useWrite } from '../../query/use-write.ts';
import { Page } from '../../shell/page.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { CorrectionCard } from './correction-card.tsx';
import { regionOfId } from './corrections.ts';
import { PendingCard } from './pending-card.tsx';
import { useCorrection, useLinked } from './use-correction.ts';

/** Manual Sales Rep Corrections (spec 2): the pending appointments, the form, the corrections so far. */
export function Corrections() {
  const appointments = useRead(reads.appointments);
  const rows = appointments.data?.rows;
  const pending = useMemo(() => withoutKnownRep(rows ?? []), [rows]);
  const filter = useFilter();
  const shown = useMemo(() => filterRows(pending, filter), [pending, filter]);
  const correction = useCorrection({ pending, shown }, rows);
  const { current, select, choose, moved, followAutoCorrect } = correction;
  const isMissing = useLinked(rows, pending, select);
  const cards = useFocusAfter(moved);
  return (
    <Page
      subtitle="Appointments without a known field agent"
      state={appointments}
      actions={<AutoCorrect onCorrected={followAutoCorrect} />}
    >
      <div
        ref={cards}
        className="huge:gap-5 wide:grid-cols-[7fr_5fr] grid gap-3 *:min-w-0 sm:gap-4 md:grid-cols-[minmax(0,1fr)_20rem] print:block"
      >
        <PendingCard
          appointments={appointments}
          pending={pending}
          shown={shown}
          selected={current}
          onSelect={choose}
        />
        <CorrectionCard data={appointments.data} isMissing={isMissing} correction={correction} />
      </div>
      <CorrectionsCard />
    </Page>
  );
}

/** Moves the focus from a sent form to the next name field, or to the list's title when no appointment is left. */
function useFocusAfter(moved: ReturnType<typeof useCorrection>['moved']) {
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved === null) return;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== moved.from) return;
    const name = cards.current?.querySelector<HTMLElement>('form [role=combobox]');
    (name ?? cards.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [moved]);
  return cards;
}

const notice = 'Not corrected';
const lostHint =
  'The server may have corrected appointments. Check Manual Corrections before you run it again.';
const refusedHint = 'Run it again, or select an appointment and enter its rep.';

/** The button of AI Auto-Correct (spec 2, 8); the toast says how many reps the server found. */
function AutoCorrect({ onCorrected }: { onCorrected: (button: Element) => void }) {
  const toast = useToast();
  const { submit, pending } = useWrite(writes.runAutoCorrections);
  const run = ({ currentTarget }: MouseEvent) =>
    submit(undefined, {
      onDone: ({ corrected, total }) => {
        if (corrected !== 0) onCorrected(currentTarget);
        toast({
          title: 'Auto-Correction Complete',
          description: `Successfully corrected ${showNumber(corrected)} out of ${showNumber(total)} appointments`,
          notice,
        });
      },
      onFailed: (error) =>
        toast({
          title: 'Auto-Correction Failed',
          description: messageOf(error),
          error,
          notice,
          hint: mayHaveActed(error) ? lostHint : refusedHint,
        }),
    });
  return (
    <Button
      className="min-w-[146px] max-sm:flex-auto"
      aria-disabled={pending || undefined}
      icon={WandSparkles}
      onClick={run}
    >
      {pending ? 'Correcting...' : 'AI Auto-Correct'}
    </Button>
  );
}

/** The corrections made so far (spec 2). */
function CorrectionsCard() {
  const corrections = useRead(reads.corrections);
  const sent = corrections.data?.rows;
  const inTime = useMemo(() => newestFirst(sent ?? [], ({ createdAt }) => createdAt), [sent]);
  const { rows } = inTime;
  return (
    <QueryCard
      title="Manual Corrections"
      subtitle={orderText(inTime)}
      className="min-h-[22rem]"
      state={corrections}
      what="Corrections"
      skeleton={[5, 57]}
      empty={rows.length === 0 && { text: 'No manual corrections yet' }}
      count={[rows.length, 'correction']}
    >
      <WindowedList rows={rows} rowHeight={43} height="grow" keyOf={correctionKey}>
        {(row) => <Row correction={row} />}
      </WindowedList>
    </QueryCard>
  );
}

const correctionKey = ({ id, appointmentId, createdAt }: Correction) =>
  [id, appointmentId, createdAt.text].join('|');

function Row({ correction }: { readonly correction: Correction }) {
  const { appointmentId, originalSalesRep, correctedSalesRep, reason, createdAt } = correction;
  const id = excerpt(shownText(appointmentId));
  const region = regionOfId(id);
  const end = region === noRegion ? id.length : id.lastIndexOf('_');
  return (
    <div className="border-line text-small grid grid-cols-[30px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b px-4 py-2.5 @3xl:grid-cols-[30px_minmax(0,11fr)_minmax(0,13fr)_minmax(0,12fr)_150px]">
      <RegionBadge region={region} />
      <bdi className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
        {id.slice(0, end)}
        <span className="text-ink-3 font-normal">{id.slice(end)}</span>
      </bdi>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 @max-3xl:col-start-2">
        <Clamped text={originalSalesRep.name} className="text-ink-2" />
        <span className="flex min-w-0 items-center gap-2">
          <ArrowRight role="img" aria-label="to" className="icon-small text-ink-3" />
          <Clamped text={correctedSalesRep.name} className="font-medium" />
        </span>
      </p>
      <Clamped text={shownText(reason)} className="text-ink-2 @max-3xl:col-start-2" />
      <span className="text-caption text-ink-2 tabular-nums @max-3xl:col-start-2 @3xl:text-right">
        <bdi>{shownTime(createdAt)}</bdi>
      </span>
    </div>
  );
}
