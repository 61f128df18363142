import { Link } from 'wouter';
import { ratesWithout } from '../../domain/figures/why.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import { rowsPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { reasonsOf, type ReasonShare } from './counts.ts';
import { mutedClass, personColumn, subjectColumn } from './figures.tsx';
import type { PeopleData } from './people.ts';

/** Why this person's appointments are invalid, each reason's share beside the team's. */
export function ReasonsCard({ appointments, team, people }: PeopleData) {
  const reasons = reasonsOf(people, team);
  const [{ name, valid, invalid, all }, other] = people;
  const [first] = reasons;
  const [now, without] = ratesWithout(first?.counts[0] ?? 0, valid, all);
  const href = (of: string, { label }: ReasonShare) =>
    rowsPath('invalid', { telemarketer: of, reason: label });
  return (
    <QueryCard
      title="Why appointments are invalid"
      subtitle={reasons.length > 0 && subtitleOf(people)}
      className="max-wide:has-[>[data-nothing]]:low min-h-[20rem]"
      state={appointments}
      what="Appointments"
      skeleton={[6, 40]}
      empty={
        reasons.length === 0 && {
          kind: all === 0 ? 'none' : 'good',
          text: 'No invalid appointments found',
          hint: team.all === 0 && (
            <BeforeBooking what="Reasons will appear here with the first invalid event." />
          ),
        }
      }
      footer={
        first &&
        (first.counts[0] ?? 0) > 0 && (
          <span>
            Without{' '}
            <b className="font-semibold">
              "<bdi>{excerpt(first.label)}</bdi>"
            </b>
            : {now.percent} → {without.percent}
          </span>
        )
      }
    >
      {other ? (
        <DataTable
          label="Why appointments are invalid"
          rows={reasons}
          keyOf={({ key }) => key}
          columns={[
            subjectColumn('Reason', ({ label }: ReasonShare) => <Clamped text={label} />),
            ...people.map((person, at) =>
              personColumn(person.name, (reason: ReasonShare) => {
                const count = reason.counts[at] ?? 0;
                if (count === 0) return <span className="text-ink-3">0</span>;
                return (
                  <Link
                    href={href(person.name, reason)}
                    aria-label={`${person.name}, ${reason.label}: ${showNumber(count)}`}
                    className="hover:underline"
                  >
                    <b className="font-semibold">{showNumber(count)}</b>{' '}
                    <span className={mutedClass(person.invalid)}>
                      {showPercent(reason.shares[at])}
                    </span>
                  </Link>
                );
              }),
            ),
            personColumn('Team', ({ teamShare }: ReasonShare) => showPercent(teamShare)),
          ]}
        />
      ) : (
        <List
          aria-label="Why appointments are invalid"
          className="scroll-list focus-inside grid flex-1 auto-rows-[minmax(2.5rem,1fr)]"
          rowClass="border-line grid border-t"
          {...(reasons.length > 8 && { tabIndex: 0 })}
          rows={reasons}
          keyOf={({ key }) => key}
        >
          {(reason) => <ReasonRow reason={reason} of={invalid} href={href(name, reason)} />}
        </List>
      )}
    </QueryCard>
  );
}

function subtitleOf(people: PeopleData['people']): string {
  const [main, other] = people;
  const few = people.some(({ invalid }) => isFew(invalid));
  if (other) return `Share of invalid events, beside the team's${few ? '; gray: few cases' : ''}`;
  return `Share of ${countText(main.invalid, 'invalid event')}${few ? ', few cases' : ''}, beside the team's`;
}

interface ReasonRowProps {
  readonly reason: ReasonShare;
  /** All invalid events of the person. */
  readonly of: number;
  readonly href: string;
}

function ReasonRow({ reason: { label, counts, shares, teamShare }, of, href }: ReasonRowProps) {
  const share = shares[0] ?? null;
  return (
    <Link
      href={href}
      className="text-small focus-inside hover:bg-hover grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3.5 px-4 py-1.5 tabular-nums transition-colors"
    >
      <bdi className="truncate font-medium" title={oneLine(label)}>
        {excerpt(label)}
      </bdi>
      <b className="text-right font-semibold">{showNumber(counts[0])}</b>
      <ProgressBar label={`${label}: share`} value={share} />
      <span className="text-caption text-ink-2 text-right whitespace-nowrap">
        <span className={mutedClass(of)}>{showPercent(share)}</span>, team {showPercent(teamShare)}
      </span>
    </Link>
  );
}
