import { HoursCard } from '../../features/person/hours-card.tsx';
import { PersonPage } from '../../features/person/person-page.tsx';
import { paths, telemarketerPath } from '../../paths.ts';
import { useDaySubtitle } from '../../query/use-call.ts';
import { useFollowDashboard } from '../../query/follow-dashboard.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { AppointmentsList } from './appointments-list.tsx';
import { CompareWith } from './compare-with.tsx';
import { PersonMonthsCard } from './person-months-card.tsx';
import { NoteButton, NoteDialog } from './note-dialog.tsx';
import { neighbor, usePeople } from './people.ts';
import { TelemarketerReasons } from './telemarketer-reasons.tsx';
import { PersonRegionsCard } from './person-regions-card.tsx';
import { TelemarketerStrip } from './telemarketer-strip.tsx';

/** A telemarketer's page, a view of the dashboard (C28). */
export function Telemarketer() {
  const { choices, ...shared } = usePeople();
  useFollowDashboard();
  const { status } = shared;
  const [{ person }, other] = shared.people;
  const compared = other?.person ?? null;
  // In the order of `CompareWith`, without the one compared with.
  const others = choices.filter(({ id }) => id !== compared?.id);
  const step = (word: string, by: 1 | -1) => ({
    label: `${word} telemarketer`,
    href: telemarketerPath(neighbor(others, person, by) ?? person, compared),
  });
  // On a phone the figures and the list are first.
  const isPhone = !useMinWidth('sm');
  const compare = <CompareWith {...{ choices, person, compared }} />;
  const list = <AppointmentsList {...shared} />;
  return (
    <PersonPage
      title={person.name}
      subtitle={['Telemarketer', useDaySubtitle()].join(' · ')}
      status={status}
      back={{ href: paths.dashboard, to: 'Dashboard' }}
      neighbors={{ before: step('Previous', -1), after: step('Next', 1) }}
      action={<NoteButton status={status} />}
    >
      {!isPhone && compare}
      <TelemarketerStrip {...shared} />
      {isPhone && list}
      <CardRow className="compact-empty-row wide:grid-cols-[2fr_1fr]">
        <HoursCard {...shared} />
        <PersonRegionsCard {...shared} />
      </CardRow>
      <CardRow className="compact-empty-row md:grid-cols-2">
        <TelemarketerReasons {...shared} />
        <PersonMonthsCard {...shared} />
      </CardRow>
      {isPhone ? compare : list}
      <NoteDialog {...shared} />
    </PersonPage>
  );
}
