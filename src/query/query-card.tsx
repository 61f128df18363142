import type { ComponentProps, ReactNode } from 'react';
import { type ApiError, messageOf, whatFailed } from '../api/api-error.ts';
import { showNumber } from '../domain/number/format.ts';
import { unitText } from '../domain/text/words.ts';
import type { Freshness } from '../domain/time/age.ts';
import { Badge } from '../ui/badge.tsx';
import { Boundary } from '../ui/boundary.tsx';
import {
  EmptyMessage,
  ErrorMessage,
  Loading,
  QuietMessage,
  RowsSkeleton,
  StaleFooter,
} from '../ui/card-messages.tsx';
import { Card, CardFooter, type CardState } from '../ui/card.tsx';
import { AgeSentence, AsOf, RefreshLine } from './card-age.tsx';
import { useIsQuiet } from './outage.ts';
import { callOf } from './reads.ts';
import { type ReadState, reloadAfter, useAlertRole, useFreshness } from './use-read.ts';

interface CardHead extends Pick<
  ComponentProps<typeof Card>,
  'title' | 'subtitle' | 'id' | 'lead' | 'className'
> {
  readonly actions?: ReactNode;
}

interface CardMessages {
  /** What the card loads, as the subject of a sentence: 'Regions'. */
  readonly what: string;
  /** The spec's own words, where it gives some. */
  readonly failed?: string;
  readonly loading?: string;
}

interface QueryBodyProps extends Pick<CardHead, 'title'>, CardMessages {
  readonly state: ReadState<unknown>;
  /** Without it a block is shown. */
  readonly skeleton?: readonly [rows: number, height: number];
  /** Shown instead of the children; falsy while there is something to show. */
  readonly empty?: false | ComponentProps<typeof EmptyMessage>;
  readonly children: ReactNode;
}

interface QueryFrameProps
  extends CardHead, Pick<QueryBodyProps, 'what' | 'state' | 'empty' | 'children'> {
  /** Rows that could not be read, where the response does not count them itself (rulings A2). */
  readonly unreadable?: number | undefined;
  /** What the footer counts: [12, 'insight']. */
  readonly count?: readonly [count: number, unit: string];
  readonly footer?: ReactNode;
}

/** A card over one read (design.md section 4): data, marked when old; else the error; else the skeleton. */
export function QueryCard(props: QueryFrameProps & QueryBodyProps) {
  return (
    <QueryFrame {...props}>
      <QueryBody {...props} />
    </QueryFrame>
  );
}

/** The card with its head and footer; an error in rendering the children stays inside it. */
export function QueryFrame({
  what,
  state,
  empty,
  unreadable = unreadableIn(state.data),
  actions,
  count,
  footer,
  children,
  ...head
}: QueryFrameProps) {
  const freshness = useFreshness(state);
  const isQuiet = useIsQuiet();
  const cardState = stateOf(state, freshness, Boolean(empty));
  const hasData = state.data !== undefined;
  return (
    <Card
      {...head}
      state={cardState}
      call={callOf(state.read)}
      aside={
        <>
          <Unreadable count={unreadable} />
          <AsOf read={state.read} freshness={freshness} />
          {actions}
        </>
      }
      footer={
        hasData && (
          <Footer state={state} isStale={freshness === 'stale' && !isQuiet}>
            {!empty && (count || footer) ? (
              <>
                {count && <Counted count={count[0]} unit={count[1]} />}
                {footer}
              </>
            ) : null}
          </Footer>
        )
      }
    >
      {hasData && <RefreshLine read={state.read} />}
      <Guard what={what} state={state}>
        {children}
      </Guard>
    </Card>
  );
}

function stateOf(state: ReadState<unknown>, freshness: Freshness, isEmpty: boolean): CardState {
  if (state.data === undefined) return state.hasFailed ? 'error' : 'loading';
  if (freshness !== 'fresh') return freshness;
  return isEmpty ? 'empty' : 'ready';
}

/** What a card shows of its read, for a card with parts that need no response. */
export function QueryBody(props: QueryBodyProps) {
  return (
    <Guard {...props}>
      <Content {...props} />
    </Guard>
  );
}

function Content(props: QueryBodyProps) {
  const { title, state, what, failed, loading, skeleton, empty, children } = props;
  const isQuiet = useIsQuiet();
  if (state.data === undefined && state.hasFailed && isQuiet) return <QuietMessage />;
  if (state.data === undefined)
    return state.hasFailed && state.error ? (
      <Failed title={failed ?? `${what} could not be loaded`} state={state} error={state.error} />
    ) : (
      <Loading text={loading ?? `Loading ${title}...`} isSeen={loading !== undefined}>
        {skeleton ? <RowsSkeleton rows={skeleton[0]} height={skeleton[1]} /> : <BlockSkeleton />}
      </Loading>
    );
  return empty ? <EmptyMessage {...empty} /> : children;
}

interface FailedProps {
  readonly title: string;
  readonly state: ReadState<unknown>;
  readonly error: ApiError;
}

function Failed({ title, state, error }: FailedProps) {
  return (
    <ErrorMessage
      role={useAlertRole(state.read, 'card')}
      title={title}
      sentence={whatFailed(error)}
      code={messageOf(error)}
      onRetry={state.retry}
      onReload={reloadAfter(error)}
    />
  );
}

function Guard({ what, state, children }: Pick<QueryBodyProps, 'what' | 'state' | 'children'>) {
  return (
    <Boundary
      resetKey={state.data}
      fallback={(error, reset) => (
        <ErrorMessage
          role="alert"
          title={`${what} could not be shown`}
          sentence={`The response of ${state.read.method} ${state.read.path} can't be displayed.`}
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
  readonly state: ReadState<unknown>;
  readonly isStale: boolean;
  readonly children: ReactNode;
}

function Footer({ state, isStale, children }: FooterProps) {
  if (!isStale) return children ? <CardFooter>{children}</CardFooter> : null;
  return (
    <StaleFooter
      age={<AgeSentence read={state.read} />}
      code={state.error ? messageOf(state.error) : ''}
      onRetry={state.retry}
      onReload={reloadAfter(state.error)}
    >
      {children}
    </StaleFooter>
  );
}

function BlockSkeleton() {
  return (
    <>
      <div className="border-line h-11 border-t" />
      <span className="skeleton mx-4 mb-4 flex-1" />
    </>
  );
}

interface CountedProps {
  readonly count: number;
  readonly unit: string;
}

function Counted({ count, unit }: CountedProps) {
  return (
    <span>
      <b className="font-semibold">{showNumber(count)}</b> {unitText(count, unit)}
    </span>
  );
}

export function Unreadable({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="caution">
      {showNumber(count)} {count === 1 ? 'row' : 'rows'} unreadable
    </Badge>
  );
}

function unreadableIn(data: unknown): number {
  const count = (data as { unreadable?: unknown } | null | undefined)?.unreadable;
  return typeof count === 'number' ? count : 0;
}
