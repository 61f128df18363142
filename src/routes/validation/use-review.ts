import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { reads } from '../../api/contract.ts';
import { elapsedMs } from '../../api/elapsed.ts';
import { useRead } from '../../api/use-read.ts';
import {
  alertTabOf,
  alertTabs,
  nextInQueue,
  type AlertTab,
  type Verdict,
} from '../../domain/alerts.ts';
import { shownTitle } from '../../domain/appointment.ts';
import { showNumber } from '../../domain/numbers.ts';
import { changeSearch, useSearchChoice, useSearchText } from '../../paths.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { toast } from '../../shell/toasts.ts';
import { useDecisions } from './decisions.ts';
import { useAlertLists } from './use-alert-lists.ts';
import { useOpenAlert } from './use-open-alert.ts';

/** After a decision the next alert takes none for this long, in ms: nobody has read it by then. */
const readingMs = 400;

const saidOf: Record<Verdict, string> = {
  valid: 'Marked valid',
  invalid: 'Marked invalid',
  dismissed: 'Dismissed',
};

/** The draft of an alert's review notes. */
export function notesId(alertId: string): string {
  return `alert:${alertId}`;
}

function openInUrl(alertId: string): void {
  changeSearch({ alert: alertId });
}

/** The review queue: its lists, the alert that is open, and all that a reviewer can do. */
export function useReview() {
  const alerts = useRead(reads.alerts);
  const { decisions, decide } = useDecisions();
  const [tab] = useSearchChoice('tab', alertTabs);
  const { rows, lists, arrived, showArrived } = useAlertLists(alerts.data?.rows, decisions);
  const openId = useSearchText('alert');
  const list = lists[tab];
  const open = useOpenAlert(openId, rows, list, decisions);
  const [said, setSaid] = useState('');
  const [focusRow, setFocusRow] = useState<string | null>(null);
  const [focusNotes, setFocusNotes] = useState(false);
  const decidedAt = useRef(-Infinity);
  const acts = useRef(0);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const show = (alertId: string, { inNotes = false } = {}) => {
    acts.current += 1;
    setFocusNotes(inNotes);
    openInUrl(alertId);
  };

  const close = () => {
    acts.current += 1;
    const below = open && (list[open.index] ?? list[open.index - 1]);
    setFocusRow(list.some(({ id }) => id === openId) ? openId : (below?.id ?? ''));
    openInUrl('');
  };

  const step = (by: 1 | -1) => {
    if (!open) return;
    // Once it has left the list, the one below it stands in its place.
    const left = list[open.index]?.id !== open.alert.id;
    const target = list[open.index + (left && by === 1 ? 0 : by)];
    if (target) show(target.id);
  };

  const decideOpen = (verdict: Verdict) => {
    if (!open || alertTabOf(open.alert.status) !== 'pending') return;
    if (elapsedMs() - decidedAt.current < readingMs) return;
    const { id } = open.alert;
    const title = shownTitle(open.alert.title);
    const notes = draftOf(notesId(id));
    const act = acts.current + 1;
    const isSent = decide(id, verdict, notes, (error, when) => {
      // Only what was sent is forgotten: words typed since stay.
      if (!error && draftOf(notesId(id)) === notes) keepDraft(notesId(id), '');
      if (when === 'confirmed') {
        toast({ title: 'Saved', description: `The server has it. ${saidOf[verdict]}: ${title}` });
        setSaid(`The server has it. ${saidOf[verdict]}: ${title}.`);
      }
      if (!error) return;
      const failed = verdict === 'dismissed' ? 'Failed to dismiss alert' : 'Failed to review alert';
      toast({ title: 'Error', description: failed, destructive: true });
      setSaid(`${failed}: ${title}. ${messageOf(error)}`);
      // Back to it, unless the reviewer has gone on to something else meanwhile.
      if (acts.current === act && shown.current) openInUrl(id);
    });
    if (!isSent) return;
    decidedAt.current = elapsedMs();
    const next = nextInQueue(lists.pending, id) ?? arrived[0];
    const left = lists.pending.length - 1 + arrived.length;
    setSaid(`${saidOf[verdict]}: ${title}. ${left > 0 ? showNumber(left) : 'No alerts'} left.`);
    if (!next) setFocusRow('');
    show(next?.id ?? '');
  };

  return {
    alerts,
    /** The last verdict on an alert, where it was refused or is not confirmed. */
    troubleOf: (id: string) => {
      const decision = decisions.get(id);
      return decision?.phase === 'refused' || decision?.phase === 'unconfirmed' ? decision : null;
    },
    tab,
    setTab: (next: AlertTab) => changeSearch({ tab: next === 'pending' ? '' : next, alert: '' }),
    lists,
    list,
    arrived,
    showArrived,
    openId,
    open,
    show,
    close,
    step,
    decideOpen,
    touched: () => {
      acts.current += 1;
    },
    said,
    focusRow,
    setFocusRow,
    focusNotes,
  };
}

export type Review = ReturnType<typeof useReview>;
