import { parseDesignated } from './domain/people/telemarketer.ts';

/** The only place that reads import.meta.env. */

/** The four designated telemarketers (rulings B1): `VITE_DESIGNATED_TELEMARKETERS`, comma-separated. */
export const designatedTelemarketers: readonly string[] = parseDesignated(
  import.meta.env['VITE_DESIGNATED_TELEMARKETERS'] ?? '',
);

/** Names this build, for the health view and for noticing a newer one. */
export const buildId: string = __BUILD_ID__;

/** True in a build, which another one may take the place of; false on the development server and in tests. */
export const built: boolean = import.meta.env.PROD;

/** True where the simulated call center stands in for the server; false and removed in production. */
export const simulated: boolean = __MOCK__;
