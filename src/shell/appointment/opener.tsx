import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Store } from '../../ui/store.ts';
import { changeDialog, usePlace, useSearchText } from '../location.ts';
import { docked, Modal } from '../modal.tsx';
import { Content } from './content.tsx';
import type { Opened } from './opened.ts';

interface AppointmentDrawerProps {
  readonly opened: Store<Opened | null>;
}

/** The appointment of the URL, over the screen (rulings C16, visual.md 09). */
export function AppointmentDrawer({ opened }: AppointmentDrawerProps) {
  const token = useSearchText('appointment');
  const place = usePlace();
  const title = useId();
  const onKeyRef = useRef((_event: KeyboardEvent) => false);
  const shown = useRef({ token, place });
  // After the dialog's own effect, which gives the focus back to what opened it: the row may be another by now.
  useEffect(() => {
    const before = shown.current;
    shown.current = { token, place };
    if (token !== '' || before.token === '') return;
    if (before.place === place) focusRow(opened.get()?.card ?? null, before.token);
    opened.set(null);
  }, [opened, token, place]);
  const close = () => changeDialog('appointment', '');
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

/** In the card that it was opened from; without one, as after a reload, anywhere on the screen. */
function focusRow(card: Element | null, token: string): void {
  const box = card?.isConnected ? card : document.getElementById('main');
  box?.querySelector<HTMLElement>(`[data-appointment="${CSS.escape(token)}"]`)?.focus();
  // The heading of the card, or of the screen.
  if (document.activeElement === document.body) box?.querySelector<HTMLElement>('h1, h2')?.focus();
}
