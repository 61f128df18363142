import { ChevronRight, Phone, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import type { Appointment } from '../../calls/appointments.ts';
import { shownTitle, showNumber, excerpt } from '../../domain/text/format.ts';
import { type Counts, undecidedOf } from '../../calls/tallies.ts';
import { bandLabels, rated, waitingText } from '../../domain/number/bands.ts';
import { phoneNumberOf } from '../../domain/phone.ts';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { type CopyablePhone, CopyPhone } from '../../features/appointment/phone.tsx';
import { useLettersOn } from '../../shell/shortcuts.ts';
import { BandBars, RateFigure } from '../../ui/band.tsx';
import { BookedAt } from '../../ui/text.tsx';
import type { Counted } from './find-evidence.ts';
import { reviewKeys } from '../../features/keys/screen-keys.ts';

export const noteClass = 'text-caption text-ink-2 ml-auto flex-none';
export const linkClass = `${noteClass} relative inline-flex items-center gap-1 font-medium hover:text-ink hover:underline after:absolute after:-inset-2.5`;
const lineClass = 'flex min-w-0 items-center gap-2 whitespace-nowrap';

interface PhoneLineProps {
  readonly phone: CopyablePhone;
  readonly copyButton: Ref<HTMLButtonElement>;
}

export function PhoneLine({ phone, copyButton }: PhoneLineProps) {
  const { text, field } = phone;
  const href = phoneNumberOf(text)?.href;
  const letters = useLettersOn();
  return (
    <span className={`${lineClass} flex-wrap`}>
      <span ref={field} className="min-w-0 flex-1 truncate">
        <bdi>{excerpt(text, 100)}</bdi>
      </span>
      {href && (
        <a href={href} className={linkClass}>
          <Phone aria-hidden className="icon-small" />
          Call<span className="sr-only"> {text}</span>
        </a>
      )}
      <CopyPhone
        style={{ marginBlock: -11 }}
        phone={phone}
        ref={copyButton}
        aria-keyshortcuts={letters ? reviewKeys.copy.key : undefined}
      />
    </span>
  );
}

interface CountLineProps {
  readonly all: number;
  /** For the link's name. */
  readonly countedName: string;
  readonly href: string;
  readonly children: ReactNode;
}

/** A count, and a link to the rows that it counts. */
export function CountLine({ all, countedName, href, children }: CountLineProps) {
  return (
    <span className={lineClass}>
      {children}
      <Link href={href} className={linkClass}>
        See the {showNumber(all)}
        <span className="sr-only"> {countedName}</span>
        <ChevronRight aria-hidden className="icon-small" />
      </Link>
    </span>
  );
}

export function DuplicateLine({ row, more }: { readonly row: Appointment; readonly more: number }) {
  const name = `${excerpt(shownTitle(row.title), 100)}, ${excerpt(row.region.name, 100)}`;
  return (
    <span className={lineClass}>
      <TriangleAlert aria-hidden className="icon-small text-caution" />
      <span title={name} className="truncate">
        Same phone: <bdi>{name}</bdi>
      </span>
      <span className="-ml-2 flex-none">
        , booked <BookedAt time={row.time} />
        {more > 0 && ` and ${showNumber(more)} more`}
      </span>
      <AppointmentLink row={row} className={linkClass}>
        Open<span className="sr-only"> the possible duplicate</span>
        <ChevronRight aria-hidden className="icon-small" />
      </AppointmentLink>
    </span>
  );
}

const maxCells = 12;

/** A cell for each decision, filled where it was valid; one bar for more than `maxCells`. */
export function DecisionCells({ valid, all }: Counted) {
  const isBar = all > maxCells;
  const cell = 'h-[9px] border border-current';
  return (
    <span aria-hidden className="text-ink-2 flex flex-none gap-0.5 max-sm:hidden">
      {isBar ? (
        <span className={`${cell} w-24`}>
          <span className="block h-full bg-current" style={{ width: `${(valid * 100) / all}%` }} />
        </span>
      ) : (
        Array.from({ length: all }, (_, index) => (
          <span key={index} className={`${cell} w-1.5 ${index < valid ? 'bg-current' : ''}`} />
        ))
      )}
    </span>
  );
}

interface TelemarketerRateProps extends Counts {
  /** Where rows are missing, there is no rate (A15). */
  readonly isIncomplete: boolean;
}

/** Without the band's color: only a duplicate is a warning. */
export function TelemarketerRate({ valid, invalid, all, isIncomplete }: TelemarketerRateProps) {
  const rate = rated(valid, isIncomplete ? null : all);
  const { band } = rate;
  return (
    <>
      <span className="truncate">
        {showNumber(valid)} valid of {showNumber(all)}, <RateFigure {...rate} />
      </span>
      <span className="text-caption text-ink-2 inline-flex items-end gap-1.5">
        {band ? (
          <>
            <BandBars band={band} />
            {bandLabels[band]}
          </>
        ) : (
          !isIncomplete && waitingText(valid, all, undecidedOf({ valid, invalid, all }))
        )}
      </span>
    </>
  );
}
