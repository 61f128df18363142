import { type KeyboardEvent, use, useId, useRef } from 'react';
import { changeDialog, useSearchText } from '../../shell/location.ts';
import { docked, Modal } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { lazy, type LoadState } from '../../ui/lazy.ts';
import { OpenedContext } from './opened.ts';

export { createOpened, OpenedContext } from './opened.ts';

/** Shows the appointment that the URL names, over the screen (rulings C16, visual.md 09). */
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

/** The drawer's content; its code is fetched when the pointer or the focus reaches a row. */
export const Content = lazy(
  async () => (await import('./drawer.tsx')).AppointmentContent,
  LoadingAppointment,
);

function LoadingAppointment(loading: LoadState) {
  return <LoadingScreen {...loading} text="Loading appointment..." className="min-h-80 p-5" />;
}
