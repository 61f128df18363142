import { Headset, MapPin, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useSearchChoice } from '../../shell/location.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';
import { TopRepsCard } from './top-reps-card.tsx';

const views = ['area', 'sales-rep', 'telemarketer'] as const;
type View = (typeof views)[number];

const calendar = { name: 'calendar', Panel: CalendarCard };
const telemarketers = { name: 'telemarketers', Panel: TelemarketerCard };
const reps = { name: 'reps', Panel: TopRepsCard };
const recent = { name: 'recent', Panel: RecentValidationsCard };

/** Which panels stand beside the calendar, and which follows below (rulings C3); none disappears. */
export function panels(view: View) {
  const choice = {
    area: { others: [telemarketers, reps], below: recent },
    'sales-rep': { others: [reps, recent], below: telemarketers },
    telemarketer: { others: [telemarketers, recent], below: reps },
  } as const satisfies Record<View, object>;
  const { others, below } = choice[view];
  return { beside: [calendar, ...others], below };
}

/** The chosen view; it is part of the URL (`?view=sales-rep`). */
export function useView(): [View, (view: View) => void] {
  return useSearchChoice('view', views);
}

const hints = {
  area: 'Beside the calendar: telemarketers and top sales reps',
  'sales-rep': 'Beside the calendar: top sales reps and recent validations',
  telemarketer: 'Beside the calendar: telemarketers and recent validations',
} as const satisfies Record<View, string>;

/** The View Options card (spec 2). */
export function ViewOptions({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      data-card="View Options"
      data-state="ready"
      className="rounded-card border-line bg-surface flex items-center gap-4 border p-2 sm:pl-4 print:hidden"
    >
      <h2 id={title} className="text-title max-sm:sr-only">
        View Options
      </h2>
      <Segmented
        labelledBy={title}
        value={view}
        onChange={onChange}
        options={[
          { value: 'area', label: 'By Area', icon: <MapPin aria-hidden className="icon" /> },
          {
            value: 'sales-rep',
            label: 'By Sales Rep',
            icon: <UserRound aria-hidden className="icon" />,
          },
          {
            value: 'telemarketer',
            label: 'By Telemarketer',
            icon: <Headset aria-hidden className="icon" />,
          },
        ]}
      />
      <p className="text-caption text-ink-3 max-wide:hidden ml-auto pr-2">{hints[view]}</p>
    </section>
  );
}
