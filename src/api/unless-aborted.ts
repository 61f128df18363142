// Chromium leaves the reading of a body pending forever when the abort comes between headers and body.

/** Settles as `work` does; rejects with the reason of the signal once it is aborted. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
  return Promise.race([work, aborted]);
}
