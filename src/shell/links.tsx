import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { shownText } from '../domain/appointment/appointment.ts';
import type { RowFilter, RowList } from '../domain/appointment/row-filter.ts';
import { showNumber } from '../domain/number/format.ts';
import { isNamed } from '../domain/people.ts';
import { regionName } from '../domain/region/region.ts';
import { excerpt, oneLine } from '../domain/text/plain-text.ts';
import { countText } from '../domain/text/words.ts';
import { rowsPath, telemarketerPath } from '../paths.ts';
import { useHref } from './location.ts';

interface FigureLinkProps {
  readonly href: string;
  readonly count: number | null | undefined;
  /** What is counted, in the singular: 'valid appointment'. */
  readonly unit: string;
  /** Which of them, for the link's name: 'in Florida'. */
  readonly of?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

const look = 'relative hover:underline after:absolute after:-inset-2.5';

/** A figure that leads to what it counts (visual.md 'Links'): ink, and no link where there is nothing to count. */
export function FigureLink(props: FigureLinkProps) {
  const { href, count, unit, of = '', className = look, children = showNumber(count) } = props;
  const here = useHref(href);
  if (!count) return children;
  return (
    <Link
      href={here}
      aria-label={`Show ${countText(count, unit)} ${oneLine(excerpt(of))}`.trimEnd()}
      className={className}
    >
      {children}
    </Link>
  );
}

interface RowsLinkProps extends Omit<FigureLinkProps, 'href' | 'unit'> {
  readonly list: RowList;
  readonly filter?: Partial<RowFilter>;
}

const units = { valid: 'valid appointment', invalid: 'invalid appointment', all: 'event' } as const;

/** A count of rows that leads to them (rulings C16), named by their region or telemarketer. */
export function RowsLink({ list, filter, ...link }: RowsLinkProps) {
  const { region, telemarketer } = filter ?? {};
  const by = telemarketer ? `by ${telemarketer}` : '';
  const of = region ? `in ${regionName(region)}` : by;
  return <FigureLink href={rowsPath(list, filter)} unit={units[list]} of={of} {...link} />;
}

interface TelemarketerLinkProps {
  readonly name: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A telemarketer's name, which leads to their page (rulings C28); 'N/A' has none. */
export function TelemarketerLink({ name, className = '', children }: TelemarketerLinkProps) {
  const text = children ?? <bdi>{excerpt(shownText(name))}</bdi>;
  if (!isNamed(name)) return <span className={className}>{text}</span>;
  return (
    <Link href={telemarketerPath(name.trim())} className={`relative hover:underline ${className}`}>
      {text}
    </Link>
  );
}
