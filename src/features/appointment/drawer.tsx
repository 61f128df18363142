import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { titleAndCustomer } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/text/format.ts';
import { QueryContent } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { Notice } from '../../ui/notice.tsx';
import { DialogHeader, Steps } from '../../shell/docked.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import type { Store } from '../../ui/store.ts';
import { DrawerActions } from './drawer-actions.tsx';
import { AppointmentFacts } from './facts.tsx';
import { PendingAlert, StatusBox } from './status-box.tsx';
import type { Opened } from './opened.ts';
import { useCopyPhone } from './phone.tsx';
import { type OpenAppointment, useOpenAppointment } from './use-open-appointment.ts';
import { useFocusBack, useSteps } from './use-steps.ts';

interface AppointmentContentProps {
  readonly token: string;
  readonly opened: Store<Opened | null>;
  readonly onKeyRef: RefObject<(event: KeyboardEvent) => boolean>;
}

/** One appointment: status, facts, phone, confidence, actions. */
export function AppointmentContent(props: AppointmentContentProps) {
  const { token, opened, onKeyRef } = props;
  const { rows, status } = useCall(appointments);
  const open = useOpenAppointment(token, rows, opened);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const phone = useCopyPhone(open?.row.phone.text ?? '', token);

  useEffect(() => heading.current?.focus(), [token, open?.last]);
  useFocusBack(opened, token);
  const step = useSteps({ open, opened, onKeyRef, body, onCopy: phone.copy });

  return (
    <>
      <DialogHeader
        lead={open && <RegionBadge region={open.row.region} />}
        title={open ? titleAndCustomer(open.row) : 'Appointment'}
        heading={heading}
      >
        <Steps
          place={open ? placeText(open) : ''}
          what="appointment"
          onStep={open?.list ? step : null}
        />
      </DialogHeader>
      {open ? (
        <>
          <div
            ref={body}
            // Each appointment starts scrolled to its top.
            key={token}
            role="group"
            aria-label="Details"
            tabIndex={0}
            className="focus-inside scroll-shadows grid flex-1 content-start gap-5 overflow-auto p-5"
          >
            {open.isGone && (
              <Notice tone="caution" title="No longer in this list">
                {open.isSent
                  ? 'The appointment stays open and up to date.'
                  : 'The appointment stays open with the last data received.'}
              </Notice>
            )}
            <PendingAlert row={open.row} rows={rows} />
            <StatusBox row={open.row} />
            <AppointmentFacts row={open.row} rows={rows} phone={phone} />
            <p role="status" className="text-caption text-ink-2 empty:hidden">
              {open.changed && `Updated: ${open.changed}`}
            </p>
          </div>
          <DrawerActions row={open.row} canStep={open.list !== null} />
        </>
      ) : (
        <div className="grid min-h-80 flex-1 *:border-t-0">
          <QueryContent
            title="Appointment"
            what="The appointment"
            loading="Loading appointment..."
            status={status}
            skeleton={[0, 0]}
            empty={{
              kind: 'search',
              text: 'This appointment is not in the list',
              hint: 'The appointment may have been changed or removed, or the link is from another day. The details open here if the appointment returns.',
            }}
          >
            {null}
          </QueryContent>
        </div>
      )}
    </>
  );
}

function placeText({ list, place }: OpenAppointment): string {
  if (!list || place < 0) return '';
  return `${showNumber(place + 1)} of ${showNumber(list.rows.length)} ${list.name}`;
}
