import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { excerpt } from '../domain/text/format.ts';
import { Button } from '../ui/button.tsx';

interface MoreMenuProps {
  /** In the head of a card, where it opens under its button. */
  readonly isSmall?: boolean;
  /** The screen's title, which its bar may truncate; '' for none. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** The buttons of a phone's header or of a card, under one button. A press, Esc and a tap outside close it. */
export function MoreMenu({ isSmall = false, heading = '', children }: MoreMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setIsOpen(false);
    };
    const closeByEsc = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setIsOpen(false);
      button.current?.focus();
    };
    addEventListener('pointerdown', closeOutside, ended);
    addEventListener('focusin', closeOutside, ended);
    addEventListener('keydown', closeByEsc, ended);
    return () => ended.abort();
  }, [isOpen]);
  return (
    <div ref={box} className={`print:hidden ${isSmall ? 'relative' : ''}`}>
      <Button
        ref={button}
        size={isSmall ? 'small' : 'medium'}
        className={isSmall ? '' : 'h-10!'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        More
        <ChevronDown aria-hidden className={`icon-small ${isSmall ? 'max-sm:hidden' : ''}`} />
      </Button>
      {/* Closed, its buttons stay: a request of one of them may be on its way. The click is one of its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        hidden={!isOpen}
        onClick={() => {
          setIsOpen(false);
          button.current?.focus();
        }}
        className={`rounded-card border-line bg-raised shadow-dialog absolute top-full border p-1.5 ${isSmall ? 'right-0 z-[2] w-44' : 'right-3 w-[min(264px,calc(100vw-24px))]'}`}
      >
        {heading !== '' && (
          <p className="text-small text-ink-2 px-3 py-2 [overflow-wrap:anywhere]">
            <bdi>{excerpt(heading)}</bdi>
          </p>
        )}
        <div className="menu-rows">{children}</div>
      </div>
    </div>
  );
}
