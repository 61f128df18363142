import type { ReactNode } from 'react';
import { rated } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/number/format.ts';
import { DataTable } from '../../ui/table.tsx';
import { isFew } from '../../domain/number/thresholds.ts';

/** What a muted rate says of itself. */
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

interface RateProps {
  readonly valid: number;
  readonly all: number;
}

/** A rate with its base, on two lines of a cell. */
export function Rate({ valid, all }: RateProps) {
  if (all === 0) return <span className="text-ink-3">–</span>;
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

interface SideBySideProps {
  readonly label: string;
  /** What a row is: 'Region'. */
  readonly head: string;
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly head: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
}

/** The figures of several people, one row a subject and one column a person. */
export function SideBySide({ label, head, names, rows }: SideBySideProps) {
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          head,
          kind: 'row-head',
          headClass: 'w-full',
          cellClass: 'max-w-0 py-1.5',
          cell: (row) => row.head,
        },
        ...names.map((name, at) => ({
          key: name,
          head: <bdi className="inline-block max-w-28 truncate align-bottom">{name}</bdi>,
          kind: 'figure' as const,
          cellClass: 'py-1.5',
          cell: ({ cells }: SideBySideProps['rows'][number]) => cells[at],
        })),
      ]}
    />
  );
}
