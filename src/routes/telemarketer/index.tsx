import { Copy } from 'lucide-react';
import { useId } from 'react';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import { receivedText } from '../../api/received.ts';
import type { Person } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/words.ts';
import { customerColumn, regionColumn, repColumn } from '../../features/appointment/columns.tsx';
import { HoursCard } from '../../features/person/hours-card.tsx';
import { CopyLink, Neighbors, PhoneSteps } from '../../features/person/page-actions.tsx';
import {
  bookedColumn,
  outcomeColumn,
  PersonAppointments,
  titleLinkColumn,
  typeColumn,
} from '../../features/person/person-appointments.tsx';
import { paths, telemarketerPath } from '../../paths.ts';
import { useApiClient } from '../../query/client.ts';
import { readsAge } from '../../query/reads-age.ts';
import { useDaySubtitle, usePeriod } from '../../query/screen-time.ts';
import { useFollowDashboard } from '../../query/use-read.ts';
import { TextToCopy } from '../../shell/clipboard.tsx';
import { changeSearch, useDialog } from '../../shell/location.ts';
import { middle, Modal } from '../../shell/modal.tsx';
import { Page } from '../../shell/page.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { BackLink } from '../../ui/links.tsx';
import type { Column } from '../../ui/table.tsx';
import { noteLines } from './note.ts';
import { neighbor, type PeopleData, usePeople } from './people.ts';
import { TelemarketerReasons } from './reasons-card.tsx';
import { Strip } from './strip.tsx';
import { MonthsCard, RegionsCard } from './table-cards.tsx';

/** A telemarketer's page, a view of the dashboard (rulings C28, visual.md 10). */
export function Telemarketer() {
  const { state, team, people, choices, status } = usePeople();
  useFollowDashboard();
  const shared = { state, team, people };
  const [{ person }, other] = people;
  const beside = other?.person ?? null;
  // In the order of `CompareWith`, without the one compared with.
  const others = choices.filter(({ id }) => id !== beside?.id);
  const step = (word: string, by: 1 | -1) => ({
    label: `${word} telemarketer`,
    href: telemarketerPath(neighbor(others, person, by) ?? person, beside),
  });
  // On a phone the figures and the list are first (visual.md 27).
  const isPhone = !useMinWidth('sm');
  const arrows = <Neighbors before={step('Previous', -1)} after={step('Next', 1)} />;
  const back = <BackLink href={paths.dashboard} to="Dashboard" />;
  const compare = <CompareWith {...{ choices, person, beside }} />;
  const list = (
    <PersonAppointments
      {...{ state, columns }}
      events={people[0]}
      lists={['all', 'valid', 'invalid']}
      stacked="30px minmax(0, 1fr) auto"
      before="This telemarketer's appointments will appear here."
      none="No appointments for this name"
    />
  );
  return (
    <Page
      title={person.name}
      // On a phone the name needs the line.
      status={
        !isPhone &&
        status?.text && (
          <StatusWord tone={status.known === 'active' ? 'ok' : 'off'}>{status.text}</StatusWord>
        )
      }
      subtitle={[isPhone ? status?.text : '', 'Telemarketer', useDaySubtitle()]
        .filter(Boolean)
        .join(' · ')}
      state={state}
      actions={
        <>
          {arrows}
          <NoteButton state={state} />
          <CopyLink />
          {back}
        </>
      }
      more={
        <>
          <NoteButton state={state} />
          <CopyLink />
        </>
      }
    >
      <PhoneSteps>
        {back}
        {arrows}
      </PhoneSteps>
      {!isPhone && compare}
      <Strip {...shared} />
      {isPhone && list}
      <CardRow className="low-together wide:grid-cols-[2fr_1fr]">
        <HoursCard {...shared} />
        <RegionsCard {...shared} />
      </CardRow>
      <CardRow className="low-together md:grid-cols-2">
        <TelemarketerReasons {...shared} />
        <MonthsCard {...shared} />
      </CardRow>
      {isPhone ? compare : list}
      <NoteDialog {...shared} />
    </Page>
  );
}

const columns: readonly Column<Appointment>[] = [
  { ...bookedColumn, stackedAt: '2 / 3' },
  titleLinkColumn({
    shown: ['Title', 'Customer', 'Telemarketer', 'Reason'],
    inWideCard: ['Sales rep'],
  }),
  { ...customerColumn, stackedAt: '2 / 2' },
  { ...regionColumn, stackedAt: '1 / 1 / 4 / 2' },
  { ...repColumn, from: 'card' },
  { ...typeColumn, stackedAt: '3 / 2 / 4 / 4' },
  { ...outcomeColumn, stackedAt: '1 / 3' },
];

/** Opens the note for a talk with the page's telemarketer; disabled until the appointments have loaded. */
function NoteButton({ state }: Pick<PeopleData, 'state'>) {
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

function NoteDialog(data: PeopleData) {
  const [isOpen, setIsOpen] = useDialog('note');
  return (
    <Modal open={isOpen} onClose={() => setIsOpen(false)} className={`${middle} w-[560px]`}>
      <Note {...data} />
    </Modal>
  );
}

function Note({ state, people, team }: PeopleData) {
  const { isWeek } = usePeriod();
  const { nowMs, ageMs } = readsAge(useApiClient(), { Appointments: appointments });
  const lines = noteLines({
    events: people[0],
    team,
    isWeek,
    atMs: nowMs - (ageMs ?? 0),
    received: state.data ? receivedText(state.data) : '',
  });
  return <TextToCopy what="Note" lines={lines} />;
}

interface ChoiceProps {
  readonly choices: readonly Person[];
  readonly person: Person;
  readonly beside: Person | null;
}

/** Chooses a second telemarketer to compare with; the choice is in the URL. */
function CompareWith({ choices, person, beside }: ChoiceProps) {
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
