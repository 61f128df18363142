/**
 * What can go wrong with a call. `http`: the server refused; `timeout`: no whole answer within the
 * deadline; `network`: no connection; `redirect`: sent elsewhere, as a sign-in page does; `not-json`
 * and `shape`: an answer that is not what the contract says (rulings A2).
 */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'redirect' | 'not-json' | 'shape';

/** A failed call. `message` is fit to show; `call` is 'GET /api/regions'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  /** The HTTP status, where there was an answer; else null. */
  readonly status: number | null;

  constructor(kind: ApiErrorKind, call: string, message: string, status: number | null = null) {
    super(message);
    this.kind = kind;
    this.call = call;
    this.status = status;
  }
}

/**
 * Whether a write that failed so may have taken effect all the same: its answer was lost on the way, or came
 * from something before the server. Browsers send a POST again when a kept connection breaks before the answer, and
 * the second copy then conflicts with the first (409). Any other answer is the server's own refusal.
 */
export function mayHaveActed({ kind, status }: ApiError): boolean {
  return kind !== 'http' || status === 409 || status === 502 || status === 504;
}

const said = {
  http: 'answered with an error.',
  timeout: 'did not answer in time.',
  network: 'could not be reached.',
  redirect: 'sent us elsewhere, as a sign-in page does.',
  'not-json': 'answered with something that is not data.',
  shape: 'answered with data of another shape.',
} as const satisfies Record<ApiErrorKind, string>;

/** One sentence for a card: which call failed, and how (A2). */
export function whatFailed(error: Error): string {
  return error instanceof ApiError ? `${error.call} ${said[error.kind]}` : 'The call failed.';
}

/** The words of an error for a toast or a code line; whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error occurred';
}
