import { Menu } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { showNumber } from '../domain/number/format.ts';
import { oneLine } from '../domain/text/plain-text.ts';
import { PageFreshness } from '../query/page-freshness.tsx';
import { HeaderReadContext } from '../query/reads-age.ts';
import type { ReadState } from '../query/use-read.ts';
import { IconButton } from '../ui/button.tsx';
import { createStore } from '../ui/store.ts';
import { usePendingAlerts } from './menu.ts';
import { useScreenHeading } from './route-change.ts';

interface PageProps {
  /** The h1 and the document's title (rulings D1); by default the screen's in src/screens.ts. */
  readonly title?: string;
  readonly status?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly state?: ReadState<unknown>;
  readonly refreshing?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const ScreenTitleContext = createContext('');

export function Page(props: PageProps) {
  const { status, subtitle, state, refreshing = false, actions, children } = props;
  const screenTitle = use(ScreenTitleContext);
  const { title = screenTitle } = props;
  const openDrawer = use(DrawerContext);
  const isLong = title.length > 100;
  const pending = usePendingAlerts();
  const heading = useScreenHeading();
  const [headerRead] = useState(() => createStore(''));
  useEffect(() => {
    const count = pending ? `(${showNumber(pending)}) ` : '';
    document.title = `${count}${oneLine(title)} · Appointment Tracker`;
  }, [title, pending]);
  return (
    <HeaderReadContext value={headerRead}>
      <header className="bg-canvas z-10 flex flex-wrap items-center gap-x-2 gap-y-1 py-2 sm:min-h-[76px] sm:py-3 lg:sticky lg:top-0 lg:flex-nowrap lg:gap-4 print:static">
        {openDrawer && (
          <IconButton
            label="Open menu"
            className="-ml-2 size-11!"
            icon={<Menu aria-hidden className="size-5" />}
            onClick={openDrawer}
          />
        )}
        <div className="min-w-0 flex-[1_0_calc(100%-60px)] lg:flex-1">
          <h1
            ref={heading}
            tabIndex={-1}
            // Chromium takes seconds to wrap 10,000 letters without a space, and no time to cut them.
            title={isLong ? oneLine(title) : undefined}
            className={`text-h1-small sm:text-h1 ${status ? 'mr-2.5 inline-block max-w-full align-middle' : ''} ${isLong ? 'truncate' : '[overflow-wrap:anywhere]'}`}
          >
            <bdi>{title}</bdi>
          </h1>
          {status}
          {subtitle && (
            <p className="text-small text-ink-2 overflow-x-clip [overflow-wrap:anywhere]">
              {subtitle}
            </p>
          )}
        </div>
        {(state || actions) && (
          <div className="flex w-full flex-wrap items-center gap-2 lg:w-auto lg:flex-nowrap print:hidden">
            {state && (
              <div className="w-full px-1 py-0.5 max-sm:-order-2 sm:mr-auto sm:w-auto lg:mr-2">
                <PageFreshness state={state} refreshing={refreshing} />
              </div>
            )}
            {actions}
          </div>
        )}
      </header>
      <div className="huge:gap-5 grid content-start gap-3 sm:gap-4">{children}</div>
    </HeaderReadContext>
  );
}

/** Opens the menu drawer; null where the side navigation is beside the page. */
export const DrawerContext = createContext<(() => void) | null>(null);
