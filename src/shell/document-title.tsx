import { useEffect } from 'react';
import { showNumber } from '../domain/text/format.ts';
import { usePendingAlerts } from './pending-counts.ts';

/** The title of the browser's tab, with the count of pending alerts (D1). */
export function DocumentTitle({ title }: { readonly title: string }) {
  const pending = usePendingAlerts();
  useEffect(() => {
    const count = pending ? `(${showNumber(pending)}) ` : '';
    document.title = `${count}${title} · Appointment Tracker`;
  }, [title, pending]);
  return null;
}
