import type { Region } from '../region/region.ts';
import type { Time } from '../time/read-time.ts';
import { appointmentsOf, type Validation } from './validated.ts';

interface Confident {
  /** Of the verdict, in percent. */
  readonly confidence: number | null;
}

interface Titled {
  readonly title: string;
  readonly customer: string;
  readonly region: Region;
}

interface Alert extends Titled {
  readonly createdAt: Time;
}

/** The row with an alert's title, customer and region; of several, the nearest before the alert. */
export function appointmentOfAlert<A extends Titled & { readonly time: Time }>(
  alert: Alert,
  rows: readonly A[],
): A | null {
  const { title, customer, region, createdAt } = alert;
  if ([title, customer, region.id].every((text) => text === '')) return null;
  const distance = ({ time }: A) => distanceBefore(time.ms, createdAt.ms);
  const [nearest = null] = rows
    .filter((row) => isAlike(row, alert))
    // Two unknown times give NaN.
    .toSorted((a, b) => distance(a) - distance(b) || 0);
  return nearest;
}

/** Finds the rows of many alerts: each as `appointmentOfAlert` does. */
export function appointmentFinder<A extends Titled & { readonly time: Time }>(
  rows: readonly A[],
): (alert: Alert) => A | null {
  const keyOf = ({ title, customer, region }: Titled) => [title, customer, region.id].join('\n');
  const byKey = new Map<string, A[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const alike = byKey.get(key);
    if (alike) alike.push(row);
    else byKey.set(key, [row]);
  }
  return (alert) => appointmentOfAlert(alert, byKey.get(keyOf(alert)) ?? []);
}

const isAlike = (a: Titled, b: Titled) =>
  a.customer === b.customer && a.title === b.title && a.region.id === b.region.id;

/** Longer than any time before the alert, in ms. */
const afterTheAlert = 1e15;

function distanceBefore(time: number | null, createdAt: number | null): number {
  if (time === null || createdAt === null) return Infinity;
  return time <= createdAt ? createdAt - time : afterTheAlert + time - createdAt;
}

interface Verdicts {
  readonly validations: readonly (Validation & Confident)[];
  readonly alerts: readonly (Alert & Confident)[];
}

/** The confidence of an appointment's verdict: its recent validation's, else its alert's, else its own (rulings C38). */
export function verdictConfidence<A extends Titled & Validation & Confident>(
  row: A,
  rows: readonly A[],
  { validations, alerts }: Verdicts,
): number | null {
  const found = appointmentsOf(
    validations.filter(({ customer }) => customer === row.customer),
    rows,
  );
  const validation = [...found.keys()].find((each) => found.get(each) === row);
  const alert = alerts.find((each) => isAlike(each, row) && appointmentOfAlert(each, rows) === row);
  return validation?.confidence ?? alert?.confidence ?? row.confidence;
}
