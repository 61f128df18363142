import { parseDesignated, type Person } from './domain/people.ts';
import { urlOf } from './domain/text/url.ts';

// The only reader of import.meta.env, and the settings of config.json (docs/deploy.md).

// Browser tests import the table of screens into plain Node, where Vite defines nothing.
const env: ImportMetaEnv | undefined = import.meta.env;

export const buildId: string = typeof __BUILD_ID__ === 'undefined' ? '' : __BUILD_ID__;

/** False on the development server and in tests. */
export const isBuilt: boolean = env?.PROD ?? false;

/** Whether the simulated call center replaces the server. */
export const isSimulated: boolean = typeof __MOCK__ !== 'undefined' && __MOCK__;

const builtNames = parseDesignated(env?.['VITE_DESIGNATED_TELEMARKETERS'] ?? '');

/** The settings: the build's values until `configure` is called, before the first render. */
let current = {
  designatedTelemarketers: builtNames,
  /** The URL of error reports (docs/errors.md); '' for none. */
  errorReportUrl: '',
  /** The URL of the sign-in page; '' where a reload leads to it. */
  signInUrl: '',
  /** How many valid appointments a day should have; null for no goal. */
  dailyGoal: null as number | null,
  /** The content of config.json; undefined: no such file; an Error: not read in time, or not JSON. */
  file: undefined as unknown,
  /** False if a setting of config.json is missing or not valid. */
  isWhole: true,
  /** Whether the settings are those that this browser read last. */
  isLast: false,
};

export const runTimeConfig = (): Readonly<typeof current> => current;

/** The designated telemarketers (B1). */
export const designatedTelemarketers = (): readonly Person[] => current.designatedTelemarketers;

/** The center's goal for the valid appointments of a day; null without one. */
export const dailyGoal = (): number | null => current.dailyGoal;

/** Uses each valid setting of config.json, or of the last one read if this one was not read in time. */
export function configure(file: unknown, last: unknown): void {
  const content = isUnread(file) ? last : file;
  const { designatedTelemarketers: names, errorReportUrl, signInUrl = '' } = Object(content);
  const { dailyGoal: goal }: { readonly dailyGoal?: unknown } = Object(content);
  const [hasNames, hasUrls] = [areNames(names), isSafeUrl(errorReportUrl) && isSafeUrl(signInUrl)];
  const isGoalValid = goal === undefined || isGoal(goal);
  current = {
    designatedTelemarketers: hasNames ? parseDesignated(names.join()) : builtNames,
    errorReportUrl: isSafeUrl(errorReportUrl) ? errorReportUrl : '',
    signInUrl: isSafeUrl(signInUrl) ? signInUrl : '',
    dailyGoal: isGoal(goal) ? goal : null,
    file,
    isWhole: file === undefined || (content === file && hasNames && hasUrls && isGoalValid),
    isLast: content !== file && content !== undefined,
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
export function isSafeUrl(url: unknown): url is string {
  const isSafe = /^(?:\/[^/\\\s]\S*|https:\/\/[^\s/@\\]+(?:\/\S*)?)?$/;
  return typeof url === 'string' && isSafe.test(url) && urlOf(url, 'https://a') !== null;
}

/** A whole number of appointments. */
export function isGoal(goal: unknown): goal is number {
  return Number.isSafeInteger(goal) && Number(goal) > 0;
}
