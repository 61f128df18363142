import { screens, type ScreenName } from '../../src/screens.ts';

export const screenNames = Object.keys(screens) as ScreenName[];

/** Example values of path parameters; others have their own name as value. */
const examples: Readonly<Record<string, string>> = {
  state: 'california',
  repName: 'Devon%20Hartley',
  telemarketer: 'Daniel%20Cole',
};

/** A URL of a screen with data of the simulated center. */
export const addressOf = (name: ScreenName) =>
  screens[name].path.replaceAll(/:(\w+)/g, (_, param: string) => examples[param] ?? param);
