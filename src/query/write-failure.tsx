import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ApiError, mayHaveActed, messageOf } from '../api/api-error.ts';
import { TextButton } from '../ui/button.tsx';
import { ErrorCode } from '../ui/card-messages.tsx';
import { signInAfter } from './sign-in.ts';

/** Scrolls a refusal into view, above the toast that comes with it. */
const showNotice = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

interface WriteFailureProps {
  /** 'Not added' and the like; a write that may have acted is 'Not confirmed'. */
  readonly title: string;
  readonly error: ApiError;
  readonly isLost?: boolean;
  /** What still holds, and what comes next. */
  readonly children?: ReactNode;
}

/** Why a write failed, in its form (rulings C42); signed out, with a way to sign in (C31). */
export function WriteFailure(props: WriteFailureProps) {
  const { title, error, isLost = mayHaveActed(error), children } = props;
  const signIn = signInAfter(error);
  return (
    <div ref={showNotice} style={{ scrollMarginBottom: '7rem' }}>
      <Notice
        tone={isLost ? 'caution' : 'critical'}
        title={isLost ? title.replace(/^Not \w+/, 'Not confirmed') : title}
      >
        <ErrorCode code={messageOf(error)} />
        <br />
        {children} {signIn && <TextButton {...signIn} />}
      </Notice>
    </div>
  );
}

const tones = {
  caution: { icon: TriangleAlert, box: 'bg-caution-soft text-caution' },
  critical: { icon: CircleAlert, box: 'bg-critical-soft text-critical' },
} as const;

interface NoticeProps {
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly children: ReactNode;
}

export function Notice({ tone, title, children }: NoticeProps) {
  const { icon: Icon, box } = tones[tone];
  return (
    <div role="alert" className={`rounded-tray text-small flex gap-2.5 px-3.5 py-3 ${box}`}>
      <Icon aria-hidden className="icon mt-px" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{title}</p>
        {children && <p className="text-ink">{children}</p>}
      </div>
    </div>
  );
}
