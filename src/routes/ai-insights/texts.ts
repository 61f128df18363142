import { showNumber } from '../../domain/number/format.ts';

/** A figure as text; null when it is unknown. */
export function figureText(
  value: number | null | undefined,
  show: (value: number) => string = showNumber,
): string | null {
  return value === null || value === undefined ? null : show(value);
}

export function idOf({ id, title }: { readonly id: string; readonly title: string }): string {
  return id || title;
}
