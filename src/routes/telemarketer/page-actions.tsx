import { Copy } from 'lucide-react';
import { useId } from 'react';
import { reads } from '../../api/contract.ts';
import type { Person } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { useApiClient } from '../../query/client.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { readsAge } from '../../query/reads-age.ts';
import { TextToCopy } from '../../shell/clipboard.tsx';
import { changeSearch, useDialog } from '../../shell/location.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { Button } from '../../ui/button.tsx';
import { noteLines } from './note.ts';
import type { PeopleData } from './people.ts';

/** Opens the note for a talk with the page's telemarketer; disabled until the appointments have loaded. */
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
        disabled={data.state.data === undefined}
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

function Note({ people, team, titleId, onClose }: NoteProps) {
  const { isWeek } = usePeriod();
  const { nowMs, ageMs } = readsAge(useApiClient(), { Appointments: reads.appointments });
  const lines = noteLines({
    events: people[0],
    team,
    isWeek,
    atMs: nowMs - (ageMs ?? 0),
  });
  return <TextToCopy what="Note" titleId={titleId} lines={lines} onClose={onClose} />;
}

interface ChoiceProps {
  readonly choices: readonly Person[];
  readonly person: Person;
  /** The one compared with. */
  readonly beside: Person | null;
}

/** Chooses a second telemarketer to compare with; the choice is in the URL. */
export function CompareWith({ choices, person, beside }: ChoiceProps) {
  const fieldId = useId();
  const others = choices.filter(({ id }) => id !== person.id);
  const isListed = beside === null || others.some(({ id }) => id === beside.id);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <label htmlFor={fieldId} className="text-caption text-ink-2 font-medium">
        Compare with
      </label>
      <select
        id={fieldId}
        value={beside?.sent ?? ''}
        onChange={(event) => changeSearch({ beside: event.target.value })}
        className="focus-inside rounded-control border-line-control bg-surface text-small h-[34px] max-w-60 border px-2 max-sm:h-10 max-sm:text-[16px]"
      >
        <option value="">Nobody</option>
        {(isListed ? others : [beside, ...others]).map(({ id: key, name, sent }) => (
          <option key={key} value={sent}>
            {excerpt(name, 60)}
          </option>
        ))}
      </select>
    </div>
  );
}
