import type { ComponentProps, ReactNode } from 'react';
import { type ApiError, messageOf, whatFailed } from '../api/api-error.ts';
import { isList, isWhole, receivedText, type Rows } from '../api/rows.ts';
import { countText } from '../domain/text/format.ts';
import type { DataState } from '../domain/time/age.ts';
import { Badge, StatusWord } from '../ui/badge.tsx';
import { Boundary } from '../ui/boundary.tsx';
import {
  BeforeBooking,
  EmptyMessage,
  ErrorMessage,
  Loading,
  NotLoadedMessage,
  RowsSkeleton,
  StaleFooter,
} from '../ui/card-messages.tsx';
import { Card, CardFooter } from '../ui/card.tsx';
import { AgeSentence, CardAge, RefreshLine } from './card-age.tsx';
import { useIsOutage } from './is-outage.ts';
import { callOf } from './reads.ts';
import { signInAfter } from './sign-in.ts';
import { type ReadStatus, useAlertRole, useDataState } from './data-state.ts';

interface Empty extends ComponentProps<typeof EmptyMessage> {
  /** The hint where the response's list has no row at all: what will be shown, and when booking opens. */
  readonly before?: string;
}

interface QueryContentProps {
  readonly title: string;
  readonly status: ReadStatus<unknown>;
  /** The subject of a sentence about loading; by default that of the read, else the title. */
  readonly what?: string;
  readonly failed?: string;
  readonly loading?: string;
  /** Without it a block is shown. */
  readonly skeleton?: readonly [rows: number, height: number];
  /** Shown instead of the children; falsy while there is something to show. */
  readonly empty?: false | Empty;
  /** Rows that could not be read, where the response does not count them itself (A2): without them nothing is said to be empty (A13). */
  readonly unreadable?: number | undefined;
  readonly children?: ReactNode;
}

interface QueryCardProps
  extends
    QueryContentProps,
    Pick<ComponentProps<typeof Card>, 'subtitle' | 'id' | 'lead' | 'className' | 'fact'> {
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** The children are shown without data too, and show themselves what is missing. */
  readonly isAlwaysShown?: boolean;
}

/** A card over one read: data, marked when old; else the error; else the skeleton. */
export function QueryCard(props: QueryCardProps) {
  const { title, subtitle, id, lead, className = '' } = props;
  const { status, actions, empty, footer, fact } = props;
  const list = isList(status.data) ? status.data : undefined;
  const part = list && list.total !== null && (
    <span className="text-caution font-medium">{receivedText(list)}</span>
  );
  const { unreadable = list?.unreadable ?? 0, isAlwaysShown = false, children } = props;
  const shown = useDataState(status);
  const isOutage = useIsOutage();
  const hasData = status.data !== undefined;
  return (
    <Card
      {...{ title, id, lead, className }}
      subtitle={
        part ? (
          <>
            {subtitle} {part}
          </>
        ) : (
          subtitle
        )
      }
      state={shown === 'ready' && empty ? 'empty' : shown}
      fact={fact && <Fact status={status} shown={shown} fact={fact} />}
      call={callOf(status.read)}
      aside={
        <>
          <Unreadable count={unreadable} />
          <CardAge status={status} />
          {actions}
        </>
      }
      footer={
        hasData && (
          <Footer status={status} isStale={shown === 'stale' && !isOutage}>
            {!empty && footer}
          </Footer>
        )
      }
    >
      {hasData && <RefreshLine read={status.read} />}
      {isAlwaysShown ? (
        <QueryBoundary {...props}>{children}</QueryBoundary>
      ) : (
        <QueryContent {...props} />
      )}
    </Card>
  );
}

interface FactProps {
  readonly status: ReadStatus<unknown>;
  readonly shown: DataState;
  readonly fact: ReactNode;
}

/** The summary of a folded card: its fact, or that it failed or is old. */
function Fact({ status, shown, fact }: FactProps) {
  if (shown === 'error') return <StatusWord tone="warn">Couldn't load</StatusWord>;
  return (
    <span className="text-caption text-ink-2 flex items-center gap-2 whitespace-nowrap tabular-nums">
      {shown === 'stale' ? <CardAge status={status} /> : status.data !== undefined && fact}
    </span>
  );
}

/** The content of a card by the state of its read; an error in rendering the children stays inside. */
export function QueryContent(props: QueryContentProps) {
  const {
    title,
    status,
    what = status.read.subject ?? title,
    failed,
    loading,
    skeleton,
    empty,
    unreadable,
    children,
  } = props;
  const isOutage = useIsOutage();
  if (status.data === undefined && status.hasFailed && isOutage) return <NotLoadedMessage />;
  if (status.data === undefined)
    return status.hasFailed && status.error ? (
      <Failed
        title={failed ?? `${what} could not be loaded`}
        status={status}
        error={status.error}
      />
    ) : (
      <Loading text={loading ?? `Loading ${title}...`} isVisible={loading !== undefined}>
        {skeleton ? (
          <RowsSkeleton rows={skeleton[0]} height={skeleton[1]} />
        ) : (
          <>
            <div className="border-line h-11 border-t" />
            <span className="skeleton mx-4 mb-4 flex-1" />
          </>
        )}
      </Loading>
    );
  return (
    <QueryBoundary {...props}>
      {empty ? (
        <NoRows
          {...empty}
          {...{ what, unreadable }}
          list={isList(status.data) ? status.data : undefined}
        />
      ) : (
        children
      )}
    </QueryBoundary>
  );
}

interface FailedProps {
  readonly title: string;
  readonly status: ReadStatus<unknown>;
  readonly error: ApiError;
}

function Failed({ title, status, error }: FailedProps) {
  return (
    <ErrorMessage
      role={useAlertRole(status.read, 'card')}
      title={title}
      sentence={whatFailed(error)}
      code={messageOf(error)}
      onRetry={status.retry}
      signIn={signInAfter(error)}
    />
  );
}

function QueryBoundary(props: QueryContentProps) {
  const { status, title, what = status.read.subject ?? title, children } = props;
  return (
    <Boundary
      resetKey={status.data}
      fallback={(error, reset) => (
        <ErrorMessage
          role="alert"
          title={`${what} could not be shown`}
          sentence={`The response of ${status.read.method} ${status.read.path} can't be displayed.`}
          code={error.name}
          onRetry={reset}
        />
      )}
    >
      {children}
    </Boundary>
  );
}

interface FooterProps {
  readonly status: ReadStatus<unknown>;
  readonly isStale: boolean;
  readonly children: ReactNode;
}

function Footer({ status, isStale, children }: FooterProps) {
  if (!isStale) return children ? <CardFooter>{children}</CardFooter> : null;
  return (
    <StaleFooter
      age={<AgeSentence read={status.read} />}
      code={status.error ? messageOf(status.error) : ''}
      onRetry={status.retry}
      signIn={signInAfter(status.error)}
    >
      {children}
    </StaleFooter>
  );
}

export function Unreadable({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <Badge tone="caution">{countText(count, 'row')} unreadable</Badge>;
}

interface NoRowsProps extends Empty {
  /** The subject of a sentence about a list of which no row could be read. */
  readonly what?: string;
  readonly list: Rows | undefined;
  /** How many rows could not be read, if none is left. */
  readonly unreadable?: number | undefined;
}

/** Where there is no row to show. A list that was not received and read in full is not said to be empty (A2, A15). */
export function NoRows({ what, list, unreadable, before, ...empty }: NoRowsProps) {
  if (empty.kind === 'unread') return <EmptyMessage {...empty} />;
  const unread = unreadable ?? (list?.rows.length === 0 ? list.unreadable : 0);
  if (what !== undefined && unread > 0 && empty.kind !== 'search')
    return <EmptyMessage text={`${what} could not be read`} />;
  if (list?.rows.length === 0 && isWhole(list) && before)
    return <EmptyMessage {...empty} hint={<BeforeBooking what={before} />} />;
  if (list === undefined || isWhole(list)) return <EmptyMessage {...empty} />;
  return <EmptyMessage text="None among the rows received" />;
}
