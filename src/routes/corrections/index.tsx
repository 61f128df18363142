import { useEffect, useMemo, useRef } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { salesReps } from '../../calls/reps.ts';
import { filterRows } from '../../domain/appointment/row-filter.ts';
import { useFilter } from '../../features/filter/index.tsx';
import { useCall } from '../../query/use-call.ts';
import { Page } from '../../shell/page.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { AutoCorrect } from './auto-correct.tsx';
import { Added, Correction, CorrectionCard } from './correction-card.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { PendingCard } from './pending-card.tsx';
import { useArrows } from './use-arrows.ts';
import { useCorrection, useLinked } from './use-correction.ts';

/** Manual Sales Rep Corrections (S2): the pending appointments, the form, the corrections so far. */
export function Corrections() {
  const { figures, rows, status } = useCall(appointments);
  // For the form, before it is opened.
  useCall(salesReps);
  const { withoutRep: pending } = figures;
  const filter = useFilter();
  const shown = useMemo(() => filterRows(pending, filter), [pending, filter]);
  const received = status.data ? rows : undefined;
  const correction = useCorrection({ pending, shown }, received);
  const { current, select, choose, moved, followAutoCorrect } = correction;
  const isMissing = useLinked(received, pending, select);
  const isNarrow = !useMinWidth('md');
  const isPhone = !useMinWidth('sm');
  const autoCorrect = <AutoCorrect onCorrected={followAutoCorrect} />;
  // A linked appointment with a rep has no row.
  const isInList =
    isNarrow && (current === null ? correction.selected === null : shown.includes(current));
  const cards = useFocusAfter(moved);
  useArrows(cards);
  return (
    <Page status={status} actions={!isPhone && autoCorrect}>
      {isPhone && autoCorrect}
      <div
        ref={cards}
        className="huge:gap-5 wide:grid-cols-[7fr_5fr] grid gap-3 *:min-w-0 sm:gap-4 md:grid-cols-[minmax(0,1fr)_20rem] print:block"
      >
        <PendingCard
          pending={pending}
          shown={shown}
          selected={current}
          onSelect={choose}
          added={isInList && <Added correction={correction} />}
          form={isInList && <Correction correction={correction} />}
        />
        <CorrectionCard isMissing={isMissing} isInList={isInList} correction={correction} />
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
    if (!moved.isPointer && activeElement !== body && activeElement !== moved.from) return;
    const name = cards.current?.querySelector<HTMLElement>('form [role=combobox]');
    (name ?? cards.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [moved]);
  return cards;
}
