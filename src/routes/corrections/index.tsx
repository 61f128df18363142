import { useEffect, useMemo, useRef } from 'react';
import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { useRead } from '../../query/use-read.ts';
import { filterRows } from '../../domain/appointment/row-filter.ts';
import { isSameAppointment } from '../../domain/appointment/token.ts';
import { isUnknownFieldAgent } from '../../domain/people/rep-name.ts';
import { useFilter } from '../../shell/filter-bar.tsx';
import { PageFreshness } from '../../query/page-freshness.tsx';
import { Page } from '../../shell/page.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { AutoCorrectButton } from './auto-correct-button.tsx';
import { CorrectionCard } from './correction-card.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { useCorrection, type PendingAppointment } from './use-correction.ts';
import { rowText, useLinked } from './use-linked.ts';
import { PendingCard } from './pending-card.tsx';

/** Manual Sales Rep Corrections (spec 2): the pending appointments, the form, the corrections so far. */
export function Corrections() {
  const appointments = useRead(reads.appointments);
  const rows = appointments.data?.rows;
  const pending = useMemo(() => {
    const unknown = (rows ?? []).filter(({ salesRep }) => isUnknownFieldAgent(salesRep));
    const keys = rowKeys(unknown, rowText);
    return unknown.map((row, index) => ({ ...row, key: keys[index] ?? '' }));
  }, [rows]);
  const filter = useFilter();
  const shown = useMemo(() => filterRows(pending, filter), [pending, filter]);
  const correction = useCorrection(shown);
  const { selected, select, choose, sentCount } = correction;
  const isMissing = useLinked(rows, pending, select);
  const current = currentOf(selected, pending, rows);
  const list = useFocusAfter(sentCount);
  return (
    <Page
      subtitle="Appointments without a known field agent"
      freshness={<PageFreshness main={appointments} refreshing={false} />}
      actions={<AutoCorrectButton />}
    >
      <div className="huge:gap-5 wide:grid-cols-[7fr_5fr] grid gap-3 *:min-w-0 sm:gap-4 md:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div ref={list} className="grid">
          <PendingCard
            appointments={appointments}
            pending={pending}
            shown={shown}
            selectedKey={selected?.key ?? null}
            onSelect={choose}
          />
        </div>
        <CorrectionCard
          rows={rows ?? []}
          current={current}
          isMissing={isMissing}
          correction={correction}
        />
      </div>
      <CorrectionsCard />
    </Page>
  );
}

/** The selected one as it is now: still without a known rep or, where a link chose one with a rep, still listed. */
function currentOf(
  selected: PendingAppointment | null,
  pending: readonly PendingAppointment[],
  rows: readonly Appointment[] = [],
): PendingAppointment | null {
  if (selected === null) return null;
  const { key, salesRep } = selected;
  if (isUnknownFieldAgent(salesRep)) return pending.find((entry) => entry.key === key) ?? null;
  const row = rows.find((each) => isSameAppointment(each, selected));
  return row ? { ...row, key } : null;
}

/** A sent form unmounts and loses the focus, which goes to the selected row or the list's title. */
function useFocusAfter(sentCount: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentCount === 0 || document.activeElement !== document.body) return;
    const target = list.current?.querySelector<HTMLElement>('input:checked') ?? null;
    (target ?? list.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [sentCount]);
  return list;
}
