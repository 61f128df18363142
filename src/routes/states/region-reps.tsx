import { type RepInRegion, repsSentence } from '../../calls/region-reps.ts';
import { sumOf } from '../../domain/number/arithmetic.ts';
import { showNumber } from '../../domain/text/format.ts';
import { withoutRepPath } from '../../paths.ts';
import { usePeriod } from '../../query/use-call.ts';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Loading, RowsSkeleton } from '../../ui/card-messages.tsx';
import { RepName } from './rep-name.tsx';
import type { RegionProps } from './use-states.ts';

const mostRows = 8;

/** One list of both calls: who is listed in the region, then who has appointments without being listed. */
export function RegionReps({ summary, view }: RegionProps) {
  const { key, region, valid, people } = summary;
  const { name: days } = usePeriod();
  if (view.areRepsAwaited)
    return (
      <Loading text="Loading sales reps..." isVisible={false}>
        <RowsSkeleton rows={5} height={38} />
      </Loading>
    );
  if (valid === 0) return <p className={captionClass}>No valid appointments yet</p>;
  if (people === null) return null;
  const { rows, withoutRep } = people;
  const shown = rows.slice(0, mostRows);
  const hidden = rows.slice(mostRows);
  const firstOther = rows.find(({ isListed }) => !isListed);
  return (
    <div data-region={region.code} className="flex-1 tabular-nums">
      <p className={captionClass}>{repsSentence(people, days)}</p>
      <List
        as="ol"
        aria-label={`Reps in ${region.name}`}
        rowClass=""
        rows={shown}
        keyOf={({ rep }) => rep.id}
      >
        {(row) => (
          <RepRow row={row} href={view.hrefOf(row.rep, key)} isFirstOther={row === firstOther} />
        )}
      </List>
      {hidden.length > 0 && (
        <p className={`${rowClass} border-line text-ink-2 border-t`}>
          <span>{showNumber(hidden.length)} more</span>
          <b className="text-right font-semibold">
            {showNumber(sumOf(hidden, ({ count }) => count))}
          </b>
        </p>
      )}
      {withoutRep > 0 && (
        <RowLink
          href={withoutRepPath(key)}
          className={`${rowClass} text-ink-2 border-t ${firstOther ? 'border-line' : 'border-line-strong'}`}
        >
          <span>No known rep</span>
          <b className="text-ink min-w-5 text-right font-semibold">{showNumber(withoutRep)}</b>
        </RowLink>
      )}
    </div>
  );
}

const captionClass = 'border-line text-caption text-ink-2 border-t px-4 pt-2.5 pb-2';
const rowClass =
  'text-small grid min-h-[37px] print:min-h-7 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 max-sm:min-h-11';

interface RepRowProps {
  readonly row: RepInRegion;
  readonly href: string;
  /** A stronger line is between those who are listed and the others. */
  readonly isFirstOther: boolean;
}

function RepRow({ row, href, isFirstOther }: RepRowProps) {
  const { count } = row;
  return (
    <RowLink
      href={href}
      className={`${rowClass} border-t ${isFirstOther ? 'border-line-strong' : 'border-line'}`}
    >
      <span className="flex min-w-0 items-center gap-2">
        <RepName row={row} />
      </span>
      <b
        className={`min-w-5 text-right font-semibold ${count === 0 ? 'text-ink-3 font-normal' : ''}`}
      >
        {showNumber(count)}
      </b>
    </RowLink>
  );
}
