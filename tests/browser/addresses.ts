import { screens, type ScreenName } from '../../src/screens.ts';

export const screenNames = Object.keys(screens) as ScreenName[];

/** What stands in a path for a parameter; another parameter stands for itself. */
const examples: Readonly<Record<string, string>> = {
  state: 'california',
  repName: 'Devon%20Hartley',
  telemarketer: 'Daniel%20Cole',
};

/** A URL of a screen, at which the simulated center has something to show. */
export const addressOf = (name: ScreenName) =>
  screens[name].path.replaceAll(/:(\w+)/g, (_, param: string) => examples[param] ?? param);
