import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { RegionCode } from '../../domain/region/region.ts';
import { List } from '../list.tsx';
import { Tooltip } from '../tooltip.tsx';

type BarsProps<T> = Omit<ComponentProps<typeof List<T>>, 'as' | 'className' | 'rowClass'>;

export function Bars<T>(props: BarsProps<T>) {
  return (
    <List
      {...props}
      as="ol"
      className="absolute inset-0 flex"
      rowClass="relative flex min-w-0 flex-1"
    />
  );
}

interface LinkedBarsProps<T> extends BarsProps<T> {
  readonly label: string;
  readonly linksLabel: string;
  /** null: the bar is no link. */
  readonly hrefOf: (row: T) => string | null;
  /** The name and tooltip of a bar. */
  readonly titleOf: (row: T) => string;
}

/** Bars that are one picture, and a link over each of them, its tick included. */
export function LinkedBars<T>(props: LinkedBarsProps<T>) {
  const { label, linksLabel, hrefOf, titleOf, children, ...bars } = props;
  return (
    <>
      <div role="img" aria-label={label} className="absolute inset-0">
        <Bars {...bars}>{children}</Bars>
      </div>
      <div className="print:hidden">
        <Bars {...bars} aria-label={linksLabel}>
          {(row) => {
            const href = hrefOf(row);
            if (href === null)
              return (
                <span className="absolute inset-0 -bottom-9">
                  <span className="sr-only">{titleOf(row)}</span>
                  <Tooltip text={titleOf(row)} />
                </span>
              );
            return (
              <Link
                href={href}
                aria-label={titleOf(row)}
                className="focus-inside rounded-control absolute inset-0 -bottom-9"
              >
                <Tooltip text={titleOf(row)} />
              </Link>
            );
          }}
        </Bars>
      </div>
    </>
  );
}

interface ColumnProps {
  /** Its height, in percent of the plot. */
  readonly percent: number;
  readonly figure: ReactNode;
  readonly children: ReactNode;
}

/** A bar of parts, from the base line up. */
export function Column({ percent, figure, children }: ColumnProps) {
  return (
    <span className="flex min-w-0 flex-1 flex-col items-center justify-end text-center">
      {figure}
      <span
        className="relative flex w-[63%] max-w-10 flex-none flex-col-reverse gap-px"
        style={{ height: `${percent}%` }}
      >
        {children}
      </span>
    </span>
  );
}

interface PartProps extends ComponentProps<'span'> {
  readonly value: number;
}

/** A part of a bar, as high as its share of all parts. */
export function Part({ value, className = '', ...rest }: PartProps) {
  if (!(value > 0)) return null;
  return <span {...rest} className={`basis-0 ${className}`} style={{ flexGrow: value }} />;
}

export function Tick({ children }: { readonly children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="absolute inset-x-0 top-full mt-1.5 flex justify-center text-center leading-4"
    >
      <span>{children}</span>
    </span>
  );
}

interface LegendProps {
  readonly entries: readonly {
    readonly name: string;
    /** The classes of its swatch. */
    readonly look: string;
    readonly region?: RegionCode | null;
  }[];
}

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
