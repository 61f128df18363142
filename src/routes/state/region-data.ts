import type { Appointment } from '../../api/entities/appointment.ts';
import type { Rows } from '../../api/tolerant.ts';
import type { ReadState } from '../../query/use-read.ts';
import type { Tally } from '../../domain/tally.ts';
import type { RegionKey } from '../../domain/region/region.ts';

/** What the cards share: one read, and what is derived from it. */
export interface RegionData {
  readonly state: ReadState<Rows<Appointment>>;
  readonly region: RegionKey;
  /** The valid appointments of the region, newest first. */
  readonly rows: readonly Appointment[];
  /** Most appointments first. */
  readonly reps: readonly Tally[];
  /** How many appointments have one of these reps. */
  readonly assigned: number;
}
