import { Link } from 'wouter';
import { clampPercent, showNumber, showPercent } from '../../domain/number/format.ts';
import { repDisplayName, repInitials } from '../../domain/people.ts';
import { unitText } from '../../domain/text/words.ts';
import { paths, salesRepPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { FooterLink } from '../../ui/links.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import type { RegionData } from './state-stats.tsx';

/** The active sales reps with their counts, each a link to the rep's page (spec 2). */
export function SalesRepsCard({ state, region, rows, reps, assigned }: RegionData) {
  return (
    <QueryCard
      title="Field Agents"
      subtitle="Most valid appointments first"
      className="max-wide:has-[>[data-nothing]]:low min-h-[26rem]"
      state={state}
      what="Appointments"
      skeleton={[6, 49]}
      empty={
        reps.length === 0 && {
          text: 'No active field agents',
          hint: state.data?.rows.length === 0 && (
            <BeforeBooking what="Field agents will appear here with their first valid appointment." />
          ),
        }
      }
      footer={
        <>
          <span>
            <b className="font-semibold">{showNumber(assigned)}</b> of{' '}
            <RowsLink list="valid" filter={{ region }} count={rows.length} /> have a known rep
          </span>
          <FooterLink href={paths.corrections}>Field Agent Corrections</FooterLink>
        </>
      }
    >
      <WindowedList
        label="Field Agents"
        rows={reps}
        rowHeight={48}
        height="grow"
        // As tall as the hours beside it.
        className="wide:max-h-none! wide:min-h-72 wide:flex-1 wide:basis-0"
        keyOf={({ name }) => name}
      >
        {({ name, all }) => (
          <RepRow
            name={name}
            count={all}
            of={rows.length}
            most={reps[0]?.all ?? 0}
            href={salesRepPath(name, region)}
          />
        )}
      </WindowedList>
    </QueryCard>
  );
}

interface RepRowProps {
  readonly name: string;
  readonly count: number;
  /** All valid appointments of the region. */
  readonly of: number;
  /** The count of the first rep, a bar of full width. */
  readonly most: number;
  readonly href: string;
}

function RepRow({ name, count, of, most, href }: RepRowProps) {
  const shown = repDisplayName(name);
  const share = (count / of) * 100;
  return (
    <Link
      href={href}
      className="border-line focus-inside hover:bg-hover grid min-h-12 grid-cols-[34px_minmax(0,1fr)_3rem_3.5rem] items-center gap-x-3 border-b px-4 py-1.5 transition-colors"
    >
      <Avatar>{repInitials(name)}</Avatar>
      <span className="grid min-w-0 gap-1.5">
        <span className="text-small truncate font-medium">
          <bdi>{shown}</bdi>
        </span>
        <ProgressBar label={`${shown}: share of valid appointments`} value={share}>
          <span
            className="rounded-bar bg-ink-2 absolute inset-y-0 left-0"
            style={{ width: `${clampPercent((count / most) * 100)}%` }}
          />
        </ProgressBar>
      </span>
      <b className="text-body text-right font-semibold tabular-nums">
        {showNumber(count)}
        <span className="sr-only"> {unitText(count, 'appointment')}</span>
      </b>
      <span className="text-caption text-ink-2 text-right tabular-nums">{showPercent(share)}</span>
    </Link>
  );
}
