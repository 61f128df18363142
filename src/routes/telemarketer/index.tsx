import { telemarketerTone } from '../../domain/text/words.ts';
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
import { CompareWith, CopyLink, Neighbors, NoteButton } from './page-actions.tsx';
import { usePeople } from './people.ts';
import { ReasonsCard } from './reasons-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { Strip } from './strip.tsx';

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

/** A telemarketer's page, a view of the dashboard (rulings C28, visual.md 10). */
export function Telemarketer() {
  const { appointments, team, people, names, status } = usePeople();
  useFollowDashboard();
  const shared = { appointments, team, people };
  const [main, other] = people;
  return (
    <Page
      title={main.name}
      status={status && <StatusWord tone={telemarketerTone(status)}>{status}</StatusWord>}
      subtitle={`Telemarketer · ${useDaySubtitle()}`}
      state={appointments}
      actions={
        <>
          <Neighbors names={names} name={main.name} beside={other?.name ?? ''} />
          <NoteButton {...shared} />
          <CopyLink />
          <BackLink href={paths.dashboard} to="Dashboard" className="max-sm:flex-auto" />
        </>
      }
    >
      <CompareWith names={names} name={main.name} beside={other?.name ?? ''} />
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
