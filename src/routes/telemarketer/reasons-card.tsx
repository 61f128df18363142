import { Link } from 'wouter';
import { reasonsOf, type ReasonShare } from '../../domain/figures/compared.ts';
import { ratesWithout } from '../../domain/figures/why.ts';
import { isFew } from '../../domain/number/thresholds.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import { rowsPath } from '../../paths.ts';
import { rowLink } from '../../features/appointment/appointment-link.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { mutedClass, personColumn, subjectColumn } from '../../features/person/figures.tsx';
import type { PeopleData } from './people.ts';

/** Why this person's appointments are invalid, each reason's share beside the team's. */
export function ReasonsCard({ appointments, team, people }: PeopleData) {
  const reasons = reasonsOf(people, team);
  const [{ valid, invalid, all }, other] = people;
  const [first] = reasons;
  const [now, without] = ratesWithout(first?.counts[0] ?? 0, valid, all);
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
      <DataTable
        label="Why appointments are invalid"
        rows={reasons}
        keyOf={({ key }) => key}
        height="box"
        columns={[
          subjectColumn('Reason', ({ label }: ReasonShare) => <Clamped text={label} />),
          ...people.map(({ person, invalid: own }, at) =>
            personColumn(other ? person : 'Events', (reason: ReasonShare) => {
              const count = reason.counts[at] ?? 0;
              if (count === 0) return <span className="text-ink-3">0</span>;
              return (
                <Link
                  href={rowsPath('invalid', { telemarketer: person.sent, reason: reason.label })}
                  aria-label={`${person.name}, ${reason.label}: ${showNumber(count)}`}
                  className={other ? 'hover:underline' : rowLink}
                >
                  <b className="font-semibold">{showNumber(count)}</b>{' '}
                  {other && (
                    <span className={mutedClass(own)}>{showPercent(reason.shares[at])}</span>
                  )}
                </Link>
              );
            }),
          ),
          !other &&
            barColumn(
              `Share of ${showNumber(invalid)}`,
              ({ label, shares: [share = null] }: ReasonShare) => ({
                label: `${label}: share`,
                value: share,
                figure: <span className={mutedClass(invalid)}>{showPercent(share)}</span>,
              }),
            ),
          personColumn('Team', ({ teamShare }: ReasonShare) => showPercent(teamShare)),
        ]}
      />
    </QueryCard>
  );
}

function subtitleOf(people: PeopleData['people']): string {
  const [main, other] = people;
  const few = people.some(({ invalid }) => isFew(invalid));
  if (other) return `Share of invalid events, beside the team's${few ? '; gray: few cases' : ''}`;
  return `Share of ${countText(main.invalid, 'invalid event')}${few ? ', few cases' : ''}, beside the team's`;
}
