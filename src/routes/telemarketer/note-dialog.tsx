import { Copy } from 'lucide-react';
import { appointments } from '../../calls/appointments.ts';
import { useApiClient } from '../../query/client.ts';
import { readsAge } from '../../query/reads-age.ts';
import { usePeriod } from '../../query/use-call.ts';
import { TextToCopy } from '../../shell/clipboard.tsx';
import { useDialog } from '../../shell/location.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { Button } from '../../ui/button.tsx';
import { noteLines } from './note.ts';
import type { PeopleData } from './people.ts';

/** Opens the note for a talk with the page's telemarketer; disabled until the appointments have loaded. */
export function NoteButton({ state }: Pick<PeopleData, 'state'>) {
  const [, setIsOpen] = useDialog('note');
  return (
    <Button
      aria-haspopup="dialog"
      icon={Copy}
      disabled={state.data === undefined}
      aria-description={state.data === undefined ? 'Nothing to copy yet' : undefined}
      onClick={() => setIsOpen(true)}
    >
      Copy note
    </Button>
  );
}

export function NoteDialog(data: PeopleData) {
  const [isOpen, setIsOpen] = useDialog('note');
  return (
    <Modal open={isOpen} onClose={() => setIsOpen(false)} className={`${middle} w-[560px]`}>
      <Note {...data} />
    </Modal>
  );
}

function Note({ part, people, team }: PeopleData) {
  const { isWeek } = usePeriod();
  const { nowMs, ageMs } = readsAge(useApiClient(), { Appointments: appointments });
  const lines = noteLines({
    events: people[0],
    team,
    isWeek,
    atMs: nowMs - (ageMs ?? 0),
    received: part,
  });
  return <TextToCopy what="Note" lines={lines} />;
}
