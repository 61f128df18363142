import {
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  ClipboardCheck,
  type LucideIcon,
  ShieldCheck,
  TriangleAlert,
  UserRoundPen,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { showNumber } from '../../domain/text/format.ts';
import { CardAge } from '../../query/card-age.tsx';
import { useIsOutage } from '../../query/is-outage.ts';
import { useAlertRole, useDataState } from '../../query/data-state.ts';
import { useHref } from '../../shell/location.ts';
import { Avatar, StatusWord, RegionBadge } from '../../ui/badge.tsx';
import { BandTag } from '../../ui/band.tsx';
import { Button } from '../../ui/button.tsx';
import { NotLoadedMessage, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import type { NeedLine } from './needs-you.ts';
import { useNeedsYou } from './use-needs-you.ts';

const shownLines = 3;

/** The dashboard's card of what needs a supervisor first; three lines high in every state. */
export function NeedsYouCard() {
  const needs = useNeedsYou();
  const dataState = useDataState(needs.appointments);
  const isOutage = useIsOutage();
  const isPhone = !useMinWidth('sm');
  const [lines, handlers] = useStableOrder(needs.lines);
  const [isOpen, setIsOpen] = useState(false);
  const shown = needs.isLoading || needs.hasNothing ? [] : lines;
  const more = shown.length - shownLines;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const isCalm = !needs.isLoading && !needs.hasNothing && lines.length === 0;
  const CalmIcon = needs.calm.isAllKnown ? CircleCheck : CircleHelp;
  const state = needs.isLoading ? 'loading' : dataState;
  return (
    <Card
      title="Needs you now"
      className={`compact sm:min-h-[161px] print:hidden ${isCalm ? '' : 'max-sm:min-h-[208px]'}`}
      state={needs.hasNothing ? 'error' : state}
      aside={
        <>
          <CardAge status={needs.appointments} />
          {needs.missing && !needs.hasNothing && (
            <span className="text-caption text-caution flex min-w-0 items-center gap-1.5 font-medium">
              <TriangleAlert aria-hidden className="icon-small" />
              {needs.missing}
            </span>
          )}
          {more > 0 && (
            <button
              type="button"
              aria-expanded={isOpen}
              className="text-small text-ink-2 rounded-control relative flex items-center gap-1 font-medium whitespace-nowrap after:absolute after:-inset-2"
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? `Show ${shownLines}` : `${showNumber(more)} more`}
              <Chevron aria-hidden className="icon-small" />
            </button>
          )}
        </>
      }
    >
      <div className="flex flex-1 flex-col">
        {needs.hasNothing && (isOutage ? <NotLoadedMessage /> : <NothingLoaded {...needs} />)}
        {!needs.hasNothing && needs.isLoading && (
          <RowsSkeleton rows={shownLines} height={isPhone ? 53 : 41} />
        )}
        {isCalm && (
          <p className="text-small text-ink-2 flex flex-1 items-center gap-2 px-4 py-3">
            <CalmIcon aria-hidden className="icon text-ink-3" />
            {needs.calm.text}
          </p>
        )}
        <ul {...handlers}>
          {shown.slice(0, isOpen ? undefined : shownLines).map((line) => (
            <Line key={keyOf(line)} {...line} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

const icons: Readonly<Partial<Record<NeedLine['kind'], LucideIcon>>> = {
  engine: ShieldCheck,
  alerts: ClipboardCheck,
  reps: UserRoundPen,
};

function Line(line: NeedLine) {
  const { kind, name, subject, band, base, atRisk, cause, causeLink, action, href } = line;
  const [count, words] = atRisk;
  const Icon = icons[kind];
  const causeHref = useHref(causeLink?.href ?? '');
  return (
    <li className="link-row border-line text-caption text-ink-2 grid min-h-13 grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-x-3 border-t px-4 tabular-nums sm:min-h-10 sm:grid-cols-[30px_minmax(11rem,1fr)_minmax(0,14rem)_7.5rem] sm:gap-x-4">
      {subject && 'key' in subject ? (
        <RegionBadge region={subject} />
      ) : (
        <Avatar size="small" person={subject}>
          {!subject && Icon && <Icon aria-hidden className="icon-small" />}
        </Avatar>
      )}
      <Link href={useHref(href)} className="row-link min-w-0 after:absolute after:inset-0">
        <span className="flex items-center gap-2.5 max-sm:justify-between">
          <bdi className="text-small text-ink truncate font-semibold">{name}</bdi>{' '}
          {band && <BandTag band={band} />}
        </span>{' '}
        <span className="block truncate">
          <b className="text-ink font-semibold">{count}</b> {words}
        </span>
      </Link>
      <span className="min-w-0 max-sm:hidden">
        {kind === 'engine' ? (
          <StatusWord tone="bad">{base}</StatusWord>
        ) : (
          <span className="block truncate">{cause}</span>
        )}
        {causeLink && (
          <Link
            href={causeHref}
            aria-label={`${causeLink.text}: ${cause}`}
            className="text-ink relative underline underline-offset-2"
          >
            {causeLink.text}
          </Link>
        )}
      </span>
      <span className="text-small text-ink flex items-center justify-end gap-1.5 font-medium whitespace-nowrap">
        <span className="max-sm:sr-only">{action}</span>
        <ChevronRight aria-hidden className="icon-small text-ink-3" />
      </span>
    </li>
  );
}

/** The failure and a retry button, in the height of three lines. */
function NothingLoaded({ appointments, missing, retry }: ReturnType<typeof useNeedsYou>) {
  return (
    <div
      role={useAlertRole(appointments.read, 'figure')}
      className="text-small text-ink-2 border-line flex flex-1 flex-wrap items-center gap-3 border-t px-4 py-2"
    >
      <CircleAlert aria-hidden className="icon text-critical" />
      Couldn't load. {missing}
      <Button size="small" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}

const keyOf = ({ kind, name }: NeedLine) => `${kind} ${name}`;

/** The lines, and the handlers of their list: while the pointer or the focus is in it, each line keeps its place. */
function useStableOrder(lines: readonly NeedLine[]) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [last, setLast] = useState({ lines, shown: lines });
  if (lines !== last.lines) {
    // A key keeps its first place in the map, and gets its last line.
    const inPlace = new Map([...last.shown, ...lines].map((line) => [keyOf(line), line]));
    setLast({ lines, shown: hasPointer || hasFocus ? [...inPlace.values()] : lines });
  }
  const handlers = {
    onPointerEnter: () => setHasPointer(true),
    onPointerLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
  return [last.shown, handlers] as const;
}
