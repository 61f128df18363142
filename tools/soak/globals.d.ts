import type { Meter } from './meter.mjs';

declare global {
  /** Put into each page by meter.mjs. */
  interface Window {
    readonly soakMeter: Meter;
  }
}
