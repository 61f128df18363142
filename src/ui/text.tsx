import { type ComponentProps, type ReactNode, use } from 'react';
import type { LucideIcon } from 'lucide-react';
import { excerpt } from '../domain/text/format.ts';
import { List } from './list.tsx';
import { markedText, SearchedContext } from './marked.tsx';
import { easternDate } from '../domain/time/eastern.ts';
import { shownRecentTime, type Time } from '../domain/time/read-time.ts';
import { currentMoment, useMoment } from './clock.ts';

interface DefinitionListProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly className?: string;
  readonly itemClass?: string;
  readonly valueClass?: string;
}

/** Labels and their values; values and labels may be server text in any direction. */
export function DefinitionList(props: DefinitionListProps) {
  const { items, className, itemClass = 'min-w-0', valueClass = 'text-small' } = props;
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label} className={itemClass}>
          <dt className="text-caption text-ink-2">
            <bdi>{label}</bdi>
          </dt>
          <dd className={valueClass}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TextListProps extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  readonly rows: readonly string[];
  readonly icon?: LucideIcon;
  readonly tone?: string;
  /** Shown instead of an empty list. */
  readonly empty?: string;
}

export function TextList(props: TextListProps) {
  const { rows, icon: Icon, tone = 'text-ink-3', empty, ...rest } = props;
  if (empty !== undefined && rows.length === 0)
    return <p className="text-small text-ink-2">{empty}</p>;
  return (
    <List
      rows={rows}
      keyOf={(row) => row}
      className="grid gap-1"
      rowClass="text-small flex gap-2"
      {...rest}
    >
      {(row) => (
        <>
          {Icon && <Icon aria-hidden className={`icon-small mt-0.5 ${tone}`} />}
          <Clamped text={row} className="min-w-0" />
        </>
      )}
    </List>
  );
}

interface ClampedProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  readonly text: string;
}

/** Server text of any length and direction, cut to six lines; the title has more. */
export function Clamped({ text, className = '', ...rest }: ClampedProps) {
  const shown = excerpt(text);
  return (
    <bdi
      title={shown === text ? undefined : text}
      {...rest}
      className={`line-clamp-6 [overflow-wrap:anywhere] ${className}`}
    >
      {markedText(shown, use(SearchedContext))}
    </bdi>
  );
}

/** A text on one line, with the full text as its tooltip. */
export function LineOfText({ text, className }: { text: string; className?: string }) {
  return lineOfText(text, use(SearchedContext), className);
}

/** The same for a cell. */
export function lineOfText(text: string, searched: string, className?: string): ReactNode {
  return (
    <bdi title={text} className={className}>
      {markedText(excerpt(text), searched)}
    </bdi>
  );
}

/** '2:41 PM' of today, else with the day. */
export function BookedAt({ time }: { readonly time: Time }) {
  useMoment(({ now }) => easternDate(now));
  return bookedAt(time);
}

/** The same for a cell: its table is drawn again when the day changes. */
export function bookedAt(time: Time): ReactNode {
  return <bdi>{shownRecentTime(time, currentMoment().now)}</bdi>;
}

/** 'Today, 2:41 PM', else with its day. */
export function TodayAt({ time, today = 'Today' }: { time: Time; today?: string }) {
  const isToday = useMoment(
    ({ now }) => time.ms !== null && easternDate(time.ms) === easternDate(now),
  );
  return (
    <>
      {isToday && `${today}, `}
      <BookedAt time={time} />
    </>
  );
}
