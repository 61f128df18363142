import { showNumber } from '../../domain/number/format.ts';

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
