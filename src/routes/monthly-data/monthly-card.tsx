import type { ReactNode } from 'react';
import type { Monthly } from '../../api/entities/monthly.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { EmptyMessage } from '../../ui/card-messages.tsx';

interface MonthlyCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly title: string;
  readonly subtitle?: string;
  readonly className?: string;
  readonly footer?: string;
  /** Unreadable rows (rulings A2). */
  readonly unreadable?: number;
  /** The text shown instead of the children when there is nothing to show. */
  readonly empty?: string | false;
  readonly children: ReactNode;
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
    <QueryCard
      {...rest}
      state={monthly}
      what="Monthly data"
      skeleton={null}
      unreadable={unreadable}
    >
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
      skeleton={<Skeleton />}
      unreadable={monthly.data?.months.unreadable}
      empty={{
        text: 'No monthly data yet',
        hint: 'The first month appears here with its first valid appointments.',
      }}
    >
      {null}
    </QueryCard>
  );
}

function Skeleton() {
  return (
    <>
      <div className="border-line grid grid-cols-4 gap-x-8 border-t px-4 pt-4 pb-6">
        {['a', 'b', 'c', 'd'].map((cell) => (
          <div key={cell}>
            <span className="skeleton h-3.5" />
            <span className="skeleton mt-3 h-9" />
          </div>
        ))}
      </div>
      <div className="grid flex-1 content-start gap-x-8 gap-y-6 px-4 pb-4 sm:grid-cols-4">
        <span className="skeleton h-72 sm:col-span-3" />
        <span className="skeleton h-72 max-sm:hidden" />
        <span className="skeleton h-36 sm:col-span-2" />
        <span className="skeleton h-36 sm:col-span-2" />
      </div>
    </>
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
