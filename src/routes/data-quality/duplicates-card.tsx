import { CircleHelp, Merge, ScanEye, Star } from 'lucide-react';
import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { DataQuality, DuplicateGroup } from '../../api/entities/data-quality.ts';
import type { ReadState } from '../../query/use-read.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { codeWords } from '../../domain/text/code-words.ts';
import { countText, unitText } from '../../domain/text/count-text.ts';
import { differences, primaryFirst, suggestedAction } from './report.ts';
import { showNumber, showPercent, sum } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { unreadableOf } from '../../domain/number/unreadable.ts';
import { BookedAt } from '../../ui/booked-at.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { WindowedList } from '../../ui/windowed-list.tsx';

const title = 'Duplicate Groups';
const none: readonly DuplicateGroup[] = [];

/** Groups of appointments that look like duplicates (spec 2). */
export function DuplicatesCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const { data } = report;
  const groups = data?.duplicates.duplicateGroups;
  const rows = groups?.rows ?? none;
  const keys = useMemo(
    () =>
      rowKeys(rows, ({ appointments, matchType }) => {
        const [first] = appointments.rows;
        return `${matchType}|${first?.customer}|${first?.region}|${first?.time}`;
      }),
    [rows],
  );
  return (
    <QueryCard
      title={title}
      subtitle="Primary appointment first"
      className="min-h-[26rem]"
      state={report}
      what="The data quality report"
      unreadable={groups && unreadableOf(groups, ...rows.map((row) => row.appointments))}
      skeleton={<RowsSkeleton rows={3} height={148} />}
      empty={rows.length === 0 && { text: 'No duplicates in the report' }}
      footer={
        <>
          <span>
            <b className="font-semibold">{showNumber(rows.length)}</b>{' '}
            {unitText(rows.length, 'group')} with{' '}
            {countText(
              sum(rows.map(({ appointments }) => appointments.rows.length)),
              'appointment',
            )}
          </span>
          <span>{countText(data?.summary.duplicatesFound ?? null, 'duplicate')} found</span>
        </>
      }
    >
      <WindowedList
        label={title}
        rows={rows}
        rowHeight={148}
        height="grow"
        keyOf={(_group, index) => keys[index] ?? String(index)}
      >
        {(group) => <Group group={group} />}
      </WindowedList>
    </QueryCard>
  );
}

/** A group with what differs inside it and the action that the server suggests. */
function Group({ group }: { readonly group: DuplicateGroup }) {
  const { matchType, confidence, appointments, primaryAppointment } = group;
  const rows = primaryFirst(appointments.rows, primaryAppointment);
  const differ = differences(rows.map(({ appointment }) => appointment));
  return (
    <article className="border-line border-b pt-3 pb-1.5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 pb-1.5">
        <h3 className="text-small line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          <bdi>{codeWords(matchType)}</bdi>
        </h3>
        <span className="text-caption text-ink-2 tabular-nums">
          {showPercent(confidence)} confidence
        </span>
        <span className="text-caption text-ink-2">
          {differ.length === 0 ? 'Only the time differs' : `Different ${differ.join(', ')}`}
        </span>
        <span className="ml-auto">
          <Action action={group.suggestedAction} />
        </span>
      </header>
      <List
        rows={rows}
        keyOf={({ appointment: { title: name, time } }) => `${name}|${time}`}
        rowClass=""
      >
        {(row) => <AppointmentRow {...row} />}
      </List>
    </article>
  );
}

const actionIcons = { merge: Merge, manual_review: ScanEye, other: CircleHelp } as const;

function Action({ action }: { readonly action: string }) {
  const Icon = actionIcons[suggestedAction(action)];
  return (
    <Badge icon={<Icon aria-hidden className="flex-none" />}>
      <bdi className="max-w-48 truncate">{codeWords(action)}</bdi>
    </Badge>
  );
}

interface AppointmentRowProps {
  readonly appointment: Appointment;
  readonly isPrimary: boolean;
}

function AppointmentRow({ appointment, isPrimary }: AppointmentRowProps) {
  const { title: name, customer, region, salesRep, telemarketer, phone, time } = appointment;
  return (
    <div className="text-small grid grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 @3xl:grid-cols-[30px_minmax(0,5fr)_minmax(0,5fr)_minmax(0,3fr)_112px_84px]">
      <RegionBadge region={region} />
      <p className="min-w-0 truncate" title={oneLine(`${name} ${customer}`)}>
        <bdi className="font-medium">{shownTitle(name)}</bdi>{' '}
        <bdi className="text-ink-2">{shownText(customer)}</bdi>
      </p>
      <p
        className="text-ink-2 min-w-0 truncate @max-3xl:col-start-2 @max-3xl:row-start-2"
        title={oneLine(`${salesRep} · ${telemarketer}`)}
      >
        <bdi>{repDisplayName(salesRep)}</bdi> · <bdi>{shownText(telemarketer)}</bdi>
      </p>
      <bdi
        title={oneLine(phone)}
        className="text-ink-2 min-w-0 truncate tabular-nums @max-3xl:col-start-2 @max-3xl:row-start-3"
      >
        {shownText(phone)}
      </bdi>
      <span className="text-ink-2 text-right whitespace-nowrap tabular-nums @max-3xl:col-start-3 @max-3xl:row-start-2">
        <BookedAt time={time} />
      </span>
      <span className="justify-self-end @max-3xl:col-start-3 @max-3xl:row-start-1">
        {isPrimary && <Badge icon={<Star aria-hidden />}>Primary</Badge>}
      </span>
    </div>
  );
}
