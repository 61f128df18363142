import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { reads } from '../../api/contract.ts';
import { useApiClient } from '../../query/client.ts';
import { useRead } from '../../query/use-read.ts';
import { showNumber } from '../../domain/number/format.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { isReportWanted } from '../print/report-wanted.ts';
import { useMenu } from '../menu.ts';
import { destinations, groups, matching, type Destination } from './destinations.ts';

const shownAtMost = 50;

const actions: readonly Destination[] = [
  {
    group: 'Actions',
    label: "Print the day's report",
    href: '',
    act: () => isReportWanted.set(true),
  },
];

function useDestinations() {
  const menu = useMenu();
  const { data, hasFailed } = useRead(reads.salesReps);
  // Only what a screen has fetched already.
  const read = useApiClient().responseOf(reads.appointments);
  const profiles = data?.rows;
  const appointments = read?.data.rows;
  const all = useMemo(
    () => [
      ...destinations({ menu, profiles: profiles ?? [], appointments: appointments ?? [] }),
      ...actions,
    ],
    [menu, profiles, appointments],
  );
  return { all, areRepsPending: data === undefined && !hasFailed };
}

export function Palette({ onDone }: { readonly onDone: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [, navigate] = useLocation();
  const { all, areRepsPending } = useDestinations();
  const found = useMemo(() => matching(all, typed), [all, typed]);
  const shown = found.slice(0, shownAtMost);
  const current = Math.min(active, shown.length - 1);
  const go = (destination: Destination | undefined) => {
    if (!destination) return;
    onDone();
    if (destination.act) destination.act();
    else navigate(destination.href);
  };
  const keyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive((to + shown.length) % Math.max(shown.length, 1));
    }
    if (event.key === 'Enter') go(shown[current]);
  };
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
          placeholder="a screen, region or sales rep"
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
        {groups.map((group) => {
          const first = shown.findIndex((entry) => entry.group === group);
          if (first < 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p
                id={`${id}-${group}`}
                className="text-caption text-ink-3 px-3 pt-2 pb-1 font-medium"
              >
                {group}
              </p>
              {shown.map(
                (destination, index) =>
                  destination.group === group && (
                    <Option
                      key={destination.href + destination.label}
                      id={`${id}-${index}`}
                      destination={destination}
                      isCurrent={index === current}
                      onChoose={() => go(destination)}
                    />
                  ),
              )}
            </div>
          );
        })}
      </div>
      <p
        role="status"
        className="text-caption text-ink-2 border-line flex-none border-t px-5 py-2.5"
      >
        {found.length === 0
          ? 'No matches'
          : `${showNumber(shown.length)} of ${showNumber(found.length)} shown`}
        {areRepsPending && '. Loading sales reps...'}
      </p>
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly destination: Destination;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Option({ id, destination, isCurrent, onChoose }: OptionProps) {
  return (
    // The field keeps the focus and handles the keys.
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
      className="rounded-control text-body hover:bg-hover aria-selected:bg-sunken flex min-h-9 cursor-pointer items-center gap-2.5 px-3 max-sm:min-h-11"
    >
      <bdi className="min-w-0 flex-1 truncate">{destination.label}</bdi>
      {destination.region && <RegionBadge region={destination.region} size="small" />}
    </div>
  );
}
