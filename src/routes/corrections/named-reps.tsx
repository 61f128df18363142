import { CircleAlert } from 'lucide-react';
import { readRep } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/format.ts';
import { RegionBadge } from '../../ui/badge.tsx';
import type { meantReps } from './suggestions.ts';

interface SuggestedRepProps {
  readonly rep: { readonly name: string };
  readonly region: Parameters<typeof RegionBadge>[0]['region'];
  readonly count: number;
  readonly why: string;
  readonly days: string;
}

/** A known rep in the list below the name field. */
export function SuggestedRep({ rep, region, count, why, days }: SuggestedRepProps) {
  return (
    <span className="grid grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-x-2.5">
      <RegionBadge region={region} size="small" />
      <span className="min-w-0">
        <bdi className="block truncate font-medium">{rep.name}</bdi>
        {why && <span className="text-caption text-ink-2 block">{why}</span>}
      </span>
      <span className="text-caption text-ink-2 tabular-nums">
        {count} {days}
      </span>
    </span>
  );
}

interface UnknownNameProps {
  readonly name: string;
  /** 'today' */
  readonly days: string;
  readonly isAsked: boolean;
  readonly meant: ReturnType<typeof meantReps>;
  readonly onTake: (name: string) => void;
}

/** What there is to know of an unknown name, and the question before Enter adds it (C48). */
export function UnknownName({ name, days, isAsked, meant, onTake }: UnknownNameProps) {
  const unknown = `No rep of this name ${days}`;
  if (!isAsked)
    return (
      <p className="text-caption text-caution flex items-center gap-1.5 font-medium">
        <CircleAlert aria-hidden className="icon-small" />
        {unknown}
      </p>
    );
  return (
    <div className="rounded-tray bg-caution-soft text-caution text-small flex gap-2.5 px-3.5 py-3">
      <CircleAlert aria-hidden className="icon mt-px" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {unknown}. Press Enter again to add <bdi>{excerpt(readRep(name).name, 60)}</bdi>
        </p>
        {meant.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5">
            Did you mean
            {meant.map(({ rep, region }) => (
              <button
                key={rep.id}
                type="button"
                className="rounded-control border-caution inline-flex min-h-7 items-center gap-2 border px-2 font-medium max-sm:min-h-11"
                onClick={() => onTake(rep.name)}
              >
                <RegionBadge region={region} size="small" />
                <bdi>{rep.name}</bdi>
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
