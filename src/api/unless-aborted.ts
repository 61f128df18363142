/**
 * Settles as `work` does, or rejects once the signal is aborted. An abort alone is not enough: when it comes between
 * the headers of an answer and its body, Chromium was seen to leave the reading of the body pending for ever.
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const give = () => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
  return Promise.race([work, aborted]);
}
