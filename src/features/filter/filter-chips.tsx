import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { noFilter, type RowFilter } from '../../domain/appointment/row-filter.ts';
import { readStatus } from '../../domain/appointment/appointment.ts';
import { readPerson, readRep } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import { isBlank, visibleLine } from '../../domain/text/clean.ts';
import { excerpt } from '../../domain/text/words.ts';
import { hourLabel } from '../../domain/time/eastern.ts';

type ChipName = Exclude<keyof RowFilter, 'q' | 'region'>;

/** The filters without an input field: their labels, and their texts as the list shows them. */
const fields: readonly (readonly [ChipName, label: string, text: (filter: RowFilter) => string])[] =
  [
    ['telemarketer', 'Telemarketer', ({ telemarketer }) => readPerson(telemarketer).name],
    ['reason', 'Reason', ({ reason }) => visibleLine(reason)],
    ['rep', 'Sales rep', ({ rep }) => readRep(rep).name],
    ['status', 'Status', ({ status }) => readStatus(status).word || 'N/A'],
    ['hour', 'Hour', ({ hour }) => (hour === null ? '' : hourLabel(hour))],
  ];

const longestText = 60;
/** A longer one may be cut, and has a tooltip. */
const longestShown = 30;

export function chipsOf(filter: RowFilter) {
  const filled = fields.filter(([name]) => !isBlank(String(filter[name] ?? '')));
  return filled.map(([name, label, textOf]) => {
    return { name, label, text: excerpt(textOf(filter), longestText) };
  });
}

/** All that a filter asks for: 'Telemarketer Daniel Cole, Region Florida, "zoe"'. */
export function filterText(filter: RowFilter): string {
  const texts = chipsOf(filter).map(({ label, text }) => `${label} ${text}`);
  if (!isBlank(filter.region))
    texts.push(`Region ${excerpt(readRegion(filter.region).name, longestText)}`);
  if (!isBlank(filter.q)) texts.push(`"${excerpt(visibleLine(filter.q), longestText)}"`);
  return texts.join(', ');
}

interface FilterChipsProps {
  readonly filter: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
  /** Called before the last chip, which has the focus, is removed. */
  readonly onLast: () => void;
}

/** A list's filters as buttons that remove them; the focus moves to the next one. */
export function FilterChips({ filter, onChange, onLast }: FilterChipsProps) {
  const remove = (name: ChipName, { currentTarget }: MouseEvent<HTMLElement>) => {
    const next = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
    else onLast();
    onChange({ ...filter, [name]: noFilter[name] });
  };
  return (
    <div
      role="group"
      aria-label="Filters"
      className="goes-on flex min-w-0 [scrollbar-width:none] items-center gap-2 overflow-x-auto"
    >
      {chipsOf(filter).map(({ name, label, text }) => (
        <button
          key={name}
          type="button"
          aria-label={`Remove ${label.toLowerCase()} ${text}`}
          onClick={(event) => remove(name, event)}
          title={text.length > longestShown ? text : undefined}
          className="focus-inside bg-sunken text-caption hover:bg-hover flex h-[26px] max-w-72 flex-none items-center gap-1.5 rounded-full px-2.5 transition-colors max-sm:h-10 forced-colors:border"
        >
          <span className="text-ink-2 flex-none">{label}</span>{' '}
          <bdi className="truncate font-medium">{text}</bdi>
          <X aria-hidden className="icon-small text-ink-2" />
        </button>
      ))}
    </div>
  );
}
