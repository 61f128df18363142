import { type Counts, undecidedOf } from '../../domain/figures/events.ts';
import { showNumber } from '../../domain/number/format.ts';

interface OutcomeBarProps {
  readonly events: Counts;
  /** Its width, in percent. */
  readonly percent?: number;
}

/** Valid, invalid and undecided events in one bar. */
export function OutcomeBar({ events, percent = 100 }: OutcomeBarProps) {
  const { valid, invalid } = events;
  return (
    <span
      role="img"
      aria-label={`${showNumber(valid)} valid, ${showNumber(invalid)} invalid`}
      className="rounded-bar bg-track flex h-1.5 gap-0.5 overflow-hidden"
      style={{ width: `${percent}%` }}
    >
      <span className="bg-ink-2 basis-0" style={{ flexGrow: valid }} />
      <span className="hatched basis-0" style={{ flexGrow: invalid }} />
      <span className="basis-0" style={{ flexGrow: undecidedOf(events) }} />
    </span>
  );
}
