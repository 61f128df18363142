import * as Radix from '@radix-ui/react-tabs';
import { use, useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { CardTitleContext } from './card.tsx';

interface TabsProps<V extends string> {
  /** By default the title of their card. */
  readonly label?: string;
  readonly tabs: readonly {
    readonly value: V;
    readonly label: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly within?: keyof typeof places;
  /** At the right of the tabs, or below them. */
  readonly aside?: ReactNode;
}

const places = {
  card: { list: 'px-4', content: 'flex flex-col' },
  // Scrolls in the height that the card has beside another one.
  scrolling: {
    list: 'px-4',
    content: 'flex flex-col wide:basis-0 wide:overflow-y-auto scroll-shadows',
  },
  page: {
    list: '',
    content: 'grid grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 sm:gap-4 sm:pt-4 huge:gap-5',
  },
} as const;

/** Text tabs; they scroll sideways where they don't fit, with a shadow at the edge. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label = use(CardTitleContext), tabs, value, onChange, within = 'card', aside } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isFirst = value === tabs[0]?.value;
  useEffect(() => {
    if (!isFirst) revealOpen(list.current);
  }, [isFirst, value]);
  const select = (next: string) => {
    const tab = tabs.find((entry) => entry.value === next);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={select} className="flex min-w-0 flex-1 flex-col">
      <div className="border-line flex flex-none flex-wrap items-center border-b">
        <Radix.List
          ref={list}
          aria-label={label}
          className={`scroll-shadows-x flex max-w-full flex-none [scrollbar-width:none] gap-5 overflow-x-auto ${places[within].list}`}
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              id={`${id}-tab-${tab.value}`}
              aria-controls={`${id}-panel-${tab.value}`}
              value={tab.value}
              {...pointed}
              className="focus-inside text-small text-ink-2 data-[state=active]:text-ink inline-flex h-10 flex-none items-center gap-2 font-medium data-pointed:rounded-none data-pointed:outline-none data-[state=active]:shadow-[inset_0_-2px_0_var(--ink)]"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        // Radix's own panels read the computed style when they mount, which lays out the whole page.
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          tabIndex={0}
          className={`focus-inside min-w-0 flex-1 ${places[within].content}`}
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </Radix.Root>
  );
}

function revealOpen(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!list || !tab) return;
  const { right } = list.getBoundingClientRect();
  const over = tab.getBoundingClientRect().right + margin - right;
  if (over > 0) list.scrollLeft += over;
}

const margin = 16;

type TabEvent = SyntheticEvent<HTMLElement>;
const unmark = ({ currentTarget }: TabEvent) => void delete currentTarget.dataset['pointed'];

// Radix focuses a pressed tab by script, which browsers show with the keyboard's focus ring. `data-pointed` hides the
// ring until a key is pressed or the focus moves on.
const pointed = {
  onPointerDown: ({ currentTarget }: TabEvent) => void (currentTarget.dataset['pointed'] = ''),
  onKeyDown: unmark,
  // A window that loses the focus gives it back to the tab later.
  onBlur: (event: TabEvent) => document.activeElement !== event.currentTarget && unmark(event),
};
