import { CircleAlert, CircleCheck, Inbox, RefreshCw, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { bookingText } from '../domain/time/hours.ts';
import { Button, TextButton } from './button.tsx';
import { useMoment } from './clock.ts';
import { FailureText, notLoaded } from './failure-text.tsx';

const messagePlace =
  'grid flex-1 content-center justify-items-center gap-1 border-t border-line px-6 py-8 text-center';

const kinds = {
  /** No data yet, or no choice. */
  none: Inbox,
  /** Its text says that something could not be read. */
  unread: Inbox,
  /** All done. */
  good: CircleCheck,
  /** A search or filter found nothing. */
  search: SearchX,
} as const;

interface EmptyMessageProps {
  readonly kind?: keyof typeof kinds;
  readonly text: ReactNode;
  readonly hint?: ReactNode;
}

/** For an empty response: the spec's words, and no button. */
export function EmptyMessage({ kind = 'none', text, hint }: EmptyMessageProps) {
  const Icon = kinds[kind];
  const color = kind === 'good' ? 'text-positive' : 'text-ink-3';
  return (
    <div data-nothing={kind === 'search' ? undefined : ''} className={messagePlace}>
      <Icon aria-hidden className={`${color} mb-2 size-6 stroke-[1.5]`} />
      <p className="text-title">{text}</p>
      {hint && <p className="text-small text-ink-2 max-w-[36ch]">{hint}</p>}
    </div>
  );
}

/** An error's own message, such as '502: Bad Gateway'. It wraps instead of being cut. */
export function ErrorCode({ code }: { readonly code: string }) {
  return (
    <code className="min-w-0 font-mono font-normal">
      <FailureText text={code} />
    </code>
  );
}

/** The props of a button that may end being signed out. */
export interface SignIn {
  readonly children: string;
  readonly onClick: () => void;
}

interface ErrorMessageProps {
  /** Of several messages about one call, one is the alert (C34). */
  readonly role: 'alert' | undefined;
  readonly title: string;
  readonly sentence: string;
  readonly code: string;
  readonly onRetry: () => void;
  readonly signIn?: SignIn | undefined;
}

/** For a failed call without data; unchanged during the next try. */
export function ErrorMessage(props: ErrorMessageProps) {
  const { role, title, sentence, code, onRetry, signIn } = props;
  return (
    <div role={role} className={messagePlace}>
      <CircleAlert aria-hidden className="text-critical mb-2 size-6 stroke-[1.5]" />
      <p className="text-title">{title}</p>
      <p className="text-small text-ink-2 max-w-[36ch]">{sentence}</p>
      <p className="rounded-badge bg-sunken text-caption text-ink-2 mt-2 max-w-full px-2 py-1">
        <ErrorCode code={code} />
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button icon={RefreshCw} onClick={onRetry}>
          Try Again
        </Button>
        {signIn && <Button {...signIn} />}
      </div>
    </div>
  );
}

/** Of a card without data while the banner names the cause (C14). */

export function NotLoadedMessage() {
  return (
    <div className={messagePlace}>
      <p className="text-small text-ink-2">{notLoaded}</p>
    </div>
  );
}

interface StaleFooterProps extends Pick<ErrorMessageProps, 'code' | 'onRetry' | 'signIn'> {
  readonly age: ReactNode;
  readonly children?: ReactNode;
}

/** The footer of a stale card: the card's own footer, and the age beside or below it (C26). */
export function StaleFooter({ age, code, onRetry, signIn, children }: StaleFooterProps) {
  return (
    <footer className="bg-caution-soft text-caption text-ink-2 mt-auto flex min-h-[42px] flex-wrap items-center gap-x-6 gap-y-1 border-t border-transparent px-4 py-2 tabular-nums">
      {children && (
        <div className="flex max-w-full flex-[99_1_auto] items-center justify-between gap-3">
          {children}
        </div>
      )}
      <div className="text-caution flex max-w-full flex-auto items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="icon-small" />
        <span className={children ? 'whitespace-nowrap @max-lg:sr-only' : 'whitespace-nowrap'}>
          {age}
        </span>
        <ErrorCode code={code} />
        <span className="ml-auto flex gap-3">
          <TextButton onClick={onRetry}>Try Again</TextButton>
          {signIn && <TextButton {...signIn} />}
        </span>
      </div>
    </footer>
  );
}

interface LoadingProps {
  readonly text: string;
  /** Shown in place of the first row (C23); else only announced. */
  readonly isVisible: boolean;
  readonly children: ReactNode;
}

export function Loading({ text, isVisible, children }: LoadingProps) {
  return (
    <div className="relative flex flex-1 flex-col">
      <p
        role="status"
        className={isVisible ? 'text-small text-ink-2 absolute inset-x-4 top-3.5' : 'sr-only'}
      >
        {text}
      </p>
      <div
        aria-hidden
        className={`flex flex-1 flex-col ${isVisible ? '[&>:first-child>*]:invisible' : ''}`}
      >
        {children}
      </div>
    </div>
  );
}

export function RowsSkeleton({ rows, height }: { readonly rows: number; readonly height: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <div
      key={index}
      style={{ minHeight: height }}
      className="border-line grid flex-1 grid-cols-[30px_1fr_auto] content-center items-center gap-x-3 gap-y-1 border-t px-4"
    >
      <span className="skeleton h-[22px]" />
      <span className="skeleton h-3" style={{ width: `${55 - (index % 3) * 9}%` }} />
      <span className="skeleton h-4 w-10" />
      {height >= 60 && <span className="skeleton col-span-3 mt-2 h-1.5" />}
    </div>
  ));
}

/** The hint of an empty card: its future content, and when booking opens. */
export function BeforeBooking({ what = '' }: { readonly what?: string }) {
  const opens = useMoment(({ now }) => bookingText(now));
  return [what, opens].filter(Boolean).join(' ');
}
