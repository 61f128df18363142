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
import { showNumber } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people.ts';
import { CardAge } from '../../query/card-age.tsx';
import { useIsOutage } from '../../query/outage.ts';
import { useAlertRole, useDataState } from '../../query/use-read.ts';
import { useHref } from '../../shell/location.ts';
import { Avatar, StatusWord } from '../../ui/badge.tsx';
import { BandTag } from '../../ui/band.tsx';
import { Button } from '../../ui/button.tsx';
import { NotLoadedMessage, RowsSkeleton } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { NeedLine } from './needs-you.ts';
import { useNeedsYou } from './use-needs-you.ts';

const shownLines = 3;

/** The dashboard's card of what needs a supervisor first (visual.md section 16); three lines high in every state. */
export function NeedsYouCard() {
  const needs = useNeedsYou();
  const dataState = useDataState(needs.appointments);
  const isOutage = useIsOutage();
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
      subtitle={isCalm ? undefined : 'Most appointments at stake first'}
      className={`compact md:min-h-[161px] print:hidden ${isCalm ? '' : 'max-md:min-h-[345px]'}`}
      state={needs.hasNothing ? 'error' : state}
      aside={
        <>
          <CardAge of={needs.appointments} />
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
        {!needs.hasNothing && needs.isLoading && <RowsSkeleton rows={shownLines} height={41} />}
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
  const { kind, name, of, band, figure, distance, atRisk, cause, action, href } = line;
  const [count, words] = atRisk;
  const Icon = icons[kind];
  return (
    <li className="border-line border-t">
      <Link
        href={useHref(href)}
        // The line of a stopped engine has the longest text.
        className={`hover:bg-hover text-caption text-ink-2 grid min-h-24 grid-cols-[30px_minmax(0,1fr)_auto] content-center items-center gap-x-3 px-4 tabular-nums *:truncate sm:gap-x-4 md:min-h-10 ${kind === 'engine' ? 'md:grid-cols-[30px_15rem_minmax(0,1fr)_auto]' : 'md:grid-cols-[30px_19rem_minmax(0,1fr)_auto]'}`}
      >
        <span className="row-span-4 max-md:self-start md:row-span-2">
          {of && 'key' in of ? (
            <RegionBadge region={of} />
          ) : (
            <Avatar size="small">
              {of ? repInitials(of) : Icon && <Icon aria-hidden className="icon-small" />}
            </Avatar>
          )}
        </span>
        <span className="text-small text-ink font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="flex items-center gap-1.5 max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 md:col-start-2 md:row-start-2">
          {kind === 'engine' ? <StatusWord tone="bad">{figure}</StatusWord> : <span>{figure}</span>}
          {band && <BandTag band={band} />}
          {distance && <span className="truncate">{distance}</span>}
        </span>
        <span className="text-small text-ink max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 md:col-start-3 md:row-start-1">
          <b className="font-semibold">{count}</b> {words}
        </span>
        <span className="max-md:col-span-2 max-md:col-start-2 md:col-start-3 md:row-start-2">
          {cause}
        </span>
        <span className="text-small text-ink flex items-center gap-1.5 font-medium max-md:col-start-3 max-md:row-start-1 md:col-start-4 md:row-span-2 md:row-start-1">
          {action}
          <ChevronRight aria-hidden className="icon-small text-ink-3" />
        </span>
      </Link>
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
