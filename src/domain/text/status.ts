import { noValue } from '../number/format.ts';

export type TelemarketerTone = 'ok' | 'off';

function word(on: boolean | null, yes: string, no: string): string {
  if (on === null) return noValue;
  return on ? yes : no;
}

/**
 * AI model and scheduling service in System Health (spec 2, spec 4); '–' when it cannot be read.
 */
export function operationalWord(operational: boolean | null): string {
  return word(operational, 'Operational', 'Offline');
}

/** The same two services in the side navigation's footer, and endpoints (spec 2). */
export function onlineWord(online: boolean | null): string {
  return word(online, 'Online', 'Offline');
}

/** Validation Engine (spec 2, spec 4). */
export function runningWord(running: boolean | null): string {
  return word(running, 'Running', 'Stopped');
}

/** Business Hours in System Health (spec 2, spec 4). */
export function activeWord(active: boolean | null): string {
  return word(active, 'Active', 'Inactive');
}

/**
 * The look of a telemarketer's status word (spec 2 'Telemarketer Performance'): 'Active' in any
 * case is ok, all else off.
 */
export function telemarketerTone(status: string): TelemarketerTone {
  return status.trim().toLowerCase() === 'active' ? 'ok' : 'off';
}
