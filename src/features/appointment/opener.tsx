import { use, useId, useRef, type KeyboardEvent } from 'react';
import { changeDialog, useSearchText } from '../../shell/location.ts';
import { docked, Modal } from '../../shell/modal.tsx';
import { Content } from './content.tsx';
import { OpenedContext } from './opened.ts';

/** The appointment of the URL, over the screen (rulings C16, visual.md 09). */
export function AppointmentDrawer() {
  const opened = use(OpenedContext);
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
