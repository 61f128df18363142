import { messageOf, whatFailed } from '../api/api-error.ts';
import { TextButton } from '../ui/button.tsx';
import { FailureText } from '../ui/failure-text.tsx';
import { type ReadStatus, useAlertRole } from './data-state.ts';
import { signInAfter } from './sign-in.ts';

/** The failure of a call without data, in the room of a figure and its note. */
export function CompactFailure({ status }: { readonly status: ReadStatus<unknown> }) {
  const { read, error, retry } = status;
  const role = useAlertRole(read, 'figure');
  const signIn = signInAfter(error);
  if (!error) return null;
  return (
    <div role={role} className="text-caption text-ink-2 mt-1.5">
      <p className="text-critical font-medium">
        <FailureText text={messageOf(error)} />
      </p>
      <p className="[overflow-wrap:anywhere]">{whatFailed(error)}</p>
      <div className="text-accent mt-1 flex flex-wrap gap-x-3 gap-y-2">
        <TextButton onClick={retry}>Try Again</TextButton>
        {signIn && <TextButton {...signIn} />}
      </div>
    </div>
  );
}
