import { Headset, MapPin, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useSearchChoice } from '../../shell/location.ts';
import { lazy, type LoadState } from '../../ui/lazy.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';
import { TopRepsCard } from './top-reps-card.tsx';
import { OrNotLoaded } from '../../shell/screen-states.tsx';

const views = ['area', 'sales-rep', 'telemarketer'] as const;
type View = (typeof views)[number];

const options = [
  { value: 'area', label: 'By Area', icon: MapPin },
  { value: 'sales-rep', label: 'By Sales Rep', icon: UserRound },
  { value: 'telemarketer', label: 'By Telemarketer', icon: Headset },
] as const;

const RecentValidations = lazy(
  async () => (await import('./lower-half.tsx')).RecentValidationsCard,
  LoadingPart,
);

export const panels = {
  calendar: CalendarCard,
  telemarketers: TelemarketerCard,
  reps: TopRepsCard,
  recent: RecentValidations,
} as const;

/** The panels of the first row, and the one below it (C3). */
export const layouts = {
  area: { firstRow: ['calendar', 'telemarketers', 'reps'], lowerPanel: 'recent' },
  'sales-rep': { firstRow: ['calendar', 'reps', 'recent'], lowerPanel: 'telemarketers' },
  telemarketer: { firstRow: ['calendar', 'telemarketers', 'recent'], lowerPanel: 'reps' },
} as const satisfies Record<View, object>;

/** The panel that a view puts below the others. */
export type PanelBelow = (typeof layouts)[View]['lowerPanel'];

/**
 * The view, from the URL (`?view=sales-rep`). With a filter by telemarketer, changeSearch writes `telemarketers`, because
 * `view=telemarketer` is then a person's page.
 */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useSearchChoice('view', [...views, 'telemarketers']);
  return [view === 'telemarketers' ? 'telemarketer' : view, setView];
}

/** The View Options card (S2). */
export function ViewOptions({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      data-card="View Options"
      data-state="ready"
      className="rounded-card border-line bg-surface flex items-center gap-4 border p-2 xl:min-h-[161px] xl:flex-col xl:items-stretch xl:gap-2 xl:self-start print:hidden"
    >
      <h2 id={title} className="text-title max-sm:sr-only sm:pl-2">
        View Options
      </h2>
      <Segmented
        labelledBy={title}
        value={view}
        onChange={onChange}
        options={options}
        size="rows"
      />
    </section>
  );
}

/** Shown while a part's code loads, or has failed to load. */
export function LoadingPart({ hasFailed }: LoadState) {
  return (
    <OrNotLoaded isIncomplete hasFailed={hasFailed}>
      <span hidden data-card="" data-state="loading" data-loading-screen />
    </OrNotLoaded>
  );
}
