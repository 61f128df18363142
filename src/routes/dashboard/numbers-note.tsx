import { appointments, type DayFigures } from '../../calls/appointments.ts';
import { dashboard, type DashboardFigures, totalAndRegions } from '../../calls/dashboard.ts';
import { type AllRegionFigures, regions } from '../../calls/regions.ts';
import { type TelemarketersFigures, telemarketers } from '../../calls/telemarketers.ts';
import { wholeValue } from '../../domain/number/figure.ts';
import { showNumber } from '../../domain/number/format.ts';
import type { Region } from '../../domain/region/region.ts';
import { type CountedTwice, useContradiction } from '../../query/contradiction.ts';
import { useDays } from '../../query/screen-time.ts';

export interface NumbersNoteProps {
  readonly panel: keyof typeof notes;
}

/** Says where the figures of a panel contradict another call (rulings C37). */
export function NumbersNote({ panel }: NumbersNoteProps) {
  const Note = notes[panel];
  return <Note />;
}

const notes = { total: TotalNote, regions: RegionsNote, telemarketers: TelemarketersNote };

/** The valid appointments of the total, the regions and the list. */
function TotalNote() {
  const byRegions = useContradiction(dashboard, regions, totalAndRegions);
  const days = useDays();
  const byList = useContradiction(dashboard, appointments, (day, { on }) =>
    totalAndList(day, on(days)),
  );
  return byRegions ? (
    <Line found={byRegions} words={totalWords} />
  ) : (
    <Line found={byList} words={['by the total', 'in the list']} />
  );
}

function RegionsNote() {
  const ofTotal = useContradiction(dashboard, regions, totalAndRegions);
  const days = useDays();
  const ofOne = useContradiction(regions, appointments, (sent, { on }) =>
    eachRegion(sent, on(days)),
  );
  return ofTotal ? (
    <Line found={ofTotal} words={totalWords} />
  ) : (
    <Line found={ofOne} words={['here', 'rows in the list']} />
  );
}

function TelemarketersNote() {
  const found = useContradiction(telemarketers, dashboard, telemarketersAndTotal);
  return <Line found={found} words={['with a telemarketer', 'valid in all']} />;
}

const totalWords = ['by the total', 'by regions'] as const;

interface LineProps {
  readonly found: CountedTwice | null;
  readonly words: readonly [here: string, there: string];
}

function Line({ found, words }: LineProps) {
  if (!found) return null;
  const [name, one, other] = found;
  return (
    <p className="min-w-0 basis-full truncate">
      <bdi>{name}</bdi>
      {showNumber(one)} {words[0]}, {showNumber(other)} {words[1]}
    </p>
  );
}

const totalAndList = (day: DashboardFigures, list: DayFigures): CountedTwice[] => [
  ['', day.valid, list.isWhole ? list.why.valid : null],
];

const telemarketersAndTotal = (
  { bookedByAll }: TelemarketersFigures,
  day: DashboardFigures,
): CountedTwice[] => [['', wholeValue(bookedByAll), day.valid]];

/** Each region's valid appointments by both calls; a region that one of them lacks counts 0 there. */
function eachRegion({ received }: AllRegionFigures, { why }: DayFigures): CountedTwice[] {
  const listed = new Map(why.region.map(({ of, valid }) => [of.id, valid]));
  const here = received.map(({ region, valid }) => [region, valid] as const);
  const ids = new Set(here.map(([{ id }]) => id));
  const onlyThere = why.region.flatMap(({ of }): (readonly [Region, number])[] =>
    ids.has(of.id) ? [] : [[of, 0]],
  );
  return [...here, ...onlyThere].map(([region, valid]) => [
    `${region.name}: `,
    valid,
    listed.get(region.id) ?? 0,
  ]);
}
