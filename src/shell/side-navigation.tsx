import { Monitor, Moon, Search, Sun, X } from 'lucide-react';
import { Link } from 'wouter';
import { use, useId } from 'react';
import { showNumber, onlineWord } from '../domain/text/format.ts';
import { useIsOutage } from '../query/is-outage.ts';
import { usePeriod } from '../query/use-call.ts';
import { CountBadge, StatusWord } from '../ui/badge.tsx';
import { IconButton, Kbd } from '../ui/button.tsx';
import { commandKeyName } from '../ui/keys.ts';
import { Segmented } from '../ui/segmented.tsx';
import { useMinWidth } from '../ui/browser-state.ts';
import { useDialog } from './dialog-entries.ts';
import { useHash, useHref, usePathname, useScreenName } from './location.ts';
import { type MenuEntry, type MenuGroup, selectedEntry, MenuContext } from './menu.ts';
import { usePendingAlerts, usePendingCorrections, useServicesUp } from './pending-counts.ts';
import { Modal } from './modal.tsx';
import { scrollToSection } from './route-change.ts';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from './theme.ts';

/** The menu of every route (S2, C1) and the status of the two services; in a narrow window, in a drawer. */
export function SideNavigation() {
  const isWide = useMinWidth('lg');
  const [isOpen, setIsOpen] = useDialog('menu');
  if (isWide) return <Navigation />;
  const close = () => setIsOpen(false);
  return (
    <Modal
      label="Menu"
      open={isOpen}
      onClose={close}
      className="bg-surface duration-slow inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col transition-transform starting:open:-translate-x-full"
    >
      <Navigation onClose={close} />
    </Modal>
  );
}

function Navigation({ onClose }: { readonly onClose?: () => void }) {
  const [, setPalette] = useDialog('palette');
  const menu = use(MenuContext);
  const { isWeek } = usePeriod();
  const titleOf = ({ title, weekTitle = title }: MenuGroup) => (isWeek ? weekTitle : title);
  const isTelemarketer = useScreenName() === 'telemarketer';
  const hash = useHash();
  const selected = selectedEntry(menu, usePathname(), isTelemarketer ? 'telemarketers' : hash);
  return (
    <>
      <div className="flex min-h-16 flex-none items-center gap-2.5 px-5 font-semibold tracking-[-.01em]">
        <Logo />
        <div>
          Appointment Tracker
          <small className="text-caption text-ink-3 block font-normal">
            AI appointment validation
          </small>
        </div>
        {onClose && (
          <IconButton
            label="Close menu"
            className="-mr-3 ml-auto size-11!"
            icon={X}
            iconClass="size-5"
            onClick={onClose}
          />
        )}
      </div>
      <PaletteButton onOpen={() => setPalette(true)} />
      <nav
        aria-label="Main"
        className="scroll-shadows flex-1 [scrollbar-width:thin] overflow-auto px-3 pt-1 pb-4"
      >
        {menu.map((group) => (
          <section key={group.title} aria-label={titleOf(group)}>
            <h2 className="text-caption text-ink-3 px-2 pt-4 pb-1.5 font-medium [section:first-child>&]:pt-1">
              {titleOf(group)}
            </h2>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  <Entry entry={entry} selected={entry === selected} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Foot />
    </>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly selected: boolean;
}

function Entry({ entry, selected }: EntryProps) {
  const Icon = entry.icon;
  return (
    <Link
      href={useHref(entry.href)}
      aria-current={selected ? (entry.section ? 'location' : 'page') : undefined}
      onClick={() => {
        // A link to the URL's own section changes no route and would not scroll.
        if (entry.section || entry.label === 'Dashboard') scrollToSection(entry.section);
      }}
      className="focus-inside rounded-control text-small text-ink-2 hover:bg-sunken hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-edge max-lg:text-body max-lg:aria-[current]:bg-sunken [&_svg]:text-ink-3 aria-[current]:[&_svg]:text-ink flex min-h-8 items-center gap-2.5 px-2 transition-colors aria-[current]:font-medium max-lg:min-h-10"
    >
      <Icon aria-hidden className="icon" />
      {entry.label}
      {entry.pending === 'alerts' && <PendingAlerts />}
      {entry.pending === 'corrections' && <PendingCorrections />}
    </Link>
  );
}

const PendingAlerts = () => <Pending count={usePendingAlerts()} what="pending" />;

const PendingCorrections = () => <Pending count={usePendingCorrections()} what="to correct" />;

function Pending({ count, what }: { readonly count: number | null; readonly what: string }) {
  if (!count) return null;
  return (
    <span className="ml-auto grid">
      <CountBadge>
        {showNumber(count)}
        <span className="sr-only"> {what}</span>
      </CountBadge>
    </span>
  );
}

/** Online or Offline for the AI model and the scheduling service (S2, C2). */
function Foot() {
  const up = useServicesUp();
  const isOutage = useIsOutage();
  return (
    <div className="border-line text-caption text-ink-2 grid gap-1.5 border-t px-5 pt-3 pb-[calc(0.875rem+var(--mock-panel-height,0px))]">
      {['AI model', 'Scheduling service'].map((service) => (
        <p key={service} className="flex items-center justify-between gap-2">
          {service} <StatusWord tone={up && !isOutage ? 'ok' : 'off'}>{onlineWord(up)}</StatusWord>
        </p>
      ))}
      <ThemeSwitch />
    </div>
  );
}

function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="rounded-control border-line-strong text-small text-ink-2 hover:bg-sunken hover:text-ink mx-3 mb-2 flex h-8 flex-none items-center gap-2.5 border px-2 transition-colors max-lg:h-10"
    >
      <Search aria-hidden className="icon text-ink-3" />
      <span className="flex-1 text-left">Go to...</span>
      <span aria-hidden className="text-ink-3 flex gap-1 max-lg:hidden">
        <Kbd>{commandKeyName()}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 flex-none">
      <rect x="1" y="3" width="22" height="20" rx="5" fill="var(--ink)" />
      <path d="M7 1v5M17 1v5" stroke="var(--canvas)" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M7 1.2v4M17 1.2v4" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="m7.4 13.6 3.2 3.2 6-6.4"
        fill="none"
        stroke="var(--canvas)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const themes = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
} as const satisfies Record<ThemeChoice, object>;

const options = themeChoices.map((value) => ({ value, ...themes[value] }));

function ThemeSwitch() {
  const label = useId();
  return (
    <div className="mt-1 flex items-center justify-between">
      <span id={label}>Theme</span>
      <Segmented
        size="icons"
        labelledBy={label}
        options={options}
        value={useThemeChoice()}
        onChange={chooseTheme}
      />
    </div>
  );
}
