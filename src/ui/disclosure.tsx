import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useUntilFound } from './card.tsx';

interface DisclosureProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly head: ReactNode;
  readonly headClass: string;
  readonly children: ReactNode;
}

/** A row that opens in place. While it is closed, find-in-page and printing still have its content (C24). */
export function Disclosure({ isOpen, onToggle, head, headClass, children }: DisclosureProps) {
  const id = useId();
  const content = useUntilFound(!isOpen, onToggle);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className={isOpen ? 'bg-hover' : ''}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={`focus-inside hover:bg-hover grid w-full items-center text-left transition-colors ${headClass}`}
      >
        {head}
        <Chevron aria-hidden className="icon text-ink-3" />
      </button>
      <div id={id} ref={content} className="print:[content-visibility:visible]">
        {children}
      </div>
    </div>
  );
}
