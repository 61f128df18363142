import type { RegionCode } from '../../domain/region/region.ts';

interface LegendProps {
  readonly entries: readonly {
    readonly name: string;
    /** The classes of its swatch. */
    readonly look: string;
    readonly region?: RegionCode | null;
  }[];
}

/** What the marks of a chart mean. */
export function Legend({ entries }: LegendProps) {
  return (
    <ul
      aria-label="Legend"
      className="text-caption text-ink-2 flex flex-wrap gap-x-[18px] gap-y-1.5"
    >
      {entries.map(({ name, look, region }) => (
        <li key={name} data-region={region ?? undefined} className="flex items-center gap-1.5">
          <span aria-hidden className={look} />
          {name}
        </li>
      ))}
    </ul>
  );
}
