import { ChevronRight, Phone, TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { shownTitle } from '../../domain/appointment/appointment.ts';
import { bandLabels, isFew, rated } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/number/format.ts';
import { phoneNumberOf } from '../../domain/phone.ts';
import { excerpt, unitText } from '../../domain/text/words.ts';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { type CopyablePhone, CopyPhone, useCopyPhone } from '../../features/appointment/phone.tsx';
import { alertPath, rowsPath } from '../../paths.ts';
import { useDays, usePeriod } from '../../query/screen-time.ts';
import { failureText } from '../../query/reads-age.ts';
import { useCall } from '../../query/use-read.ts';
import { useLettersOn } from '../../shell/shortcuts.ts';
import { BandBars } from '../../ui/band.tsx';
import { BookedAt, DefinitionList } from '../../ui/text.tsx';
import { shortcuts, useFocusWithin } from './keys.tsx';
import { type Counted, rowEvidence, sameReason } from './find-evidence.ts';

/** While the appointments load. */
const reservedRows = 4;

const noteClass = 'text-caption text-ink-2 ml-auto flex-none';
const linkClass = `${noteClass} relative inline-flex items-center gap-1 font-medium hover:text-ink hover:underline after:absolute after:-inset-2.5`;
const itemClass = 'flex min-h-9 items-center border-t py-2.5 max-sm:block sm:py-0';
const lineClass = 'flex min-w-0 items-center gap-2 whitespace-nowrap';

interface EvidenceProps {
  readonly alert: ValidationAlert;
  readonly alerts: readonly ValidationAlert[];
  /** Its appointment is opened from here; else from the footer. */
  readonly hasLink: boolean;
  /** While they have the focus, no row is added or removed above them. */
  readonly notes: RefObject<HTMLElement | null>;
  readonly copyButton: Ref<HTMLButtonElement>;
}

/** An alert's phone, earlier decisions, telemarketer and duplicates (visual.md 17), each only where it is known. */
export function Evidence({ alert, alerts, hasLink, notes, copyButton }: EvidenceProps) {
  const { figures, rows: booked, part, state } = useCall(appointments, { slow: true });
  const ofDay = figures.on(useDays()).lists.all;
  const { error } = state;
  const rows = state.data && booked;
  const reason = useMemo(() => sameReason(alert, alerts), [alert, alerts]);
  const known = useMemo(() => rows && rowEvidence(alert, rows, ofDay), [alert, rows, ofDay]);
  const appointment = known?.appointment;
  const phone = useCopyPhone(appointment?.phone.text ?? '', alert.id);
  const period = usePeriod();
  const { telemarketer } = alert;
  const name = excerpt(telemarketer.name, 100);
  const duplicate = known?.duplicates[0];
  const items = [
    phone.text !== '' && {
      label: 'Phone',
      value: <PhoneLine phone={phone} copyButton={copyButton} />,
    },
    reason && {
      label: 'Same reason before',
      value: (
        <CountLine
          all={reason.all}
          countedName={`${unitText(reason.all, 'alert')} with this reason`}
          href={alertPath('', 'reviewed', reason.label)}
        >
          {showNumber(reason.valid)} of {showNumber(reason.all)} marked valid
          <DecisionCells {...reason} />
        </CountLine>
      ),
    },
    known?.telemarketer && {
      label: `${name} ${period.name}`,
      value: (
        <CountLine
          all={known.telemarketer.all}
          countedName={`${unitText(known.telemarketer.all, 'appointment')} by ${name}`}
          href={rowsPath('all', { telemarketer: telemarketer.sent })}
        >
          <TelemarketerRate {...known.telemarketer} />
        </CountLine>
      ),
    },
    duplicate && {
      label: 'Possible duplicate',
      value: <DuplicateLine row={duplicate} more={known.duplicates.length - 1} />,
    },
  ].filter((item) => typeof item === 'object' && item !== null);

  const isLoading = !rows && !error;
  const linked = hasLink ? appointment : null;
  const hasBlock = items.length > 0 || linked || error;
  // -1: no block.
  const wanted = isLoading ? reservedRows : hasBlock ? items.length : -1;
  const [rowCount, setRowCount] = useState(wanted);
  const isWriting = useFocusWithin(notes);
  if (!isWriting && rowCount !== wanted) setRowCount(wanted);
  if (rowCount < 0) return null;
  return (
    <section aria-label="Evidence" className="text-small min-w-0">
      <div className="mb-2 flex items-baseline">
        <h3 className="font-medium">Evidence</h3>
        {linked && (
          <AppointmentLink row={linked} className={linkClass}>
            Open appointment
            <ChevronRight aria-hidden className="icon-small" />
          </AppointmentLink>
        )}
        {isLoading && (
          <span role="status" className={noteClass}>
            Loading appointment...
          </span>
        )}
        {error && !rows && (
          <span className={noteClass}>Without appointments: {failureText(error)}</span>
        )}
        {part !== '' && <span className={noteClass}>Appointments: {part}</span>}
      </div>
      <DefinitionList
        className="[&_dt]:text-small [&_dt]:flex-none [&_dt]:basis-36 [&_dt]:truncate"
        itemClass={`border-line ${itemClass}`}
        valueClass="min-w-0 flex-1 font-medium tabular-nums"
        items={items.slice(0, rowCount)}
      />
      {Array.from({ length: Math.max(rowCount - items.length, 0) }, (_, index) => (
        <p key={index} className={`border-transparent ${itemClass}`}>
          <br />
          <br className="sm:hidden" />
        </p>
      ))}
    </section>
  );
}

interface PhoneLineProps {
  readonly phone: CopyablePhone;
  readonly copyButton: Ref<HTMLButtonElement>;
}

function PhoneLine({ phone, copyButton }: PhoneLineProps) {
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
        aria-keyshortcuts={letters ? shortcuts.copy.key : undefined}
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
function CountLine({ all, countedName, href, children }: CountLineProps) {
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

function DuplicateLine({ row, more }: { readonly row: Appointment; readonly more: number }) {
  const name = `${excerpt(shownTitle(row.title), 100)}, ${excerpt(row.region.name, 100)}`;
  return (
    <span className={lineClass}>
      <TriangleAlert aria-hidden className="icon-small text-caution" />
      <span title={name} className="truncate">
        Same phone: <bdi>{name}</bdi>
      </span>
      <span className="-ml-2 flex-none">
        , <BookedAt time={row.time} />
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
function DecisionCells({ valid, all }: Counted) {
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

/** Without the band's color: only a duplicate is a warning. */
function TelemarketerRate({ valid, all }: Counted) {
  const { percent, band } = rated(valid, all);
  const few = isFew(all);
  return (
    <>
      <span className="truncate">
        {showNumber(valid)} valid of {showNumber(all)},{' '}
        <span className={few ? 'text-ink-3' : ''}>{percent}</span>
      </span>
      <span className="text-caption text-ink-2 inline-flex items-end gap-1.5">
        {band && !few && <BandBars band={band} />}
        {band && (few ? 'few cases' : bandLabels[band])}
      </span>
    </>
  );
}
