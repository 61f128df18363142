import type { ReactNode } from 'react';
import type { ReasonTally, Why } from '../../calls/reasons.ts';
import { ratesWithout } from '../../calls/reason-table.ts';
import { excerpt } from '../../domain/text/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { PersonCard } from './events.ts';

interface ReasonsCardProps extends Pick<PersonCard, 'status' | 'received'> {
  readonly events: Why;
  readonly leading: Pick<ReasonTally, 'label' | 'count'> | undefined;
  readonly isEmpty: boolean;
  readonly subtitle: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Why a person's appointments are invalid, with the rate without the leading reason; where rows are missing, there is no rate (A15). */
export function ReasonsCard(props: ReasonsCardProps) {
  const { status, received, events, leading, isEmpty, subtitle, className = '', children } = props;
  const { valid, all } = events;
  const [now, without] = ratesWithout(leading?.count ?? 0, valid, received === '' ? all : null);
  return (
    <QueryCard
      title="Why appointments are invalid"
      subtitle={!isEmpty && subtitle}
      className={`max-wide:has-[>[data-nothing]]:compact-empty ${className}`}
      status={status}
      skeleton={[5, 36]}
      empty={
        isEmpty && {
          kind: all === 0 ? 'none' : 'good',
          text: 'No invalid appointments found',
          before: 'Reasons will appear here with the first invalid event.',
        }
      }
      footer={
        leading && (
          <span>
            Without{' '}
            <b className="text-ink font-semibold">
              "<bdi>{excerpt(leading.label)}</bdi>"
            </b>
            : {now.percent} → {without.percent}
          </span>
        )
      }
    >
      {children}
    </QueryCard>
  );
}
