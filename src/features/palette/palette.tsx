import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { showNumber, excerpt, listText } from '../../domain/text/format.ts';
import { rowKeys } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import type { Entry, Field } from './find.ts';
import { useFound } from './use-found.ts';

interface PaletteProps {
  /** The text typed before the field was there. */
  readonly typedBefore: { readonly current: string };
  readonly onDone: () => void;
}

export function Palette({ typedBefore, onDone }: PaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => typedBefore.current);
  const [active, setActive] = useState(0);
  const [, navigate] = useLocation();
  const { groups, allRowsEntry, ...progress } = useFound(typed);
  const entriesFound = groups.flatMap((group) => group.matches);
  const entries = [
    ...entriesFound.map(({ entry }) => entry),
    ...(allRowsEntry ? [allRowsEntry] : []),
  ];
  const current = Math.min(active, entries.length - 1);
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    if (entry.act) entry.act();
    else if (entry.href) navigate(entry.href);
    // What has its own URL or dialog has taken the palette's history entry.
    onDone();
  };
  const keyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive((to + entries.length) % Math.max(entries.length, 1));
    }
    if (event.key !== 'Enter') return;
    // Otherwise the same key press would also activate the element that gets the focus.
    event.preventDefault();
    go(entries[current]);
  };
  const optionProps = (entry: Entry) => ({
    entry,
    id: `${id}-${entries.indexOf(entry)}`,
    isCurrent: entries.indexOf(entry) === current,
    onChoose: () => go(entry),
  });
  // aria-labelledby would read an id with a space as two.
  const labelOf = (group: string) => `${id}-${group.replaceAll(' ', '-')}`;
  return (
    <>
      <div className="border-line text-body flex flex-none items-center gap-3 border-b pl-5">
        <label htmlFor={`${id}-field`} className="font-medium whitespace-nowrap">
          Go to
        </label>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          id={`${id}-field`}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="a customer, phone, screen or action"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={keyDown}
          className="placeholder:text-ink-3 h-14 w-full min-w-0 bg-transparent pr-5 text-[16px] outline-none"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Destinations"
        className="scroll-shadows overflow-auto p-2"
      >
        {groups.map(({ group, matches, total }) => {
          const keys = rowKeys(matches, ({ entry }) => entry.key);
          return (
            <div key={group} role="group" aria-labelledby={labelOf(group)}>
              <p
                id={labelOf(group)}
                className="text-caption text-ink-3 flex justify-between px-3 pt-2 pb-1 font-medium"
              >
                {group}
                {total > matches.length && (
                  <span className="tabular-nums">
                    {showNumber(matches.length)} of {showNumber(total)}
                  </span>
                )}
              </p>
              {matches.map(({ entry, match }, index) => (
                <Option key={keys[index]} {...optionProps(entry)} field={match.other} />
              ))}
            </div>
          );
        })}
        {allRowsEntry && <Option {...optionProps(allRowsEntry)} />}
      </div>
      <p
        role="status"
        className="text-caption text-ink-2 border-line flex-none border-t px-5 py-2.5 tabular-nums"
      >
        {statusText({
          shown: entries.length,
          total: groups.reduce(
            (sum, { total }) => sum + total,
            entries.length - entriesFound.length,
          ),
          ...progress,
        })}
      </p>
    </>
  );
}

interface OptionProps {
  readonly entry: Entry;
  readonly id: string;
  /** A match outside the label; replaces the note. */
  readonly field?: Field | undefined;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Option({ entry, id, field, isCurrent, onChoose }: OptionProps) {
  const { label, note, region } = entry;
  return (
    // The text field keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={onChoose}
      className="rounded-control text-body hover:bg-hover aria-selected:bg-track flex min-h-9 cursor-pointer items-center gap-2.5 px-3 max-sm:min-h-11"
    >
      <bdi className="min-w-0 flex-1 truncate">{excerpt(label)}</bdi>
      {(field || note) && (
        <span className="text-caption text-ink-2 max-w-[50%] truncate tabular-nums">
          {field ? (
            <>
              {field.name} <bdi>{excerpt(field.text)}</bdi>
            </>
          ) : (
            <bdi>{note}</bdi>
          )}
        </span>
      )}
      {region && <RegionBadge region={region} size="small" />}
    </div>
  );
}

interface Progress {
  readonly shown: number;
  readonly total: number;
  /** Names of the sources: 'alerts'. */
  readonly loading: readonly string[];
  readonly failed: readonly string[];
  /** 'alerts: 20 of 76 received' */
  readonly parts: readonly string[];
}

function statusText({ shown, total, loading, failed, parts }: Progress): string {
  const isPartial = [loading, failed, parts].some((names) => names.length > 0);
  const countOfMatches =
    total === 0
      ? isPartial
        ? 'No matches so far'
        : 'No matches'
      : `${showNumber(shown)} of ${showNumber(total)} shown`;
  return [
    countOfMatches,
    loading.length > 0 && `Loading ${listText(loading)}...`,
    failed.length > 0 && `Couldn't load ${listText(failed)}, retrying`,
    ...parts,
  ]
    .filter(Boolean)
    .join(' · ');
}
