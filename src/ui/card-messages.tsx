import { CalendarX2, CircleAlert, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { oneLine } from '../domain/plain-text.ts';
import { Button } from './button.tsx';

const place =
  'grid flex-1 content-center justify-items-center gap-1 border-t border-line px-6 py-8 text-center';

/** A valid answer with nothing in it: the spec's own words, and no button (visual.md). */
export function EmptyMessage({ text, hint }: { readonly text: string; readonly hint?: ReactNode }) {
  return (
    <div className={place}>
      <CalendarX2 aria-hidden className="text-ink-3 mb-2 size-6 stroke-[1.5]" />
      <p className="text-title">{text}</p>
      {hint && <p className="text-small text-ink-2 max-w-[36ch]">{hint}</p>}
    </div>
  );
}

interface ErrorMessageProps {
  readonly title: string;
  /** Which call, and how it failed. */
  readonly sentence: string;
  /** The words of the error itself, such as '502: Bad Gateway'. */
  readonly code: string;
  readonly onRetry: () => void;
}

/** No data, and the call failed. It stands still while the next try runs. */
export function ErrorMessage({ title, sentence, code, onRetry }: ErrorMessageProps) {
  return (
    <div role="alert" className={place}>
      <CircleAlert aria-hidden className="text-critical mb-2 size-6 stroke-[1.5]" />
      <p className="text-title">{title}</p>
      <p className="text-small text-ink-2 max-w-[36ch]">{sentence}</p>
      <code className="rounded-plate bg-sunken text-caption text-ink-2 mt-2 line-clamp-4 px-2 py-1 font-mono [overflow-wrap:anywhere]">
        {code}
      </code>
      <Button className="mt-3" icon={<RefreshCw aria-hidden className="icon" />} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

interface StaleFooterProps {
  readonly age: ReactNode;
  readonly code: string;
  readonly onRetry: () => void;
}

/** Takes the footer's place when the last refresh failed, so that nothing shifts. */
export function StaleFooter({ age, code, onRetry }: StaleFooterProps) {
  return (
    <footer className="bg-caution-soft text-caption text-caution mt-auto flex min-h-[42px] items-center gap-2 border-t border-transparent py-1 pr-2 pl-4 font-medium tabular-nums">
      <TriangleAlert aria-hidden className="icon-small" />
      <p className="flex min-w-0 flex-1 flex-col @md:flex-row @md:gap-2">
        <span className="whitespace-nowrap">{age}</span>
        <span className="min-w-0 truncate font-mono font-normal" title={oneLine(code)}>
          {code}
        </span>
      </p>
      <Button
        size="small"
        className="h-[26px]! border-current! bg-transparent! text-inherit!"
        onClick={onRetry}
      >
        Try Again
      </Button>
    </footer>
  );
}

/** The card's own shape while its first answer is under way. */
export function Loading({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-1 flex-col">
      <p role="status" className="sr-only">
        {text}
      </p>
      <div aria-hidden className="flex flex-1 flex-col">
        {children}
      </div>
    </div>
  );
}

/** Rows of a card that are not there yet. */
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
