import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { SalesRepProfile } from '../../api/entities/review.ts';
import { showNumber, showPercent, sum } from '../../domain/number/format.ts';
import { repDisplayName, repInitials } from '../../domain/people.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { Filtered, useFilter } from '../../features/filter/index.tsx';
import { paths, statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { BandTag } from '../../ui/band.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { repKey, searchReps, territoriesOf, totalsOf } from './profiles.ts';
import { type RegionPart, repHref, StandInNote } from './use-states.tsx';

/** A region's tab (spec 2): its totals and its sales reps. */
export function RegionTab({ summary, view }: RegionPart) {
  const { appointments, events, reps, average, rated } = totalsOf([summary]);
  const { percent, band } = rated;
  const where = view.standIn ? 'no sales rep list' : 'on the sales rep list';
  const tag = band && <BandTag band={band} />;
  const region = { region: summary.key };
  const valid = <RowsLink list="valid" filter={region} count={appointments} />;
  const all = (
    <span>
      of{' '}
      <RowsLink list="all" filter={region} count={events}>
        {countText(events, 'event')}
      </RowsLink>
    </span>
  );
  const stats = [
    { title: 'Total Valid Appointments', value: valid, note: all },
    { title: 'Sales Reps', state: view.reps, value: showNumber(reps), note: where },
    {
      title: 'Average per Rep',
      state: view.both,
      value: showNumber(average),
      note: 'valid, rounded',
    },
    { title: 'Validation Rate', value: percent, note: tag },
  ];
  return (
    <>
      <StatStrip size="small" state={view.regions} stats={stats} />
      <RepListCard summary={summary} view={view} />
    </>
  );
}

const none: readonly SalesRepProfile[] = [];

/** The sales reps of a region, most appointments first, each a link to the rep's page (spec 2). */
function RepListCard({ summary, view }: RegionPart) {
  const { q } = useFilter();
  const reps = summary.reps ?? none;
  const found = useMemo(() => searchReps(reps, q), [reps, q]);
  const keys = useMemo(() => rowKeys(found, repKey), [found]);
  const total = sum(found.map(({ appointmentCount }) => appointmentCount));
  const label = `Sales Reps in ${summary.name}`;
  return (
    <QueryCard
      title={label}
      className="min-h-[33.25rem]"
      state={view.reps}
      what="Sales reps"
      skeleton={[6, 61]}
      empty={
        reps.length === 0 && {
          text: `No sales reps in ${summary.name}`,
          hint: <AssignReps />,
        }
      }
      footer={
        <span>
          <b className="font-semibold">{showNumber(total)}</b> {unitText(total, 'appointment')} in
          this list
        </span>
      }
      actions={
        <Link href={statePath(summary.key)} className={buttonClass('secondary', 'small')}>
          {summary.name} dashboard
        </Link>
      }
    >
      {view.standIn && <StandInNote standIn={view.standIn} />}
      <Filtered
        list={label}
        what="sales reps"
        shown={found.length}
        total={reps.length}
        withRegion={false}
      >
        <WindowedList
          label={label}
          rows={found}
          rowHeight={60}
          height="grow"
          keyOf={(_rep, index) => keys[index] ?? String(index)}
        >
          {(rep) => <ListedRepRow rep={rep} href={repHref(view, rep, summary.key)} />}
        </WindowedList>
      </Filtered>
    </QueryCard>
  );
}

function AssignReps() {
  return (
    <>
      Assign reps to appointments in{' '}
      <Link href={paths.corrections} className="text-accent font-medium underline">
        Field Agent Corrections
      </Link>
      .
    </>
  );
}

function ListedRepRow({ rep, href }: { readonly rep: SalesRepProfile; readonly href: string }) {
  const { repId, repName, appointmentCount: count, confidence } = rep;
  const where = territoriesOf(rep).join(', ') || 'No territory';
  return (
    <Link
      href={href}
      className="border-line focus-inside hover:bg-hover grid min-h-[60px] grid-cols-[34px_minmax(0,1fr)_auto] items-center gap-x-3 border-b px-4 py-2 transition-colors @2xl:grid-cols-[34px_minmax(0,2fr)_minmax(0,2fr)_8rem_9rem_16px]"
    >
      <Avatar>{repInitials(repName)}</Avatar>
      <span className="min-w-0">
        <span className="text-body block truncate font-medium">
          <bdi>{repDisplayName(repName)}</bdi>
        </span>
        <span className="text-caption text-ink-2 block truncate">
          <bdi>{repId || 'No ID'}</bdi>
          <span className="@2xl:hidden">
            {' '}
            · <bdi>{where}</bdi>
          </span>
        </span>
      </span>
      <span className="text-small text-ink-2 truncate @max-2xl:hidden">
        <bdi>{where}</bdi>
      </span>
      <span className="grid gap-0.5 text-right @2xl:contents">
        <Measure value={showNumber(count)} unit={unitText(count, 'appointment')} />
        <Measure value={showPercent(confidence)} unit="confidence" />
      </span>
      <ChevronRight aria-hidden className="icon text-ink-3 @max-2xl:hidden" />
    </Link>
  );
}

function Measure({ value, unit }: { readonly value: string; readonly unit: string }) {
  return (
    <span className="text-caption text-ink-2 whitespace-nowrap tabular-nums">
      <b className="text-body text-ink font-semibold">{value}</b> {unit}
    </span>
  );
}
