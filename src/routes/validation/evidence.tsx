import { ChevronRight } from 'lucide-react';
import { type Ref, type RefObject, useMemo, useState } from 'react';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { appointments } from '../../calls/appointments.ts';
import { showNumber, excerpt, unitText } from '../../domain/text/format.ts';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { useCopyPhone } from '../../features/appointment/phone.tsx';
import { alertPath, rowsPath } from '../../paths.ts';
import { failureText } from '../../query/reads-age.ts';
import { useCall, usePeriod } from '../../query/use-call.ts';
import { DefinitionList } from '../../ui/text.tsx';
import {
  CountLine,
  DecisionCells,
  DuplicateLine,
  linkClass,
  noteClass,
  PhoneLine,
  TelemarketerRate,
} from './evidence-lines.tsx';
import { rowEvidence, sameReason } from './find-evidence.ts';
import { useFocusWithin } from './keys.tsx';

/** While the appointments load. */
const reservedRows = 4;

const itemClass = 'flex min-h-9 items-center border-t py-2.5 max-sm:block sm:py-0';

interface EvidenceProps {
  readonly alert: ValidationAlert;
  readonly alerts: readonly ValidationAlert[];
  /** Its appointment is opened from here; else from the footer. */
  readonly hasLink: boolean;
  /** While they have the focus, no row is added or removed above them. */
  readonly notes: RefObject<HTMLElement | null>;
  readonly copyButton: Ref<HTMLButtonElement>;
}

/** An alert's phone, earlier decisions, telemarketer and duplicates, each only where it is known. */
export function Evidence({ alert, alerts, hasLink, notes, copyButton }: EvidenceProps) {
  const { rows: booked, received, status } = useCall(appointments, { slow: true });
  const { error } = status;
  const rows = status.data && booked;
  const reason = useMemo(() => sameReason(alert, alerts), [alert, alerts]);
  const evidence = useMemo(() => rows && rowEvidence(alert, rows), [alert, rows]);
  const appointment = evidence?.appointment;
  const phone = useCopyPhone(appointment?.phone.text ?? '', alert.id);
  const period = usePeriod();
  const { telemarketer } = alert;
  const name = excerpt(telemarketer.name, 100);
  const duplicate = evidence?.duplicates[0];
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
    evidence?.telemarketer && {
      label: `${name} ${period.name}`,
      value: (
        <CountLine
          all={evidence.telemarketer.all}
          countedName={`${unitText(evidence.telemarketer.all, 'appointment')} by ${name}`}
          href={rowsPath('all', { telemarketer: telemarketer.sent })}
        >
          <TelemarketerRate {...evidence.telemarketer} isIncomplete={received !== ''} />
        </CountLine>
      ),
    },
    duplicate && {
      label: 'Possible duplicate',
      value: <DuplicateLine row={duplicate} more={evidence.duplicates.length - 1} />,
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
        {received !== '' && <span className={noteClass}>Appointments: {received}</span>}
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
