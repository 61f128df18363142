import { parseDesignated } from './domain/people/telemarketer.ts';
import { urlOf } from './domain/text/url.ts';

// The only place that reads import.meta.env, and that holds what config.json says (docs/deploy.md).

/** The designated telemarketers (rulings B1): those of the build until config.json is read. */
export let designatedTelemarketers: readonly string[] = parseDesignated(
  import.meta.env['VITE_DESIGNATED_TELEMARKETERS'] ?? '',
);

/** Where errors are reported to (docs/errors.md); '': nowhere. */
export let errorReportUrl = '';

/** What config.json holds; undefined without one; an Error where it could not be read. */
export let configFile: unknown;

/** False where a part of config.json is missing or not valid. */
export let isConfigWhole = true;

export const buildId: string = __BUILD_ID__;

/** False on the development server and in tests. */
export const built: boolean = import.meta.env.PROD;

/** Whether the simulated call center stands in for the server. */
export const simulated: boolean = __MOCK__;

/** Takes over what config.json holds: each valid setting, and the build's value for any other. */
export function configure(file: unknown): void {
  configFile = file;
  const { designatedTelemarketers: names, errorReportUrl: url } = Object(file);
  const [hasNames, hasUrl] = [areNames(names), isReportUrl(url)];
  if (hasNames) designatedTelemarketers = parseDesignated(names.join());
  if (hasUrl) errorReportUrl = url;
  isConfigWhole = file === undefined || (hasNames && hasUrl);
}

/** 1 to 20 names, as a comma-separated text could hold them. */
export function areNames(names: unknown): names is string[] {
  const isName = (name: unknown) => typeof name === 'string' && /^[^,]*[^,\s][^,]*$/.test(name);
  return Array.isArray(names) && names.length > 0 && names.length <= 20 && names.every(isName);
}

/** '', a path of this origin, or an https URL without user and password. */
export function isReportUrl(url: unknown): url is string {
  const isSafe = /^(?:\/[^/\\\s]\S*|https:\/\/[^\s/@\\]+(?:\/\S*)?)?$/;
  return typeof url === 'string' && isSafe.test(url) && urlOf(url, 'https://a') !== null;
}
