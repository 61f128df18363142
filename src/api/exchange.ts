/** A response with its body as text; null for a good one that is not in UTF-8. */
export interface TextResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly type: ResponseType;
  readonly statusText: string;
  readonly body: string | null;
}

export function getInit(signal: AbortSignal): RequestInit {
  return {
    method: 'GET',
    credentials: 'include',
    redirect: 'manual',
    // A response from the browser's own cache would look new.
    cache: 'no-store',
    signal,
  };
}

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Null for a good response that is not UTF-8: an error, not question marks on the screen. */
export function decoded(bytes: ArrayBuffer, ok: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: ok }).decode(bytes);
  } catch {
    return null;
  }
}
