import { createContext, use, useEffect } from 'react';

/** What a part of the screen shows of a call that failed. */
export interface Failure {
  readonly path: string;
  readonly sentence: string;
  /** A card's message is an alert in itself (rulings D6); that of a figure, one of many in a strip, is not. */
  readonly isAlert: boolean;
}

/** Tells the page of a failure that is on screen; returns what takes it back. */
export const FailuresContext = createContext(
  (_failure: Failure): (() => void) =>
    () =>
      undefined,
);

/** Tells the page that a call's failure is shown here: of figures over one call it announces that once. */
export function useShownFailure(path: string, sentence: string | null, isAlert: boolean): void {
  const tell = use(FailuresContext);
  useEffect(
    () => (sentence === null ? undefined : tell({ path, sentence, isAlert })),
    [tell, path, sentence, isAlert],
  );
}

/** What is left to announce: a sentence for each call whose failure no alert on the screen tells. */
export function unannounced(failures: readonly Failure[]): readonly string[] {
  const told = new Set(failures.filter(({ isAlert }) => isAlert).map(({ path }) => path));
  const left = failures.filter(({ path }) => !told.has(path));
  return [...new Map(left.map(({ path, sentence }) => [path, sentence])).values()];
}
