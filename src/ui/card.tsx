import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  createContext,
  createElement,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DataState } from '../domain/time/age.ts';
import { useMediaQuery } from './browser-state.ts';

/** The states of a card. */
export type CardState = DataState | 'empty';

/** The level of a card's heading: h3 in a section that has a heading of its own. */
export const HeadingContext = createContext<'h2' | 'h3'>('h2');

/** The title of the card around a part: the name of a list or tabs in it that have no other. */
export const CardTitleContext = createContext('');

interface CardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly state?: CardState;
  readonly id?: string | undefined;
  /** 'GET /api/regions', for tests. */
  readonly call?: string;
  /** Before the title, such as a region badge. */
  readonly lead?: ReactNode;
  /** At the right of the header: the age of the data, then actions. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly className?: string;
  /** Shown instead of the rest on a phone, where the card is folded (C45). */
  readonly fact?: ReactNode;
  readonly children: ReactNode;
}

/** A panel, labeled by its visible title (D2). */
export function Card(props: CardProps) {
  const { title, subtitle, state = 'ready', id, call, lead, aside, footer, children } = props;
  const { className = '', fact } = props;
  const titleId = useId();
  const level = use(HeadingContext);
  const fold = useFold(fact !== undefined);
  const content = useUntilFound(fold.isClosed, fold.toggle);
  const Chevron = fold.isClosed ? ChevronDown : ChevronUp;
  return (
    <CardTitleContext value={title}>
      <section
        id={id}
        aria-labelledby={titleId}
        data-card={title}
        data-state={state}
        data-call={call}
        className={`rounded-card border-line bg-surface @container relative flex min-w-0 flex-col overflow-hidden border print:break-inside-avoid ${className}`}
      >
        <header className="group/head flex min-h-[52px] items-center gap-3 px-4 py-2">
          {lead}
          <div className="min-w-0 flex-1">
            {createElement(
              level,
              { id: titleId, tabIndex: -1, className: 'text-title outline-none' },
              fold.button ? <button {...fold.button}>{title}</button> : title,
            )}
            {subtitle && !fold.button && (
              // Beside an age that had no space reserved it stays on its line, so that nothing below moves.
              <div className="text-caption text-ink-3 overflow-x-clip [overflow-wrap:anywhere] @max-[22rem]:group-has-[[data-age]]/head:text-ellipsis @max-[22rem]:group-has-[[data-age]]/head:whitespace-nowrap">
                {subtitle}
              </div>
            )}
          </div>
          {fold.isClosed ? fact : aside}
          {fold.button && <Chevron aria-hidden className="icon text-ink-3" />}
        </header>
        {fact === undefined ? (
          <>
            {children}
            {footer}
          </>
        ) : (
          <div
            id={fold.id}
            ref={content}
            className="flex flex-1 flex-col print:[content-visibility:visible]"
          >
            {children}
            {footer}
          </div>
        )}
      </section>
    </CardTitleContext>
  );
}

/** On a phone, a button that opens the card (C45). */
function useFold(isFoldable: boolean) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useCallback(() => setIsOpen((before) => !before), []);
  const hasButton = useMediaQuery('(max-width: 39.99rem)') && isFoldable;
  const button = hasButton && {
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: toggle,
    // While the card is open, its actions are beside the button.
    className: `focus-inside w-full py-2.5 text-left ${isOpen ? '' : 'after:absolute after:inset-x-0 after:top-0 after:h-[58px]'}`,
  };
  return { id, isClosed: hasButton && !isOpen, toggle, button };
}

export function CardFooter({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="border-line text-caption text-ink-2 mt-auto flex min-h-[42px] items-center justify-between gap-3 border-t px-4 py-2 tabular-nums">
      {children}
    </footer>
  );
}

/** The ref of a content that, while it is closed, find-in-page still finds and opens. */
export function useUntilFound(
  isClosed: boolean,
  onFound: () => void,
): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = content;
    if (current === null || !isClosed) return undefined;
    // React has only the boolean `hidden`.
    current.setAttribute('hidden', 'until-found');
    current.addEventListener('beforematch', onFound);
    return () => {
      current.removeAttribute('hidden');
      current.removeEventListener('beforematch', onFound);
    };
  }, [isClosed, onFound]);
  return content;
}
