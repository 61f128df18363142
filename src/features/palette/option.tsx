import { showNumber } from '../../domain/number/format.ts';
import type { RegionKey } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { Field } from './entry.ts';
import { piecesOf, type Query } from './find.ts';

interface OptionProps {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** What was found besides the label: it stands in the place of the note. */
  readonly field?: Field | null;
  readonly region?: RegionKey | null | undefined;
  readonly query?: Query;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

export function Option(props: OptionProps) {
  const { id, label, note, field, region, query, isCurrent, onChoose } = props;
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
      className="rounded-control text-body hover:bg-hover aria-selected:bg-track flex min-h-9 cursor-pointer items-center gap-2.5 px-3 max-sm:min-h-11"
    >
      <bdi className="min-w-0 flex-1 truncate">
        <Marked text={label} query={query} />
      </bdi>
      {(field || note) && (
        <span className="text-caption text-ink-2 max-w-[50%] truncate tabular-nums">
          {field ? (
            <>
              {field.name}{' '}
              <bdi>
                <Marked text={field.text} isPhone={field.isPhone} query={query} />
              </bdi>
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

interface MarkedProps {
  readonly text: string;
  readonly isPhone?: boolean;
  readonly query: Query | undefined;
}

/** A text with what was found in it in bold and underlined. */
function Marked({ text, isPhone = false, query }: MarkedProps) {
  const shown = excerpt(text);
  if (!query) return shown;
  return piecesOf(shown, query, isPhone).map(({ text: piece, isFound }, index) =>
    isFound ? (
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="bg-transparent font-semibold text-inherit underline">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

interface Progress {
  readonly shown: number;
  readonly total: number;
  readonly isSearching: boolean;
  /** What is searched, in the plural: 'alerts'. */
  readonly loading: readonly string[];
  readonly failed: readonly string[];
}

/** How much was found, and what of it is still to come. */
export function statusText({ shown, total, isSearching, loading, failed }: Progress): string {
  const isPartial = isSearching || loading.length > 0 || failed.length > 0;
  const found =
    total === 0
      ? isPartial
        ? 'No matches so far'
        : 'No matches'
      : `${showNumber(shown)} of ${showNumber(total)} shown`;
  return [
    found,
    isSearching && 'Searching...',
    loading.length > 0 && `Loading ${list(loading)}...`,
    failed.length > 0 && `Couldn't load ${list(failed)}, retrying`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
