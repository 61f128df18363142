import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import type { RowFilter, RowList } from '../domain/appointment/row-filter.ts';
import { showNumber, countText, excerpt } from '../domain/text/format.ts';
import { isHiddenInRepLists, isNamed, type Person, readPerson } from '../domain/people.ts';
import { readRegion, type Region } from '../domain/region/region.ts';
import { rowsPath, salesRepPath, statePath, telemarketerPath } from '../paths.ts';
import { TextLink, type TextLinkProps } from '../ui/links.tsx';
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

const figureClass = 'relative hover:underline after:absolute after:-inset-2.5';

/** A figure that links to its rows; no link at 0. */
export function FigureLink(props: FigureLinkProps) {
  const {
    href,
    count,
    unit,
    scope = '',
    className = figureClass,
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
}

const units = { valid: 'valid appointment', invalid: 'invalid appointment', all: 'event' } as const;

/** A count that links to its rows (C16), named by their region or telemarketer. */
export function RowsLink({ list, filter, ...link }: RowsLinkProps) {
  const { region, telemarketer } = filter ?? {};
  const by = telemarketer ? `by ${readPerson(telemarketer).name}` : '';
  const scope = region ? `in ${readRegion(region).name}` : by;
  return <FigureLink href={rowsPath(list, filter)} unit={units[list]} scope={scope} {...link} />;
}

type PlaceLinkProps = Omit<TextLinkProps, 'href'>;

// A finger's width at 390, without a taller line.
const fingerWidth =
  'relative max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-2.5';

/** A telemarketer's name as a link to their page (C28); no link for 'N/A'. */
export function TelemarketerLink(props: PlaceLinkProps & { readonly person: Person }) {
  const { person, linkClass = '', children = <bdi>{excerpt(person.name)}</bdi>, ...rest } = props;
  return (
    <TextLink
      {...rest}
      href={isNamed(person) ? telemarketerPath(person) : null}
      linkClass={`${fingerWidth} ${linkClass}`}
    >
      {children}
    </TextLink>
  );
}

interface RepLinkProps extends PlaceLinkProps {
  readonly rep: Person;
  readonly region: Region;
}

/** A sales rep's name as a link to their page in a region; no link for the names that rep lists leave out (S3). */
export function RepLink({ rep, region, ...rest }: RepLinkProps) {
  return <TextLink {...rest} href={isHiddenInRepLists(rep) ? null : salesRepPath(rep, region)} />;
}

/** A region's name as a link to its screen; an unknown region has none (C7). */
export function RegionLink({ region, ...rest }: PlaceLinkProps & { readonly region: Region }) {
  return <TextLink {...rest} href={region.key && statePath(region.key)} />;
}
