import type { ReactNode } from 'react';

/** A sentence in parts, of which the strong ones are set in bold. */
export type SentenceParts = readonly { readonly text: string; readonly isStrong?: boolean }[];

interface SentenceProps {
  readonly parts: SentenceParts;
  /** The figures behind it; '' without any. */
  readonly base?: string;
  readonly action?: ReactNode;
}

/** The answer of a screen on top of it, in one sentence. */
export function Sentence({ parts, base = '', action }: SentenceProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="text-ink-2 text-[18px] leading-[26px] tracking-[-.01em] tabular-nums max-sm:text-[16px] max-sm:leading-6">
        {parts.map(({ text, isStrong }) =>
          isStrong ? (
            <b key={text} className="text-ink font-semibold">
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </p>
      {base !== '' && <p className="text-caption text-ink-2 tabular-nums">{base}</p>}
      {action && <span className="text-small text-accent ml-auto">{action}</span>}
    </div>
  );
}
