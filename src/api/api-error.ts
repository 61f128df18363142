export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'redirect' | 'not-json' | 'shape';

/** A failed call, 'GET /api/regions', with a message to show (A2). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  /** Null without a response. */
  readonly status: number | null;
  /** The response of a proxy without a session (C31). */
  readonly isSignedOut: boolean;

  constructor(
    kind: ApiErrorKind,
    call: string,
    message: string,
    status: number | null = null,
    isSignedOut = kind === 'redirect' || status === 401,
  ) {
    super(message);
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.isSignedOut = isSignedOut;
  }
}

/** Whether a failed write may have taken effect: its response was lost, or a proxy sent it. */
export function mayHaveActed({ kind, status }: ApiError): boolean {
  // Browsers resend a POST when the connection breaks, and the copy conflicts with the first: 409.
  return kind !== 'http' || status === 409 || status === 502 || status === 504;
}

/** The statuses of a proxy that got no response from the API. */
const gatewayStatuses: ReadonlySet<number | null> = new Set([502, 503, 504]);

/** Whether the API itself responded to a failed call, so that the network and the proxies work. */
export function hasResponded({ kind, status }: ApiError): boolean {
  return kind !== 'network' && kind !== 'timeout' && !gatewayStatuses.has(status);
}

const failures = {
  http: 'returned an error.',
  timeout: 'timed out.',
  network: 'could not be reached.',
  redirect: 'was redirected.',
  'not-json': 'returned an unexpected response.',
  shape: 'returned data in an unexpected format.',
} as const satisfies Record<ApiErrorKind, string>;

/** A sentence for a card: which call failed, and how (A2). */
export function whatFailed(error: Error): string {
  return error instanceof ApiError ? `${error.call} ${failures[error.kind]}` : 'The call failed.';
}

export const signedOut = 'You may be signed out.';

export function messageOf(error: unknown, otherwise = 'Unknown error occurred'): string {
  if (error instanceof ApiError && error.isSignedOut) return `${signedOut} ${error.message}`;
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
