import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { WandSparkles } from 'lucide-react';
import { messageOf } from '../../api/api-error.ts';
import { reads, writes } from '../../api/contract.ts';
import { filterRows } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { withoutKnownRep } from '../../domain/people/rep-name.ts';
import { useFilter } from '../../features/filter/index.tsx';
import { PageFreshness } from '../../query/page-freshness.tsx';
import { useRead } from '../../query/use-read.ts';
import { useWrite } from '../../query/use-write.ts';
import { Page } from '../../shell/page.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { CorrectionCard } from './correction-card.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
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
      freshness={<PageFreshness main={appointments} refreshing={false} />}
      actions={<AutoCorrectButton onCorrected={followAutoCorrect} />}
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
        <CorrectionCard rows={rows ?? []} isMissing={isMissing} correction={correction} />
      </div>
      <CorrectionsCard />
    </Page>
  );
}

/** A sent form unmounts and loses the focus, which goes on to the name field, or to the list's title when none is left. */
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

interface AutoCorrectButtonProps {
  readonly onCorrected: (button: Element) => void;
}

/** Runs AI Auto-Correct (spec 2, 8) and shows how many reps the server found. */
function AutoCorrectButton({ onCorrected }: AutoCorrectButtonProps) {
  const toast = useToast();
  const { submit, pending } = useWrite(writes.runAutoCorrections);
  const run = ({ currentTarget }: MouseEvent) =>
    submit(undefined, {
      onDone: ({ corrected, total }) => {
        if (corrected !== 0) onCorrected(currentTarget);
        toast({
          title: 'Auto-Correction Complete',
          description: `Successfully corrected ${showNumber(corrected)} out of ${showNumber(total)} appointments`,
        });
      },
      onFailed: (error) =>
        toast({
          title: 'Auto-Correction Failed',
          description: messageOf(error),
          destructive: true,
        }),
    });
  return (
    <Button
      className="min-w-[146px] max-sm:flex-auto"
      aria-disabled={pending || undefined}
      icon={<WandSparkles aria-hidden className="icon" />}
      onClick={run}
    >
      {pending ? 'Correcting...' : 'AI Auto-Correct'}
    </Button>
  );
}
