import { repKey } from '../../calls/region-profiles.ts';
import type { RepInRegion } from '../../calls/region-reps.ts';
import { shareOf, sum } from '../../domain/number/arithmetic.ts';
import { showNumber } from '../../domain/text/format.ts';
import { LineOfText } from '../../ui/text.tsx';
import { salesRepPath, withoutRepPath } from '../../paths.ts';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Bar } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { type RegionPart } from './use-states.ts';

const mostRows = 8;

/** One list of both calls: who is listed in the region, then who has appointments without being listed (visual.md 29). */
export function RegionReps({ summary, view }: RegionPart) {
  const { key, region, valid, reps } = summary;
  if (view.standIn && valid) return <StandIn summary={summary} view={view} />;
  if (view.areRepsAwaited)
    return (
      <Loading text="Loading sales reps..." isVisible={false}>
        <RowsSkeleton rows={5} height={38} />
      </Loading>
    );
  const { rows, withoutRep, sentence } = view.repsOf(key) ?? {
    rows: [],
    withoutRep: 0,
    sentence: '',
  };
  const isNone = valid === 0 || (rows.length === 0 && withoutRep === 0);
  const none = valid === 0 ? 'No valid appointments yet' : 'No sales reps';
  const caption = isNone
    ? view.part || view.unknownRegions || none
    : [view.part, sentence].filter(Boolean).join(', ');
  if (isNone) return <p className={captionClass}>{caption}</p>;
  const shown = rows.slice(0, mostRows);
  const hidden = rows.slice(mostRows);
  const highestCount = Math.max(...rows.map(({ count }) => count ?? 0));
  const firstOther = rows.find(({ isListed }) => !isListed);
  return (
    <div data-region={region.code} className="flex-1 tabular-nums">
      <p className={captionClass}>
        <bdi>{caption}</bdi>
      </p>
      <List
        as="ol"
        aria-label={`Reps in ${region.name}`}
        rowClass=""
        rows={shown}
        keyOf={({ rep }) => rep.id}
      >
        {(row) => (
          <RepRow
            row={row}
            href={salesRepPath(row.rep, { sent: key })}
            highestCount={highestCount}
            isFirstOther={row === firstOther && reps !== null}
          />
        )}
      </List>
      {hidden.length > 0 && (
        <p className={`${rowClass} border-line text-ink-2 border-t`}>
          <span>{showNumber(hidden.length)} more</span>
          <span />
          <b className="text-right font-semibold">
            {showNumber(sum(hidden.map(({ count }) => count)))}
          </b>
        </p>
      )}
      {withoutRep > 0 && (
        <RowLink
          href={withoutRepPath(key)}
          className={`${rowClass} text-ink-2 border-t ${firstOther ? 'border-line' : 'border-line-strong'}`}
        >
          <span>No known rep</span>
          <Bar percent={shareOf(withoutRep, highestCount)} />
          <b className="text-ink min-w-5 text-right font-semibold">{showNumber(withoutRep)}</b>
        </RowLink>
      )}
    </div>
  );
}

const captionClass = 'border-line text-caption text-ink-2 border-t px-4 pt-2.5 pb-2';
const rowClass =
  'text-small grid min-h-[37px] print:min-h-7 grid-cols-[minmax(0,1fr)_minmax(1.5rem,18%)_auto] items-center gap-x-3 px-4 max-sm:min-h-11';

interface RepRowProps {
  readonly row: RepInRegion;
  readonly href: string;
  /** The appointments of the region's leader. */
  readonly highestCount: number;
  /** A stronger line is between those who are listed and the others. */
  readonly isFirstOther: boolean;
}

function RepRow({ row, href, highestCount, isFirstOther }: RepRowProps) {
  const { rep, count, isListed, isTelemarketer, listedAt } = row;
  const isMuted = !isListed || count === 0;
  return (
    <RowLink
      href={href}
      className={`${rowClass} border-t ${isFirstOther ? 'border-line-strong' : 'border-line'}`}
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className={`truncate ${isMuted ? 'text-ink-2' : 'font-medium'}`}>
          <LineOfText text={rep.name} />
        </span>
        {isTelemarketer && <span className="text-caption text-ink-2">telemarketer</span>}
        {listedAt && <RegionBadge region={listedAt} size="small" />}
      </span>
      <Bar percent={shareOf(count, highestCount)} />
      <b
        className={`min-w-5 text-right font-semibold ${count === 0 ? 'text-ink-3 font-normal' : ''}`}
      >
        {showNumber(count)}
      </b>
    </RowLink>
  );
}

/** The region itself, in place of its reps (rulings C8). */
function StandIn({ summary: { key, region, valid, reps }, view }: RegionPart) {
  return (
    <div data-region={region.code}>
      <p className={captionClass}>Sales rep list unavailable; showing the region</p>
      <List as="ol" rowClass="" rows={reps ?? []} keyOf={repKey}>
        {(profile) => (
          <RowLink href={view.hrefOf(profile, key)} className={`${rowClass} border-line border-t`}>
            <LineOfText text={profile.rep.name} />
            <Bar percent={100} color="bg-region" />
            <b className="text-right font-semibold">{showNumber(valid)}</b>
          </RowLink>
        )}
      </List>
    </div>
  );
}
