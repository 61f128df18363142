import type { Appointment } from '../../api/entities/appointment.ts';
import type { ReadState } from '../../query/use-read.ts';
import type { RepCount } from '../../domain/appointment/region-appointments.ts';
import type { RegionKey } from '../../domain/region/region.ts';

/** What the cards of a state's dashboard share: one read, and what was derived from it once. */
export interface RegionData {
  readonly state: ReadState<unknown>;
  readonly region: RegionKey;
  /** The valid appointments of the region, the latest booking first. */
  readonly rows: readonly Appointment[];
  readonly agents: readonly RepCount[];
  /** How many of the appointments are the agents'; the others wait for a known one. */
  readonly named: number;
}
