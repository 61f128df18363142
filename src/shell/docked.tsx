import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton, Kbd } from '../ui/button.tsx';
import { Clamped } from '../ui/text.tsx';
import { CloseButton, useModal } from './modal.tsx';
import { useLettersOn } from './shortcuts.ts';

interface DialogHeaderProps {
  /** Before the title: a region badge or an icon. */
  readonly lead: ReactNode;
  readonly title: string;
  readonly heading?: Ref<HTMLHeadingElement>;
  /** After the title; at 390 the title then has a row of its own. */
  readonly children?: ReactNode;
}

export function DialogHeader(props: DialogHeaderProps) {
  const { lead, title, heading, children } = props;
  const { titleId } = useModal();
  return (
    <header className="border-line flex min-h-14 flex-none flex-wrap items-center gap-x-2.5 gap-y-0.5 border-b py-2 pr-3 pl-5 sm:flex-nowrap sm:py-0">
      {lead}
      <div className={`min-w-0 flex-1 ${children ? 'max-sm:order-last max-sm:basis-full' : ''}`}>
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="text-dialog -ml-1 inline-block max-w-full px-1 align-middle"
        >
          <Clamped text={title} className="max-sm:line-clamp-6" />
        </h2>
      </div>
      {children}
      <CloseButton />
    </header>
  );
}

interface StepsProps {
  readonly place: string;
  readonly what: string;
  /** Null where there is nothing to step through. */
  readonly onStep: ((by: 1 | -1) => void) | null;
}

export function Steps({ place, what, onStep }: StepsProps) {
  const letters = useLettersOn();
  const keys = (key: string) => (letters ? { 'aria-keyshortcuts': key } : {});
  return (
    <>
      <span className="text-caption text-ink-2 whitespace-nowrap tabular-nums max-sm:flex-1">
        {place}
      </span>
      {onStep && (
        <>
          <IconButton
            label={`Previous ${what}`}
            {...keys('K')}
            icon={ChevronUp}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={`Next ${what}`}
            {...keys('J')}
            icon={ChevronDown}
            onClick={() => onStep(1)}
          />
        </>
      )}
    </>
  );
}

interface DockedFooterProps {
  /** The modal's keys and their effects: { 'J K': 'next, previous' }. */
  readonly hints: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A dialog's actions, and its keys, which are hidden at 390 and while letters are switched off. */
export function DockedFooter({ hints, children }: DockedFooterProps) {
  const letters = useLettersOn();
  return (
    <footer className="border-line flex-none border-t px-5 pt-3.5 pb-3">
      {children}
      {letters && (
        <p className="text-caption text-ink-2 mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:hidden">
          {Object.entries(hints).map(([keys, what]) => (
            <span key={what} className="inline-flex items-center gap-[5px]">
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {what}
            </span>
          ))}
        </p>
      )}
    </footer>
  );
}
