import { CopyLink } from '../../features/person/copy-link.tsx';
import { paths } from '../../paths.ts';
import { useDaySubtitle } from '../../query/screen-time.ts';
import { useFollowDashboard } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { BackLink } from '../../ui/links.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { AccuracyCard } from './accuracy-card.tsx';
import { AppointmentsCard } from './appointments-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { CompareWith, Neighbors, NoteButton } from './page-actions.tsx';
import { usePeople } from './people.ts';
import { ReasonsCard } from './reasons-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { Strip } from './strip.tsx';

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

/** A telemarketer's page, a view of the dashboard (rulings C28, visual.md 10). */
export function Telemarketer() {
  const { appointments, team, people, choices, status } = usePeople();
  useFollowDashboard();
  const shared = { appointments, team, people };
  const [{ person }, other] = people;
  const choice = { choices, person, beside: other?.person ?? null };
  return (
    <Page
      title={person.name}
      status={
        status?.text && (
          <StatusWord tone={status.known === 'active' ? 'ok' : 'off'}>{status.text}</StatusWord>
        )
      }
      subtitle={`Telemarketer · ${useDaySubtitle()}`}
      state={appointments}
      actions={
        <>
          <Neighbors {...choice} />
          <NoteButton {...shared} />
          <CopyLink />
          <BackLink href={paths.dashboard} to="Dashboard" className="max-sm:flex-auto" />
        </>
      }
    >
      <CompareWith {...choice} />
      <Strip {...shared} />
      <div className={`${row} wide:grid-cols-[2fr_1fr]`}>
        <HoursCard {...shared} />
        <RegionsCard {...shared} />
      </div>
      <div className={`${row} wide:grid-cols-3 md:grid-cols-2`}>
        <ReasonsCard {...shared} />
        <AccuracyCard {...shared} />
        <MonthsCard {...shared} />
      </div>
      <AppointmentsCard {...shared} />
    </Page>
  );
}
