import { type ReasonShare, reasonsOf } from '../../calls/reason-table.ts';
import { showNumber, showPercent, countText } from '../../domain/text/format.ts';
import { mutedClass, personColumn, subjectColumn } from '../../features/person/figures.tsx';
import { ReasonsCard } from '../../features/person/reasons-card.tsx';
import { TextLink } from '../../ui/links.tsx';
import { barColumn } from '../../ui/meter.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import type { PeopleData } from './people.ts';

/** Why this person's appointments are invalid, each reason's share beside the team's; where rows are missing, there are none (A15). */
export function TelemarketerReasons({ status, received, team, people }: PeopleData) {
  const reasons = reasonsOf(people, team);
  const shown = (share: number | null | undefined) => showPercent(received ? null : share);
  const [main, other] = people;
  const { invalid } = main;
  const [first] = reasons;
  return (
    <ReasonsCard
      {...{ status, received }}
      events={main}
      leading={first && { label: first.label, count: first.counts[0] ?? 0 }}
      isEmpty={reasons.length === 0}
      subtitle={
        other
          ? "Share of invalid events, beside the team's"
          : `Share of ${countText(invalid, 'invalid event')}, beside the team's`
      }
      className="min-h-[20rem]"
    >
      <DataTable
        rows={reasons}
        keyOf={({ key }) => key}
        height="box"
        columns={[
          subjectColumn('Reason', (reason: ReasonShare) => <Clamped text={reason.label} />),
          ...people.map(({ person, invalid: personInvalid, hrefOf }, at) =>
            personColumn(other ? person : 'Events', (reason: ReasonShare) => {
              const events = reason.counts[at] ?? 0;
              if (events === 0) return <span className="text-ink-3">0</span>;
              return (
                <TextLink
                  href={hrefOf('invalid', { reason: reason.label })}
                  aria-label={`${person.name}, ${reason.label}: ${showNumber(events)}`}
                  isRow={!other}
                >
                  <b className="font-semibold">{showNumber(events)}</b>{' '}
                  {other && (
                    <span className={mutedClass(personInvalid)}>{shown(reason.shares[at])}</span>
                  )}
                </TextLink>
              );
            }),
          ),
          !other &&
            barColumn(`Share of ${showNumber(invalid)}`, (reason: ReasonShare) => {
              const [share = null] = received ? [] : reason.shares;
              return {
                label: `${reason.label}: share`,
                value: share,
                figure: <span className={mutedClass(invalid)}>{showPercent(share)}</span>,
              };
            }),
          personColumn('Team', ({ teamShare }: ReasonShare) => shown(teamShare)),
        ]}
      />
    </ReasonsCard>
  );
}
