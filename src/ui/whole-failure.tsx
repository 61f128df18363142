import { type Ref, useMemo, useState } from 'react';
import { failureSummary, saysMore } from '../domain/text/failure.ts';
import { TextButton } from './button.tsx';

export function Summary({ text, ref }: { text: string; ref?: Ref<HTMLSpanElement> }) {
  return (
    <span ref={ref} className="line-clamp-6 [overflow-wrap:anywhere]">
      {failureSummary(text)}
    </span>
  );
}

/** The summary, and on demand the whole message in a box that scrolls. */
export function WholeFailure({ text }: { readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const hasMore = useMemo(() => saysMore(text), [text]);
  return (
    <>
      <Summary
        text={text}
        ref={(box) => {
          if (box) setIsCut(box.scrollHeight > box.clientHeight);
        }}
      />
      {(isCut || hasMore) && (
        <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </TextButton>
      )}
      {isOpen && (
        <span
          role="group"
          aria-label="Whole message"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its scrolling needs the keyboard.
          tabIndex={0}
          className="focus-inside max-h-list-short scroll-shadows block overflow-auto text-left font-mono font-normal [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {text}
        </span>
      )}
    </>
  );
}
