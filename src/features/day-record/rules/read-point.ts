import type { DayPoint } from './day-record.ts';
import type { Span } from './spans.ts';

// What a device kept may be damaged, or of a build to come.

/** A kept point; null where it can't be one. Only the fields of a point are taken over. */
function readPoint(value: unknown): DayPoint | null {
  const { at, valid, activeRegions, confidence, pendingAlerts, regions, telemarketers } =
    fieldsOf(value);
  if (!isInstant(at)) return null;
  return {
    valid: numberIn(valid),
    activeRegions: numberIn(activeRegions),
    confidence: numberIn(confidence),
    regions: rowsIn(regions, ({ region, valid: of, total }) =>
      typeof region === 'string' ? { region, valid: numberIn(of), total: numberIn(total) } : [],
    ),
    telemarketers: rowsIn(telemarketers, ({ name, count, performance }) =>
      typeof name === 'string'
        ? { name, count: numberIn(count), performance: numberIn(performance) }
        : [],
    ),
    pendingAlerts: numberIn(pendingAlerts),
    at,
  };
}

export function readPoints(values: unknown): readonly DayPoint[] {
  return Array.isArray(values) ? values.flatMap((value) => readPoint(value) ?? []) : [];
}

export function readSpans(values: unknown): readonly Span[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value): Span[] => {
    const [from, to]: unknown[] = Array.isArray(value) ? value : [];
    return isInstant(from) && isInstant(to) && from <= to ? [[from, to]] : [];
  });
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function rowsIn<T>(values: unknown, read: (row: ReturnType<typeof fieldsOf>) => T | never[]): T[] {
  return Array.isArray(values) ? values.flatMap((value) => read(fieldsOf(value))) : [];
}
