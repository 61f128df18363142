import { parseDesignated } from './domain/people/telemarketer.ts';

// The only place that reads import.meta.env.

/** The designated telemarketers (rulings B1), comma-separated in the environment. */
export const designatedTelemarketers: readonly string[] = parseDesignated(
  import.meta.env['VITE_DESIGNATED_TELEMARKETERS'] ?? '',
);

export const buildId: string = __BUILD_ID__;

/** False on the development server and in tests. */
export const built: boolean = import.meta.env.PROD;

/** Whether the simulated call center stands in for the server. */
export const simulated: boolean = __MOCK__;
