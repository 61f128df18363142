import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { rowsPath } from '../../paths.ts';
import { SmallStats } from '../../query/small-stats.tsx';
import { FigureLink } from '../../shell/links.tsx';
import { BandTag } from '../../ui/band.tsx';
import { totalsOf } from './profiles.ts';
import { RepListCard } from './rep-list-card.tsx';
import type { RegionPart } from './use-states.ts';

/** A region's tab (spec 2): its totals and its sales reps. */
export function RegionTab({ summary, view }: RegionPart) {
  const { appointments, events, reps, average, rated } = totalsOf([summary]);
  const { percent, band } = rated;
  const where = view.standIn ? 'no sales rep list' : 'on the sales rep list';
  const tag = band && <BandTag band={band} />;
  const region = { region: summary.key };
  const of = `in ${summary.name}`;
  const valid = (
    <FigureLink
      href={rowsPath('valid', region)}
      count={appointments}
      unit="valid appointment"
      of={of}
    />
  );
  const all = (
    <span>
      of{' '}
      <FigureLink href={rowsPath('all', region)} count={events} unit="event" of={of}>
        {countText(events, 'event')}
      </FigureLink>
    </span>
  );
  const stats = [
    ['Total Valid Appointments', view.regions, valid, all],
    ['Sales Reps', view.reps, showNumber(reps), where],
    ['Average per Rep', view.both, showNumber(average), 'valid, rounded'],
    ['Validation Rate', view.regions, percent, tag],
  ] as const;
  return (
    <>
      <SmallStats columns={4} stats={stats} />
      <RepListCard summary={summary} view={view} />
    </>
  );
}
