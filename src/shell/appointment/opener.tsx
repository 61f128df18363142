import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Store } from '../../ui/store.ts';
import { changeSearch, useSearchText } from '../location.ts';
import { docked, Modal } from '../modal.tsx';
import { Content } from './content.tsx';
import type { Opened } from './opened.ts';

interface AppointmentDrawerProps {
  readonly opened: Store<Opened | null>;
}

/** The appointment of the URL, over the screen (rulings C16, visual.md 09). */
export function AppointmentDrawer({ opened }: AppointmentDrawerProps) {
  const token = useSearchText('appointment');
  const title = useId();
  const onKeyRef = useRef((_event: KeyboardEvent) => false);
  const closed = useRef('');
  const close = () => {
    closed.current = token;
    changeSearch({ appointment: '' });
  };
  // After the dialog's own effect, which gives the focus back to what opened it: the row may be another by now.
  useEffect(() => {
    if (token !== '' || closed.current === '') return;
    focusRow(opened.get()?.card ?? null, closed.current);
    closed.current = '';
    opened.set(null);
  }, [opened, token]);
  return (
    <Modal
      open={token !== ''}
      onClose={close}
      onKey={(event) => onKeyRef.current(event)}
      label="Appointment"
      labelledBy={title}
      className={`${docked} w-[480px]`}
    >
      <Content token={token} opened={opened} titleId={title} onKeyRef={onKeyRef} onClose={close} />
    </Modal>
  );
}

function focusRow(card: Element | null, token: string): void {
  const row = card?.querySelector<HTMLElement>(`[data-appointment="${CSS.escape(token)}"]`);
  if (row) row.focus();
  else if (document.activeElement === document.body) card?.querySelector('h2')?.focus();
}
