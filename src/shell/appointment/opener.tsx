import { useId, useRef, type KeyboardEvent } from 'react';
import type { Store } from '../../ui/store.ts';
import { changeDialog, useSearchText } from '../location.ts';
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
