import { Info } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import type { Appointment, Appointments } from '../../calls/appointments.ts';
import { designatedTelemarketers } from '../../config.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import {
  appointmentToken,
  correctionId,
  isSameAppointment,
} from '../../domain/appointment/token.ts';
import { isWhole } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { isHiddenInRepLists, isUnknownFieldAgent } from '../../domain/people.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { excerpt } from '../../domain/text/words.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { WriteFailure } from '../../query/write-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { BookedAt, Clamped, DefinitionList } from '../../ui/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import {
  closestName,
  coveredBy,
  defaultReason,
  knownRep,
  knownReps,
  missingMessage,
  suggestReps,
} from './corrections.ts';
import { draftIds, hasDraft, type useCorrection } from './use-correction.ts';

interface CorrectionCardProps {
  readonly data: Appointments | undefined;
  /** Whether a link names an appointment that is not in the response. */
  readonly isMissing: boolean;
  readonly correction: ReturnType<typeof useCorrection>;
}

/** The selected appointment and the form that corrects its sales rep (spec 2). */
export function CorrectionCard({ data, isMissing, correction }: CorrectionCardProps) {
  const { selected, current } = correction;
  const appointment = current ?? selected;
  return (
    <Card
      title="Correct the Sales Rep"
      className="max-wide:has-[>[data-nothing]]:low min-h-[26rem] print:hidden"
    >
      {appointment ? (
        <>
          <Details appointment={appointment} />
          <div className="grid gap-2 px-4 pt-3 empty:hidden">
            {current ? (
              <Notes appointment={current} rows={data?.rows ?? []} />
            ) : (
              <GoneNotice appointment={appointment} rows={data?.rows ?? []} />
            )}
          </div>
          <ManualCorrectionForm
            key={appointmentToken(appointment)}
            appointment={appointment}
            data={data}
            correction={correction}
          />
        </>
      ) : (
        <EmptyMessage
          text={isMissing ? 'This appointment is not in the list' : 'No appointment selected'}
          hint={
            isMissing
              ? 'The appointment may have changed. Select another to assign a rep.'
              : 'Select an appointment to assign a rep.'
          }
        />
      )}
    </Card>
  );
}

function Details({ appointment }: { readonly appointment: Appointment }) {
  const { title, customer, telemarketer, region, time } = appointment;
  return (
    <div className="border-line border-t px-4 py-3">
      <p className="flex items-center gap-2.5">
        <RegionBadge region={region} />
        <Clamped text={shownTitle(title)} className="text-body font-semibold" />
      </p>
      <DefinitionList
        className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-2"
        valueClass="text-small line-clamp-2 [overflow-wrap:anywhere]"
        items={[
          { label: 'Customer', value: shownText(customer) },
          { label: 'Telemarketer', value: <TelemarketerLink person={telemarketer} /> },
          { label: 'Region', value: region.name },
          { label: 'Time', value: <BookedAt time={time} /> },
        ]}
      />
    </div>
  );
}

interface AppointmentProps {
  readonly appointment: Appointment;
  readonly rows: readonly Appointment[];
}

/** That only a link can select an appointment with a rep, and that several may share its id (spec 3). */
function Notes({ appointment, rows }: AppointmentProps) {
  const { salesRep } = appointment;
  const { count, withRep } = useMemo(() => coveredBy(appointment, rows), [appointment, rows]);
  return (
    <>
      {!isHiddenInRepLists(salesRep) && (
        <Note>
          The sales rep is <bdi>{excerpt(salesRep.name, 100)}</bdi>. The correction replaces that
          name.
        </Note>
      )}
      {count > 1 && (
        <Note>
          {showNumber(count)} appointments share this title, customer and region. The correction
          applies to all of them
          {withRep > 0 &&
            `; ${showNumber(withRep)} already ${withRep === 1 ? 'has' : 'have'} a sales rep`}
          .
        </Note>
      )}
    </>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="rounded-control bg-sunken text-small text-ink-2 flex gap-2 px-3 py-2">
      <Info aria-hidden className="icon mt-px" />
      <span>{children}</span>
    </p>
  );
}

/** A notice for an appointment that has got a rep or is no longer in the response. */
function GoneNotice({ appointment, rows }: AppointmentProps) {
  const { salesRep } = rows.find((row) => isSameAppointment(row, appointment)) ?? {};
  const title =
    salesRep && !isUnknownFieldAgent(salesRep)
      ? `This appointment is now assigned to ${salesRep.name}.`
      : 'This appointment is no longer in the list.';
  return (
    <Notice tone="caution" title={title}>
      {hasDraft(appointment) &&
        "You can't send a correction, but you can still copy what you typed."}
    </Notice>
  );
}

interface ManualCorrectionFormProps extends Pick<CorrectionCardProps, 'data' | 'correction'> {
  readonly appointment: Appointment;
}

/** Sales rep name and reason for one appointment (spec 5), kept as drafts. */
function ManualCorrectionForm({ appointment, data, correction }: ManualCorrectionFormProps) {
  const { region } = appointment;
  const { current, send, sending } = correction;
  const isSending = sending === correctionId(appointment.sent);
  const period = usePeriod();
  const error = correction.failedFor(appointment);
  const ids = draftIds(appointment);
  const [name, setName] = useDraft(ids.name);
  const [reason, setReason] = useDraft(ids.reason);
  const known = useMemo(
    () => knownReps(data?.rows ?? [], region, designatedTelemarketers()),
    [data, region],
  );
  const suggested = suggestReps(known, name).map((rep) => rep.name);
  const [refused, setRefused] = useState(false);
  /** The last name that the form has called unknown: it may be sent in spite of the suggestions. */
  const [warned, setWarned] = useState({ name: '', asks: false });
  const isWarned = warned.name === name;
  const hint = isWarned && warned.asks && (
    <>
      Choose a name with the arrow keys, or press Enter again to use "<bdi>{excerpt(name, 40)}</bdi>
      " as typed.
    </>
  );
  const nameField = useRef<HTMLInputElement>(null);
  const noticeId = useId();
  // Text typed for an appointment that is already corrected can be read, but not sent.
  const readOnly = current === null;
  const blankNotice = isBlank(name) ? 'Enter a sales rep name first.' : null;
  /** The reason for the disabled button, or null (rulings D5). */
  const busyNotice = sending !== '' && !isSending ? 'Another correction is being added.' : null;
  const notice = readOnly ? 'Nothing left to correct.' : (busyNotice ?? blankNotice);
  const isUnknown = !readOnly && !isBlank(name) && !knownRep(known, name);
  const names = known.map((rep) => rep.name);
  const closest = isUnknown && !hint ? closestName(names, name) : null;
  return (
    <form
      noValidate
      aria-label="Manual correction"
      className="grid flex-1 content-start gap-4 px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (correction.isSecondPress()) return;
        if (current && notice === null && (suggested.length === 0 || isWarned))
          return send(current, knownRep(known, name)?.sent ?? name, reason);
        setRefused(true);
        if (notice === null) setWarned({ name, asks: true });
        nameField.current?.focus();
      }}
    >
      <Combobox
        ref={nameField}
        label="Sales Rep Name"
        required
        readOnly={readOnly}
        value={name}
        error={refused && notice && !busyNotice ? missingMessage : undefined}
        options={suggested}
        listLabel="Known sales reps"
        hint={hint}
        onUndecided={(key) => setWarned({ name, asks: key === 'Enter' })}
        onChange={setName}
      >
        {isUnknown && (
          <span>
            No sales rep of this name{' '}
            {data && isWhole(data) ? period.name : 'in the appointments received'}.
          </span>
        )}
        {isUnknown && hint && <span>{hint}</span>}
        {closest !== null && (
          <span className="flex min-w-0 gap-1">
            Closest:
            <button
              type="button"
              className="text-ink min-w-0 truncate font-semibold underline underline-offset-2"
              onClick={() => {
                setName(closest);
                nameField.current?.focus();
              }}
            >
              <bdi>{closest}</bdi>
            </button>
          </span>
        )}
      </Combobox>
      <div className="grid gap-1">
        <Field
          label="Reason"
          optional
          readOnly={readOnly}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="text-caption text-ink-2">If left blank: {defaultReason}</p>
      </div>
      {error && (
        <WriteFailure title="Not added" error={error}>
          {mayHaveActed(error) &&
            'The server may have added the correction. Check Manual Corrections before you send it again. '}
          What you typed is still here.
        </WriteFailure>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          look="primary"
          className="min-w-[178px]"
          aria-disabled={notice !== null || isSending || undefined}
          aria-describedby={notice ? noticeId : undefined}
        >
          {isSending ? 'Adding...' : 'Add Manual Correction'}
        </Button>
        <p id={noticeId} className="text-caption text-ink-2">
          {notice}
        </p>
      </div>
    </form>
  );
}
