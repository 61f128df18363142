import { Copy } from 'lucide-react';
import { useId } from 'react';
import { reads } from '../../api/contract.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { useApiClient } from '../../query/client.ts';
import { usePeriod } from '../../query/period.ts';
import { readsAge } from '../../query/reads-age.ts';
import { TextToCopy } from '../../shell/clipboard.tsx';
import { useDialog } from '../../shell/location.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { Button } from '../../ui/button.tsx';
import { noteLines } from './note.ts';
import type { PeopleData } from './use-people.ts';

/** Opens the note for a talk with the page's telemarketer; not before there are appointments. */
export function NoteButton(data: PeopleData) {
  const [isOpen, setIsOpen] = useDialog('note');
  const title = useId();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="max-sm:flex-auto"
        icon={<Copy aria-hidden className="icon" />}
        disabled={data.appointments.data === undefined}
        onClick={() => setIsOpen(true)}
      >
        Copy note
      </Button>
      <Modal labelledBy={title} open={isOpen} onClose={close} className={`${middle} w-[560px]`}>
        <Note {...data} titleId={title} onClose={close} />
      </Modal>
    </>
  );
}

interface NoteProps extends PeopleData {
  readonly titleId: string;
  readonly onClose: () => void;
}

function Note({ people, all, titleId, onClose }: NoteProps) {
  const { isWeek } = usePeriod();
  const { nowMs, ageMs } = readsAge(useApiClient(), { Appointments: reads.appointments });
  const lines = noteLines({
    person: people[0],
    team: { valid: outcomesOf(all).valid.length, all: all.length },
    isWeek,
    atMs: nowMs - (ageMs ?? 0),
  });
  return <TextToCopy what="Note" titleId={titleId} lines={lines} onClose={onClose} />;
}
