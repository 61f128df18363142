import type { ApiError } from '../api/api-error.ts';
import { runTimeConfig } from '../config.ts';
import { keepPlace } from '../return-place.ts';
import type { SignIn } from '../ui/card-messages.tsx';

/** The props of a button that leads to the sign-in page, or reloads the page (C31); undefined where the failure is another. */
export function signInAfter(error: ApiError | null): SignIn | undefined {
  if (!error?.isSignedOut) return undefined;
  const { signInUrl } = runTimeConfig();
  if (signInUrl === '') return { children: 'Reload Page', onClick: () => location.reload() };
  return { children: 'Sign In', onClick: () => location.assign(signInAddress(signInUrl)) };
}

/** The sign-in page's address, with where to come back to: on this site the path and query, for another only the app (C49). */
function signInAddress(signInUrl: string): string {
  const url = new URL(signInUrl, location.origin);
  const isSameSite = url.origin === location.origin;
  url.searchParams.set('return', isSameSite ? location.pathname + location.search : keepPlace());
  return url.href;
}
