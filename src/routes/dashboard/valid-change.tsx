import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Yesterday } from '../../calls/dashboard.ts';
import { reads } from '../../calls/index.ts';
import { showNumber } from '../../domain/number/format.ts';
import { knownFrom, paceTones, paceWord, rangeText } from '../../features/day-record/rules/pace.ts';
import { type MemoryStatus, useDayMemory } from '../../features/day-record/day-state.ts';
import { useChange, useToday, useUsualNow } from '../../features/day-record/use-day-memory.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { useDialog } from '../../shell/location.ts';
import { Modal } from '../../shell/modal.tsx';
import { createStore, useStore } from '../../ui/store.ts';
import { ChangeLine, changeLines, PlainValidChange } from './change-line.tsx';
import { ChangePanel } from './change-panel.tsx';

const noStatus = createStore<MemoryStatus>('opening');

/** The usual total at this hour in words, and the color of the change; null while the kept days are read. */
function useUsualLine() {
  const { isWeek } = usePeriod();
  const { day } = useToday();
  const status = useStore(useDayMemory()?.status ?? noStatus);
  const valid = useRead(reads.dashboard).data?.metrics.totalValidAppointments ?? null;
  const now = useUsualNow();
  if (isWeek) return { text: '' };
  if (now === null) return null;
  const { usual, pace } = now;
  if (pace === null || valid === null)
    return { text: status === 'kept' && valid !== null ? knownFrom(usual, day) : '' };
  const tone = paceTones[paceWord(valid, pace)];
  return { text: `${usualWords[tone]} ${rangeText(pace)}`, tone };
}

const usualWords = {
  up: 'above the usual',
  neutral: 'as usual,',
  down: 'below the usual',
} as const;

// In px.
const width = 688;
const margin = 12;
// Scrolls with the page, so that the panel stays below its line; a bottom sheet at 390.
const panelClass =
  'bg-raised rounded-dialog m-0 max-h-[92dvh] flex-col overflow-hidden max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-auto max-sm:max-w-none max-sm:rounded-b-none sm:absolute sm:top-(--top) sm:left-(--left) sm:w-[688px] sm:max-w-[calc(100vw-24px)] sm:backdrop:bg-transparent print:hidden';

/** The change of the valid appointments: a button that opens what changed, and the usual total (visual.md 23). */
export function ValidChange({ yesterday }: { readonly yesterday: ReadState<Yesterday> }) {
  const [isOpen, setIsOpen] = useDialog('change');
  const below = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const usual = useUsualLine();
  const change = useChange();
  useLayoutEffect(() => {
    const line = below.current?.getBoundingClientRect();
    if (!isOpen || !line) return;
    const left = Math.max(margin, Math.min(line.left, innerWidth - width - margin));
    anchor.current?.style.setProperty('--left', `${left + scrollX}px`);
    anchor.current?.style.setProperty('--top', `${line.bottom + 4 + scrollY}px`);
  }, [isOpen]);
  if (yesterday.data === undefined) return <PlainValidChange yesterday={yesterday} />;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={`rounded-control hover:bg-hover aria-expanded:bg-hover text-left ${changeLines.first}`}
      >
        <span className={changeLines.text}>
          <ChangeLine
            figure="totalValidAppointments"
            yesterday={yesterday}
            show={showNumber}
            {...(usual === null ? { tone: 'neutral' } : usual.tone && { tone: usual.tone })}
          />
        </span>
        <span className="sr-only">, what changed</span>
        <Chevron aria-hidden className="text-ink-3 size-3.5 flex-none print:hidden" />
      </button>
      <span ref={below} className={changeLines.second}>
        {usual?.text}
        {usual?.tone === 'neutral' && <span className="wide:max-roomy:hidden"> at this hour</span>}
      </span>
      {createPortal(
        <div ref={anchor}>
          <Modal open={isOpen} onClose={() => setIsOpen(false)} className={panelClass}>
            <ChangePanel change={change} usual={usual?.text ?? ''} />
          </Modal>
        </div>,
        document.body,
      )}
    </>
  );
}
