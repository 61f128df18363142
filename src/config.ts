import { parseDesignated, type Person } from './domain/people.ts';
import { urlOf } from './domain/text/plain-text.ts';

// The only place that reads import.meta.env, and that holds what config.json says (docs/deploy.md).

export const buildId: string = __BUILD_ID__;

/** False on the development server and in tests. */
export const built: boolean = import.meta.env.PROD;

/** Whether the simulated call center stands in for the server. */
export const simulated: boolean = __MOCK__;

const builtNames = parseDesignated(import.meta.env['VITE_DESIGNATED_TELEMARKETERS'] ?? '');

/** What holds at run time: the build's values until `configure` was called, before the first render. */
let current = {
  designatedTelemarketers: builtNames,
  /** Where errors are reported to (docs/errors.md); '': nowhere. */
  errorReportUrl: '',
  /** What config.json holds; undefined: there is none; an Error: it was not read in time. */
  file: undefined as unknown,
  /** False where a part of config.json is missing or not valid. */
  isWhole: true,
  /** Whether the settings are those of the config.json that was read last. */
  isLast: false,
};

export const runTimeConfig = (): Readonly<typeof current> => current;

/** The designated telemarketers (rulings B1). */
export const designatedTelemarketers = (): readonly Person[] => current.designatedTelemarketers;

/** Takes over each valid setting of config.json; of one that was not read in time, those of the one read last. */
export function configure(file: unknown, last: unknown): void {
  const held = isUnread(file) ? last : file;
  const { designatedTelemarketers: names, errorReportUrl: url } = Object(held);
  const [hasNames, hasUrl] = [areNames(names), isReportUrl(url)];
  current = {
    designatedTelemarketers: hasNames ? parseDesignated(names.join()) : builtNames,
    errorReportUrl: hasUrl ? url : '',
    file,
    isWhole: file === undefined || (held === file && hasNames && hasUrl),
    isLast: held !== file && held !== undefined,
  };
}

/** Whether config.json could not be read, and may be readable later. */
export function isUnread(file: unknown): file is Error {
  return file instanceof Error && !(file instanceof SyntaxError);
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
