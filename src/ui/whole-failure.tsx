import { useState } from 'react';
import { failureSummary } from '../domain/text/failure.ts';
import { TextButton } from './button.tsx';

/** Three lines of a failure's summary, and the rest on demand in a box that scrolls. */
export function WholeFailure({ text }: { readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const summary = failureSummary(text);
  const hasMore = isCut || summary !== text.trim();
  return (
    <>
      <span
        ref={(box) => {
          if (box) setIsCut(box.scrollHeight > box.clientHeight);
        }}
        className="line-clamp-3 [overflow-wrap:anywhere]"
      >
        {summary}
      </span>
      {hasMore && (
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
          className="focus-inside max-h-list-short block overflow-auto text-left font-mono font-normal [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {text}
        </span>
      )}
    </>
  );
}
