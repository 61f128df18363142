import { type KeyboardEvent, use, useRef } from 'react';
import { changeDialog } from '../../shell/dialog-entries.ts';
import { useSearchText } from '../../shell/location.ts';
import { docked, Modal, useModal } from '../../shell/modal.tsx';
import { LoadingScreen } from '../../shell/screen-states.tsx';
import { lazy, type LoadState } from '../../ui/lazy.ts';
import { OpenedContext } from './opened.ts';

/** Shows the appointment that the URL names, over the screen (C16). */
export function AppointmentDrawer() {
  const opened = use(OpenedContext);
  const token = useSearchText('appointment');
  const onKeyRef = useRef((_event: KeyboardEvent) => false);
  return (
    <Modal
      open={token !== ''}
      onClose={() => changeDialog('appointment', '')}
      onKey={(event) => onKeyRef.current(event)}
      className={`${docked} w-[480px]`}
    >
      <Content token={token} opened={opened} onKeyRef={onKeyRef} />
    </Modal>
  );
}

/** The drawer's content; its code is fetched when the pointer or the focus reaches a row. */
export const Content = lazy(
  async () => (await import('./drawer.tsx')).AppointmentContent,
  LoadingAppointment,
);

function LoadingAppointment(loading: LoadState) {
  const { titleId } = useModal();
  return (
    <>
      <h2 id={titleId} className="sr-only">
        Appointment
      </h2>
      <LoadingScreen {...loading} text="Loading appointment..." className="min-h-80 p-5" />
    </>
  );
}
