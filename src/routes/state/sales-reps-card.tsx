import { Link } from 'wouter';
import { clampPercent, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people.ts';
import { paths, salesRepPath } from '../../paths.ts';
import { rowLink } from '../../features/appointment/appointment-link.tsx';
import { LineOfText } from '../../features/appointment/columns.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { FooterLink } from '../../ui/links.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { DataTable } from '../../ui/table.tsx';
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
            <RowsLink list="valid" filter={{ region: region.key }} count={rows.length} /> have a
            known rep
          </span>
          <FooterLink href={paths.corrections}>Field Agent Corrections</FooterLink>
        </>
      }
    >
      <DataTable
        label="Field Agents"
        rows={reps}
        keyOf={({ of }) => of.id}
        height="grow"
        // As tall as the card beside it.
        className="wide:max-h-none! wide:min-h-72 wide:flex-1 wide:basis-0"
        columns={[
          {
            head: 'Field agent',
            kind: 'row-head',
            headClass: 'w-1/2',
            cellClass: 'max-w-0 py-1.5',
            cell: ({ of: rep }) => (
              <span className="flex items-center gap-3">
                <Avatar>{repInitials(rep)}</Avatar>
                <Link href={salesRepPath(rep, region)} className={`truncate ${rowLink}`}>
                  <LineOfText text={rep.name} />
                </Link>
              </span>
            ),
          },
          {
            head: 'Valid',
            kind: 'figure',
            cellClass: 'text-title',
            cell: ({ all }) => showNumber(all),
          },
          barColumn(`Share of ${region.name}`, ({ of: rep, all }: (typeof reps)[number]) => {
            const share = shareOf(all, rows.length);
            return {
              label: `${rep.name}: share of valid appointments`,
              value: share,
              figure: showPercent(share),
              children: (
                <span
                  className="rounded-bar bg-ink-2 absolute inset-y-0 left-0"
                  style={{ width: `${clampPercent(shareOf(all, reps[0]?.all ?? 0))}%` }}
                />
              ),
            };
          }),
        ]}
      />
    </QueryCard>
  );
}
