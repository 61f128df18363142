import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import { rowsPath } from '../../paths.ts';
import { Option, statusText } from './option.tsx';
import { useActions } from './use-actions.ts';
import { useFound } from './use-found.ts';

/** Longer words are cut in the last option; a phone has room for so many. */
const longestQuery = 24;

export function Palette({ onDone }: { readonly onDone: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [, navigate] = useLocation();
  const { query, groups, listed, ...progress } = useFound(typed, useActions());
  const shown = groups.flatMap(({ found }) => found);
  const hasList = listed > 0;
  const options = shown.length + (hasList ? 1 : 0);
  const current = Math.min(active, options - 1);
  const go = (index: number) => {
    const entry = shown[index]?.entry;
    if (!entry && !hasList) return;
    onDone();
    if (entry?.act) entry.act();
    else navigate(entry?.href ?? rowsPath('all', { q: typed.trim() }));
  };
  const keyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive((to + options) % Math.max(options, 1));
    }
    if (event.key !== 'Enter') return;
    // What opens and takes the focus would be pressed by the same key.
    event.preventDefault();
    go(current);
  };
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    isCurrent: index === current,
    onChoose: () => go(index),
  });
  // An id has no spaces: a list of ids would read it as two.
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
      <div id={`${id}-list`} role="listbox" aria-label="Destinations" className="overflow-auto p-2">
        {groups.map(({ group, found, total }) => (
          <div key={group} role="group" aria-labelledby={labelOf(group)}>
            <p
              id={labelOf(group)}
              className="text-caption text-ink-3 flex justify-between px-3 pt-2 pb-1 font-medium"
            >
              {group}
              {total > found.length && (
                <span className="tabular-nums">
                  {showNumber(found.length)} of {showNumber(total)}
                </span>
              )}
            </p>
            {found.map((each) => (
              <Option
                key={each.entry.key}
                {...optionProps(shown.indexOf(each))}
                label={each.entry.label}
                note={each.entry.note}
                field={each.field}
                region={each.entry.region}
                query={query}
              />
            ))}
          </div>
        ))}
        {hasList && (
          <Option
            {...optionProps(shown.length)}
            label={`All appointments with "${excerpt(oneLine(typed), longestQuery)}"`}
            note={countText(listed, 'row')}
          />
        )}
      </div>
      <p
        role="status"
        className="text-caption text-ink-2 border-line flex-none border-t px-5 py-2.5 tabular-nums"
      >
        {statusText({ shown: shown.length, total: totalOf(groups), ...progress })}
      </p>
    </>
  );
}

function totalOf(groups: readonly { readonly total: number }[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}
