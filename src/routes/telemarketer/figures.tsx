import { rated } from '../../domain/number/bands.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import type { Column } from '../../ui/table.tsx';
import { isFew } from '../../domain/number/thresholds.ts';

/** Beside a rate that is muted. */
export function FewCases() {
  return <span className="text-ink-3">few cases</span>;
}

/** The same after a base: '3 of 12, few cases'. */
export function AlsoFew({ cases }: { readonly cases: number | null }) {
  return (
    isFew(cases) && (
      <>
        , <FewCases />
      </>
    )
  );
}

/** Muted under 20 cases. */
export function mutedClass(cases: number | null): string {
  return isFew(cases) ? 'text-ink-3' : '';
}

interface ShareProps {
  /** How many cases it is a share of. */
  readonly of: number | null;
  readonly share: number | null;
}

export function Share({ of, share }: ShareProps) {
  return (
    <>
      <span className={mutedClass(of)}>{showPercent(share)}</span>
      <AlsoFew cases={of} />
    </>
  );
}

export const noFigure = <span className="text-ink-3">–</span>;

interface RateProps {
  readonly valid: number;
  readonly all: number;
}

/** A rate with its base, on two lines of a cell. */
export function Rate({ valid, all }: RateProps) {
  return (
    <>
      <b className={`block font-semibold ${mutedClass(all)}`}>{rated(valid, all).percent}</b>
      <span className="text-caption text-ink-2 block font-normal">
        {showNumber(valid)} of {showNumber(all)}
        <AlsoFew cases={all} />
      </span>
    </>
  );
}

/** In a table of several people: what a row is about, and one person's figure of it. */
export function subjectColumn<T>(head: string, cell: Column<T>['cell']): Column<T> {
  return { head, kind: 'row-head', headClass: 'w-1/2', cellClass: 'max-w-0 py-1.5', cell };
}

export function personColumn<T>(name: string, cell: Column<T>['cell']): Column<T> {
  const head = <bdi className="inline-block max-w-28 truncate align-bottom">{name}</bdi>;
  return { key: name, head, kind: 'figure', cellClass: 'py-1.5', cell };
}
