/** One response's figure; instants in ms, on one clock. Null: it could not be read. */
export interface Reading {
  readonly value: number | null;
  readonly requestedAt: number;
  readonly answeredAt: number;
}

/** A figure over a call's last two responses. */
export interface Figure {
  readonly value: number | null;
  /** Of the response before; the same as `value` after the first one. */
  readonly before: number | null;
  /** How many responses there were. */
  readonly responses: number;
  /** When the response was requested that first had `value`, and the one that first had `before`. */
  readonly since: number;
  readonly from: number;
  readonly answeredAt: number;
}

/** The figure after one more response. */
export function nextFigure(last: Figure | null, { value, ...at }: Reading): Figure {
  const { answeredAt } = at;
  if (!last)
    return {
      value,
      before: value,
      responses: 1,
      since: at.requestedAt,
      from: at.requestedAt,
      answeredAt,
    };
  return {
    value,
    before: last.value,
    responses: last.responses + 1,
    since: value === last.value ? last.since : at.requestedAt,
    from: last.since,
    answeredAt,
  };
}

/**
 * Whether two calls' figures of the same thing differ by more than their ages explain. Between two responses a figure
 * may have had any value from the one to the other. So one call contradicts another only when their last two responses
 * cover a common moment, and no value between the one's two is also one between the other's two: what merely changed
 * between two polls never does. Each must have responded twice (`least`: once for a call that is not polled).
 */
export function contradicts(a: Figure, b: Figure, least: readonly [number, number]): boolean {
  const [one, other] = [rangeOf(a), rangeOf(b)];
  if (one === null || other === null) return false;
  if (a.responses < least[0] || b.responses < least[1]) return false;
  const haveCommonMoment = a.from <= b.answeredAt && b.from <= a.answeredAt;
  return haveCommonMoment && (one.low > other.high || other.low > one.high);
}

function rangeOf({ value, before }: Figure): { low: number; high: number } | null {
  if (value === null || before === null) return null;
  return { low: Math.min(value, before), high: Math.max(value, before) };
}
