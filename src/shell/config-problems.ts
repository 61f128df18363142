import { areNames, isGoal, isSafeUrl, isUnread, runTimeConfig } from '../config.ts';

const settings = new Map<string, readonly [isValid: (value: unknown) => boolean, must: string]>([
  ['designatedTelemarketers', [areNames, 'must be a list of 1 to 20 names without commas']],
  ['errorReportUrl', [isSafeUrl, "must be '', a path such as '/error-reports', or an https URL"]],
  ['signInUrl', [isSafeUrl, "must be '', a path such as '/auth/login', or an https URL"]],
  ['dailyGoal', [isGoal, 'must be a whole number from 1 on']],
]);

export function configProblems(file: unknown): readonly string[] {
  if (file === undefined) return [];
  if (isUnread(file)) return ['It could not be read.'];
  if (file instanceof SyntaxError) return ['Not JSON.'];
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    return ['Not a JSON object.'];
  const values = new Map(Object.entries(file));
  return [
    ...[...settings].flatMap(([name, [isValid, must]]) => {
      if (!values.has(name)) return [];
      return isValid(values.get(name)) ? [] : [`${name} ${must}.`];
    }),
    ...[...values.keys()].flatMap((name) =>
      settings.has(name) ? [] : [`There is no setting ${JSON.stringify(name)}.`],
    ),
  ];
}

/** The problems of this page's config.json, and the settings used instead; '' without problems. */
export function configWarning(): string {
  const { file, isLast } = runTimeConfig();
  const problems = configProblems(file);
  const used = isLast ? 'The settings read last are' : "The build's values are";
  return problems.length > 0 ? `${problems.join(' ')} ${used} used instead.` : '';
}

export function logConfigWarning(): void {
  const warning = configWarning();
  if (warning !== '') console.warn(`config.json: ${warning}`);
}
