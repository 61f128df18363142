import { CircleAlert, CircleCheck, Inbox, RefreshCw, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { oneLine } from '../domain/text/plain-text.ts';
import { Button } from './button.tsx';

export const messagePlace =
  'grid flex-1 content-center justify-items-center gap-1 border-t border-line px-6 py-8 text-center';
const kinds = {
  /** Nothing has come yet, or nothing is chosen. */
  none: { icon: Inbox, text: 'text-ink-3' },
  /** Nothing is left to do, and that is good. */
  good: { icon: CircleCheck, text: 'text-positive' },
  /** A search or filter found nothing. */
  search: { icon: SearchX, text: 'text-ink-3' },
} as const;

interface EmptyMessageProps {
  /** The icon says which kind of nothing it is, on all screens the same. */
  readonly kind?: keyof typeof kinds;
  readonly text: ReactNode;
  readonly hint?: ReactNode;
}

/** For a valid response with nothing in it: the spec's words, and no button (visual.md). */
export function EmptyMessage({ kind = 'none', text, hint }: EmptyMessageProps) {
  const { icon: Icon, text: color } = kinds[kind];
  return (
    <div data-nothing={kind === 'search' ? undefined : ''} className={messagePlace}>
      <Icon aria-hidden className={`${color} mb-2 size-6 stroke-[1.5]`} />
      <p className="text-title">{text}</p>
      {hint && <p className="text-small text-ink-2 max-w-[36ch]">{hint}</p>}
    </div>
  );
}

interface ErrorMessageProps {
  readonly title: string;
  readonly sentence: string;
  /** The error's own message, such as '502: Bad Gateway'. */
  readonly code: string;
  readonly onRetry: () => void;
}

/** No data, and the call failed. It stays unchanged while the next try runs. */
export function ErrorMessage({ title, sentence, code, onRetry }: ErrorMessageProps) {
  return (
    <div role="alert" className={messagePlace}>
      <CircleAlert aria-hidden className="text-critical mb-2 size-6 stroke-[1.5]" />
      <p className="text-title">{title}</p>
      <p className="text-small text-ink-2 max-w-[36ch]">{sentence}</p>
      <code className="rounded-badge bg-sunken text-caption text-ink-2 mt-2 line-clamp-4 px-2 py-1 font-mono [overflow-wrap:anywhere]">
        {code}
      </code>
      <Button className="mt-3" icon={<RefreshCw aria-hidden className="icon" />} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

/** No data, and another part of the screen says why. */
export function QuietMessage() {
  return (
    <div className={messagePlace}>
      <p className="text-small text-ink-3">No data yet</p>
    </div>
  );
}

interface StaleFooterProps {
  readonly age: ReactNode;
  readonly code: string;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** The footer after a failed refresh: the card's own keeps its place, the age is between or below it (rulings C26). */
export function StaleFooter({ age, code, onRetry, children }: StaleFooterProps) {
  return (
    <footer className="bg-caution-soft text-caption text-ink-2 mt-auto flex min-h-[42px] flex-wrap content-center items-center gap-x-3 border-t border-transparent px-4 tabular-nums">
      {children && (
        <div className="flex min-w-0 basis-full items-center justify-between gap-3 @2xl:contents @2xl:[&>:nth-child(n+2)]:order-2">
          {children}
        </div>
      )}
      <div className="text-caution flex min-w-0 basis-full items-center gap-2 font-medium @2xl:order-1 @2xl:flex-1 @2xl:basis-0 @2xl:justify-end">
        <TriangleAlert aria-hidden className="icon-small @max-3xs:hidden" />
        <span className="whitespace-nowrap">{age}</span>
        <span
          className="min-w-0 truncate font-mono font-normal @max-2xl:flex-1 @max-3xs:hidden"
          title={oneLine(code)}
        >
          {code}
        </span>
        <button
          type="button"
          className="relative ml-auto font-semibold whitespace-nowrap underline underline-offset-2 after:absolute after:-inset-1 @2xl:ml-0"
          onClick={onRetry}
        >
          Try Again
        </button>
      </div>
    </footer>
  );
}

interface LoadingProps {
  readonly text: string;
  /** Whether the text is seen, in place of the first row (rulings C23), or only announced. */
  readonly isSeen: boolean;
  readonly children: ReactNode;
}

export function Loading({ text, isSeen, children }: LoadingProps) {
  return (
    <div className="relative flex flex-1 flex-col">
      <p
        role="status"
        className={isSeen ? 'text-small text-ink-2 absolute inset-x-4 top-3.5' : 'sr-only'}
      >
        {text}
      </p>
      <div
        aria-hidden
        className={`flex flex-1 flex-col ${isSeen ? '[&>:first-child>*]:invisible' : ''}`}
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
