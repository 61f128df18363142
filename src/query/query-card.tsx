import type { ReactNode } from 'react';
import { whatFailed, messageOf } from '../api/api-error.ts';
import { callOf } from './client.ts';
import type { ReadState } from './use-read.ts';
import type { Freshness } from '../domain/time/age.ts';
import { showNumber } from '../domain/number/format.ts';
import { Badge } from '../ui/badge.tsx';
import {
  EmptyMessage,
  ErrorMessage,
  Loading,
  QuietMessage,
  StaleFooter,
} from '../ui/card-messages.tsx';
import { Card, CardFooter, type CardState } from '../ui/card.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { useShownFailure } from './failures.ts';
import { AgeSentence, AsOf, RefreshLine, useFreshness } from './freshness.tsx';
import { useIsQuiet } from './outage/context.ts';

interface QueryCardProps<T> {
  readonly title: string;
  readonly subtitle?: string;
  readonly id?: string;
  /** Before the title, such as a region's plate. */
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly state: ReadState<T>;
  /** What could not be loaded, as the subject of a sentence: 'Regions'. */
  readonly what: string;
  /** The spec's own words when it could not be loaded, where it gives some. */
  readonly failed?: string;
  /** The spec's own loading text where it gives one. */
  readonly loading?: string;
  readonly skeleton: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: { readonly text: string; readonly hint?: string };
  readonly actions?: ReactNode;
  /** The rows that could not be read, where the card shows a list inside the answer. */
  readonly unreadable?: (data: T) => number;
  readonly footer?: (data: T) => ReactNode;
  /** Around what the read shows: what needs no answer stays whatever becomes of it. */
  readonly around?: (body: ReactNode) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * A card over one read (design.md section 4), in this order: it has data, it shows it, marked when old;
 * it has none and the call failed, the error with Try Again; none yet, the skeleton; data that is empty,
 * the spec's empty text. What goes wrong in drawing it stays in it.
 */
export function QueryCard<T>(props: QueryCardProps<T>) {
  const { title, subtitle, id, lead, className, state, what, actions } = props;
  const { unreadable = unreadableIn, around } = props;
  const freshness = useFreshness(state);
  const cardState = stateOf(props, freshness);
  const isQuiet = useIsQuiet();
  // What a quiet card looks like; its `data-state` stays what it is.
  const shownState = isQuiet && cardState === 'stale' ? 'delayed' : cardState;
  const body = <Body {...props} isQuiet={isQuiet} />;
  const failure = cardState === 'error' && !isQuiet ? state.error : null;
  useShownFailure(state.read.path, failure && whatFailed(failure), true);
  const guarded = (part: ReactNode) => (
    <Boundary
      resetKey={state.data}
      fallback={(error, reset) => (
        <ErrorMessage
          title={`${what} could not be shown`}
          sentence={`The answer of ${state.read.method} ${state.read.path} could not be drawn.`}
          code={error.name}
          onRetry={reset}
        />
      )}
    >
      {part}
    </Boundary>
  );
  return (
    <Card
      title={title}
      subtitle={subtitle}
      id={id}
      lead={lead}
      {...(className !== undefined && { className })}
      state={cardState}
      call={callOf(state.read)}
      aside={
        <>
          {state.data !== undefined && <Unreadable count={unreadable(state.data)} />}
          <AsOf read={state.read} freshness={freshness} />
          {actions}
        </>
      }
      footer={<Footer {...props} cardState={shownState} />}
    >
      {state.data !== undefined && <RefreshLine read={state.read} />}
      {around ? guarded(around(guarded(body))) : guarded(body)}
    </Card>
  );
}

function stateOf<T>({ state, isEmpty }: QueryCardProps<T>, freshness: Freshness): CardState {
  if (state.data === undefined) return state.hasFailed ? 'error' : 'loading';
  if (freshness !== 'fresh') return freshness;
  return isEmpty?.(state.data) ? 'empty' : 'ready';
}

function Body<T>(props: QueryCardProps<T> & { readonly isQuiet: boolean }) {
  const { title, state, what, failed, loading, skeleton, isEmpty, empty, children } = props;
  if (state.data === undefined && state.hasFailed && props.isQuiet) return <QuietMessage />;
  if (state.data === undefined)
    return state.hasFailed && state.error ? (
      <ErrorMessage
        title={failed ?? `${what} could not be loaded`}
        sentence={whatFailed(state.error)}
        code={messageOf(state.error)}
        onRetry={state.retry}
      />
    ) : (
      <Loading text={loading ?? `Loading ${title}...`} isSeen={loading !== undefined}>
        {skeleton}
      </Loading>
    );
  if (empty && isEmpty?.(state.data)) return <EmptyMessage {...empty} />;
  return children(state.data);
}

function Footer<T>(props: QueryCardProps<T> & { readonly cardState: CardState }) {
  const { state, footer, isEmpty, cardState } = props;
  if (state.data === undefined) return null;
  const own = footer && !isEmpty?.(state.data) ? footer(state.data) : null;
  if (cardState === 'stale')
    return (
      <StaleFooter
        age={<AgeSentence read={state.read} />}
        code={state.error ? messageOf(state.error) : ''}
        onRetry={state.retry}
      >
        {own}
      </StaleFooter>
    );
  return own === null ? null : <CardFooter>{own}</CardFooter>;
}

/** Rows of a list that could not be read are counted, never fatal (rulings A2). */
export function Unreadable({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="caution">
      {showNumber(count)} {count === 1 ? 'row' : 'rows'} unreadable
    </Badge>
  );
}

function unreadableIn(data: unknown): number {
  const count = (data as { unreadable?: unknown } | null)?.unreadable;
  return typeof count === 'number' ? count : 0;
}
