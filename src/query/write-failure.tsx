import type { ReactNode } from 'react';
import { ApiError, mayHaveActed, messageOf, signedOut } from '../api/api-error.ts';
import { TextButton } from '../ui/button.tsx';
import { ErrorCode } from '../ui/card-messages.tsx';
import { Notice } from '../ui/notice.tsx';
import { signInAfter } from './sign-in.ts';

/** Scrolls a refusal into view in its form, above the toast that comes with it; not to the top of the screen. */
const showNotice = (notice: HTMLElement | null) => {
  if (notice?.closest('[data-card], dialog')) notice.scrollIntoView({ block: 'nearest' });
};

interface WriteFailureProps {
  /** 'Not added' and the like; a write that may have acted is 'Not confirmed'. */
  readonly title: string;
  readonly error: unknown;
  readonly isLost?: boolean | undefined;
  /** The consequence, and the next step. */
  readonly children?: ReactNode;
}

/** Why a write failed, in its form (C42); signed out, with a way to sign in (C31). */
export function WriteFailure(props: WriteFailureProps) {
  const { title, error, children } = props;
  const { isLost = error instanceof ApiError && mayHaveActed(error) } = props;
  return (
    <div ref={showNotice} className="scroll-mb-28">
      <Notice
        tone={isLost ? 'caution' : 'critical'}
        title={isLost ? title.replace(/^Not \w+/, 'Not confirmed') : title}
      >
        <ErrorCode code={messageOf(error)} />
        <span className="block">
          {children} <SignedOut error={error} text={signedOut} />
        </span>
      </Notice>
    </div>
  );
}

/** The button after a call without a session (C31), and the words for it unless `text` has them. */
export function SignedOut({ error, text }: { readonly error?: unknown; readonly text: string }) {
  const signIn = error instanceof ApiError && signInAfter(error);
  if (!signIn) return null;
  return (
    <span>
      {!text.includes(signedOut) && signedOut} <TextButton {...signIn} />
    </span>
  );
}
