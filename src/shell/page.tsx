import { Menu, Search } from 'lucide-react';
import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { PageFreshness } from '../query/page-freshness.tsx';
import type { ReadStatus } from '../query/data-state.ts';
import { IconButton } from '../ui/button.tsx';
import { useMinWidth } from '../ui/browser-state.ts';
import { lazy } from '../ui/lazy.ts';
import { useDialog } from './dialog-entries.ts';
import { Refusals } from './refusals.tsx';
import { useScreenHeading } from './route-change.ts';

const DocumentTitle = lazy(async () => (await import('./document-title.tsx')).DocumentTitle);
// As wide as its button.
const MoreMenu = lazy(
  async () => (await import('./more-menu.tsx')).MoreMenu,
  () => <div className="w-20" />,
);

interface PageProps {
  /** The h1 and the document's title (D1); by default the screen's in src/screens.ts. */
  readonly title?: string;
  readonly badge?: ReactNode;
  readonly subtitle?: ReactNode;
  /** A second sentence of the subtitle. */
  readonly note?: string;
  readonly status?: ReadStatus<unknown>;
  readonly refreshing?: boolean;
  readonly actions?: ReactNode;
  /** The same on a phone, one below the other under 'More'; without them `actions` are shown there too. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export const ScreenTitleContext = createContext('');

export function Page(props: PageProps) {
  const { badge, subtitle, note, status, refreshing = false, actions, more, children } = props;
  const screenTitle = use(ScreenTitleContext);
  const { title = screenTitle } = props;
  const openDrawer = use(DrawerContext);
  const [, setPalette] = useDialog('palette');
  const isPhone = !useMinWidth('sm');
  const hasMenu = isPhone && more !== undefined;
  const isBesideTitle = !useMinWidth('xl');
  // Beside 'More' such a title has two small lines in the same bar.
  const hasTwoLines = hasMenu && title.length > 20 && title.length <= 40;
  // Chromium takes seconds to wrap 10,000 letters without a space, and no time to cut them.
  const isLong = title.length > 100;
  const heading = useScreenHeading();
  const header = usePageHeader();
  const freshness = status && <PageFreshness status={status} refreshing={refreshing} />;
  return (
    <>
      <DocumentTitle title={title} />
      {/* Below lg only its bar stays at the top of the window. */}
      <header
        ref={header}
        className="bg-canvas z-10 grid-cols-[minmax(0,1fr)_auto_auto] content-center gap-x-4 py-3 max-lg:contents lg:sticky lg:top-0 lg:grid lg:min-h-[76px] print:static"
      >
        <div
          className={`bg-canvas sticky top-0 z-10 -mx-3 grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] content-center items-center gap-x-2 px-1 py-2 sm:-mx-6 sm:px-4 sm:py-1.5 lg:contents print:contents ${isPhone ? 'min-h-15' : 'min-h-14'} ${hasMenu ? 'grid-cols-[2.75rem_minmax(0,1fr)_2.5rem_auto] pr-3' : ''}`}
        >
          {openDrawer && (
            <IconButton
              label="Open menu"
              className="size-11! print:hidden"
              icon={Menu}
              iconClass="size-5"
              onClick={openDrawer}
            />
          )}
          <div
            className={`min-w-0 flex-wrap max-lg:col-start-2 ${isBesideTitle ? 'flex items-baseline gap-x-3 max-sm:gap-x-2' : ''}`}
          >
            <div className={isPhone ? 'flex max-w-full min-w-0 items-center gap-2' : 'contents'}>
              <h1
                ref={heading}
                tabIndex={-1}
                title={isLong ? title : undefined}
                className={`sm:text-h1 max-sm:font-semibold max-sm:tracking-[-.015em] ${hasTwoLines ? 'text-[14px] leading-[16px]' : 'max-sm:text-[18px] max-sm:leading-[24px]'} ${badge ? 'inline-block max-w-full align-middle sm:mr-2.5' : ''} ${isLong ? 'truncate whitespace-nowrap!' : '[overflow-wrap:anywhere]'}`}
              >
                <bdi>{title}</bdi>
              </h1>
              {badge}
            </div>
            {isBesideTitle && freshness}
          </div>
          {!isBesideTitle && freshness && (
            <div className="row-span-2 flex h-[18px] self-center print:hidden">{freshness}</div>
          )}
          {openDrawer && (
            <IconButton
              label="Go to"
              className="col-start-3 row-start-1 size-11! print:hidden"
              icon={Search}
              iconClass="size-5"
              onClick={() => setPalette(true)}
            />
          )}
          {hasMenu && (
            <div className="col-start-4 row-start-1">
              <MoreMenu heading={title.length > 12 ? title : ''}>{more}</MoreMenu>
            </div>
          )}
        </div>
        {subtitle && (
          <p className="text-small text-ink-2 max-sm:text-caption row-start-2 [overflow-wrap:anywhere] max-lg:pb-2">
            {subtitle}
            {note && ` · ${note}`}
          </p>
        )}
        {actions && !hasMenu && (
          <div className="col-start-3 row-span-2 row-start-1 flex flex-wrap items-center gap-2 self-center max-lg:pb-3 lg:flex-nowrap print:hidden">
            {actions}
          </div>
        )}
      </header>
      <div className="huge:gap-5 grid content-start gap-3 sm:gap-4">
        <Refusals />
        {children}
      </div>
    </>
  );
}

/** The ref of the header. The page scrolls nothing behind it (src/index.css), however many lines it has. */
function usePageHeader() {
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = header;
    if (!current) return undefined;
    // Below lg its bar stays at the top of the window, and the header has no box.
    const parts = [current, current.firstElementChild].filter(
      (part) => part instanceof HTMLElement,
    );
    const observer = new ResizeObserver(() => {
      const height = Math.max(...parts.map(({ offsetHeight }) => offsetHeight));
      document.documentElement.style.setProperty('--page-header', `${height}px`);
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return header;
}

/** Opens the menu drawer; null where the side navigation is beside the page. */
export const DrawerContext = createContext<(() => void) | null>(null);
