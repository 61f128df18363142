import { parseDesignated } from './domain/telemarketer.ts';

/** The only place that reads import.meta.env. */

/** The four designated telemarketers (rulings B1): `VITE_DESIGNATED_TELEMARKETERS`, comma-separated. */
export const designatedTelemarketers: readonly string[] = parseDesignated(
  import.meta.env['VITE_DESIGNATED_TELEMARKETERS'] ?? '',
);

/** Names this build, for the health view and for noticing a newer one. */
export const buildId: string = __BUILD_ID__;

/** True where the simulated call centre stands in for the server; false and removed in production. */
export const simulated: boolean = __MOCK__;
