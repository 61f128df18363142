import { Copy } from 'lucide-react';
import { appointments } from '../../calls/appointments.ts';
import { usePeriod, useResponseTime } from '../../query/use-call.ts';
import { TextToCopy } from '../../shell/clipboard.tsx';
import { DialogButton } from '../../shell/dialog-button.tsx';
import { Dialog, middle } from '../../shell/modal.tsx';
import { noteLines } from './note.ts';
import type { PeopleData } from './people.ts';

/** Opens the note for a talk with the page's telemarketer; disabled until the appointments have loaded. */
export function NoteButton({ status }: Pick<PeopleData, 'status'>) {
  return (
    <DialogButton
      name="note"
      icon={Copy}
      disabled={status.data === undefined}
      aria-description={status.data === undefined ? 'Nothing to copy yet' : undefined}
    >
      Copy note
    </DialogButton>
  );
}

export function NoteDialog(data: PeopleData) {
  return (
    <Dialog name="note" className={`${middle} w-[560px]`}>
      <Note {...data} />
    </Dialog>
  );
}

function Note({ received, people, team }: PeopleData) {
  const { isWeek } = usePeriod();
  const atMs = useResponseTime(appointments, (ms) => ms);
  const lines = noteLines({ events: people[0], team, isWeek, atMs, received });
  return <TextToCopy what="Note" lines={lines} />;
}
