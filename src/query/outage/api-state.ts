/** `recovering`: the API responds again, and the failed reads are refetched. */
export type ApiState =
  | { readonly kind: 'works' | 'unsure' | 'recovering' }
  | {
      readonly kind: 'out';
      /** Of any call, on the clock of `elapsedMs`. */
      readonly lastResponseAt: number | null;
      /** Of the polled reads on screen, on the same clock. */
      readonly oldestAt: number | null;
    };

export const works: ApiState = { kind: 'works' };
