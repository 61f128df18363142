import type { ComponentProps } from 'react';
import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { EmptyMessage } from '../../ui/card-messages.tsx';

export interface MonthsProps {
  readonly monthly: ReadState<Monthly>;
  /** Oldest first. */
  readonly months: readonly Month[];
  /** 'YYYY-MM', Eastern. */
  readonly thisMonth: string;
}

interface MonthlyCardProps extends Pick<
  ComponentProps<typeof QueryCard>,
  'title' | 'subtitle' | 'className' | 'count' | 'footer' | 'unreadable' | 'children'
> {
  readonly monthly: ReadState<Monthly>;
  /** The text shown instead of the children when there is nothing to show. */
  readonly empty?: string | false;
}

/** A card of this screen. All of them show one response, and are mounted once it is there. */
export function MonthlyCard({
  monthly,
  unreadable = 0,
  empty = false,
  children,
  ...rest
}: MonthlyCardProps) {
  return (
    <QueryCard {...rest} state={monthly} what="Monthly data" unreadable={unreadable}>
      {empty === false ? children : <EmptyMessage text={empty} />}
    </QueryCard>
  );
}

/** The whole screen while it is loading, has failed, or has no month. */
export function NoMonths({ monthly }: { readonly monthly: ReadState<Monthly> }) {
  return (
    <QueryCard
      title="Monthly Data"
      className="min-h-[40rem]"
      state={monthly}
      what="Monthly data"
      loading="Loading monthly data..."
      skeleton={[6, 92]}
      unreadable={monthly.data?.months.unreadable}
      empty={{
        text: 'No monthly data yet',
        hint: 'The first month will appear here with its first valid appointments.',
      }}
    >
      {null}
    </QueryCard>
  );
}

/** The empty state for no current month (spec 2). */
export function NoCurrentMonth(props: { readonly monthly: ReadState<Monthly>; name: string }) {
  const { monthly, name } = props;
  return (
    <MonthlyCard monthly={monthly} title="Current month" subtitle={name} className="min-h-60">
      <EmptyMessage
        text="No data for the current month yet"
        hint="Figures appear with the first valid appointments. Earlier months are below."
      />
    </MonthlyCard>
  );
}
