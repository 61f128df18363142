import { createContext, use, useEffect } from 'react';

export interface Failure {
  readonly path: string;
  readonly sentence: string;
  /** A card's message is an alert itself (rulings D6); a figure's is not. */
  readonly isAlert: boolean;
}

export const FailuresContext = createContext(
  (_failure: Failure): (() => void) =>
    () =>
      undefined,
);

/** Reports a failure on screen to the page, which announces it once per call. */
export function useShownFailure(path: string, sentence: string | null, isAlert: boolean): void {
  const report = use(FailuresContext);
  useEffect(
    () => (sentence === null ? undefined : report({ path, sentence, isAlert })),
    [report, path, sentence, isAlert],
  );
}

/** One sentence for each failed call that no alert on the screen announces. */
export function unannounced(failures: readonly Failure[]): readonly string[] {
  const announced = new Set(failures.filter(({ isAlert }) => isAlert).map(({ path }) => path));
  const left = failures.filter(({ path }) => !announced.has(path));
  return [...new Map(left.map(({ path, sentence }) => [path, sentence])).values()];
}
