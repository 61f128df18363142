import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import type { RowFilter, RowList } from '../domain/appointment/row-filter.ts';
import { showNumber, countText, excerpt } from '../domain/text/format.ts';
import { isNamed, type Person, readPerson } from '../domain/people.ts';
import { readRegion } from '../domain/region/region.ts';
import { rowsPath, telemarketerPath } from '../paths.ts';
import { useHref } from './location.ts';

/** Whether a click on a link opens a tab or a window, or saves it. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

interface FigureLinkProps {
  readonly href: string;
  readonly count: number | null | undefined;
  /** In the singular: 'valid appointment'. */
  readonly unit: string;
  /** Which of them, for the link's name: 'in Florida'. */
  readonly scope?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

const linkClass = 'relative hover:underline after:absolute after:-inset-2.5';

/** A figure that links to its rows (visual.md 'Links'); no link at 0. */
export function FigureLink(props: FigureLinkProps) {
  const {
    href,
    count,
    unit,
    scope = '',
    className = linkClass,
    children = showNumber(count),
  } = props;
  const link = useHref(href);
  if (!count) return children;
  return (
    <Link
      href={link}
      aria-label={`Show ${countText(count, unit)} ${excerpt(scope)}`.trimEnd()}
      className={className}
    >
      {children}
    </Link>
  );
}

interface RowsLinkProps extends Omit<FigureLinkProps, 'href' | 'unit'> {
  readonly list: RowList;
  readonly filter?: Partial<RowFilter>;
  /** How many rows are listed, where the server has a count of its own: only an equal one leads to them. */
  readonly listed?: number;
}

const units = { valid: 'valid appointment', invalid: 'invalid appointment', all: 'event' } as const;

/** A count that links to its rows (rulings C16), named by their region or telemarketer. */
export function RowsLink({ list, filter, listed, ...link }: RowsLinkProps) {
  const { count, children = showNumber(count) } = link;
  if (listed !== undefined && listed !== count) return children;
  const { region, telemarketer } = filter ?? {};
  const by = telemarketer ? `by ${readPerson(telemarketer).name}` : '';
  const scope = region ? `in ${readRegion(region).name}` : by;
  return <FigureLink href={rowsPath(list, filter)} unit={units[list]} scope={scope} {...link} />;
}

interface TelemarketerLinkProps {
  readonly person: Person;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A telemarketer's name as a link to their page (rulings C28); no link for 'N/A'. */
export function TelemarketerLink({ person, className = '', children }: TelemarketerLinkProps) {
  const text = children ?? <bdi>{excerpt(person.name)}</bdi>;
  if (!isNamed(person)) return <span className={className}>{text}</span>;
  return (
    <Link
      href={telemarketerPath(person)}
      // A finger's width at 390, without a taller line.
      className={`relative hover:underline max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-2.5 ${className}`}
    >
      {text}
    </Link>
  );
}
