/** One response's figure; instants in ms, on one clock. Null: it could not be read. */
export interface Reading {
  readonly value: number | null;
  readonly requestedAt: number;
  readonly answeredAt: number;
}

export interface Figure {
  readonly value: number | null;
  readonly before: number | null;
  readonly responses: number;
  /** When the response was requested that first had `value`, and the one that first had `before`. */
  readonly since: number;
  readonly from: number;
  readonly answeredAt: number;
  /** Else it is requested again whenever the other one has changed (rulings C21), and stands until then. */
  readonly isPolled: boolean;
}

export function nextFigure(
  last: Figure | null,
  { value, requestedAt, answeredAt }: Reading,
  isPolled = true,
): Figure {
  const { value: before, since, responses } = last ?? { value, since: requestedAt, responses: 0 };
  return {
    value,
    before,
    responses: responses + 1,
    since: value === before ? since : requestedAt,
    from: since,
    answeredAt,
    isPolled,
  };
}

/**
 * Whether two calls' figures of the same thing differ by more than their ages explain. Between two responses a figure
 * may have had any value from the one to the other. So one call contradicts another only when their last two responses
 * cover a common moment, and no value between the one's two is also one between the other's two: what merely changed
 * between two polls never does. Each polled call must have responded twice.
 */
export function contradicts(a: Figure, b: Figure): boolean {
  const [one, other] = [rangeOf(a), rangeOf(b)];
  if (one === null || other === null) return false;
  if ([a, b].some(({ isPolled, responses }) => isPolled && responses < 2)) return false;
  const haveCommonMoment = a.from <= endOf(b) && b.from <= endOf(a);
  return haveCommonMoment && (one.low > other.high || other.low > one.high);
}

const endOf = ({ isPolled, answeredAt }: Figure) => (isPolled ? answeredAt : Infinity);

function rangeOf({ value, before }: Figure): { low: number; high: number } | null {
  if (value === null || before === null) return null;
  return { low: Math.min(value, before), high: Math.max(value, before) };
}
