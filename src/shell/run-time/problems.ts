import { areNames, isReportUrl } from '../../config.ts';

const settings = new Map<string, readonly [isValid: (value: unknown) => boolean, must: string]>([
  ['designatedTelemarketers', [areNames, 'must be a list of 1 to 20 names without commas']],
  ['errorReportUrl', [isReportUrl, "must be '', a path such as '/error-reports', or an https URL"]],
]);

export const usedInstead = "The app uses the build's values instead.";

/** Whether config.json could not be read, and may be readable later. */
export function isUnread(file: unknown): file is Error {
  return file instanceof Error && !(file instanceof SyntaxError);
}

/** What is wrong with what `fetchConfig` returned: sentences to stand after the name of the file. */
export function configProblems(file: unknown): readonly string[] {
  if (file === undefined) return [];
  if (isUnread(file)) return ["Couldn't be read. Retrying automatically."];
  if (file instanceof SyntaxError) return ['Not JSON.'];
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    return ['Not a JSON object.'];
  const held = new Map(Object.entries(file));
  return [
    ...[...settings].flatMap(([name, [isValid, must]]) => {
      if (!held.has(name)) return [];
      return isValid(held.get(name)) ? [] : [`${name} ${must}.`];
    }),
    ...[...held.keys()].flatMap((name) =>
      settings.has(name) ? [] : [`There is no setting ${JSON.stringify(name)}.`],
    ),
  ];
}
