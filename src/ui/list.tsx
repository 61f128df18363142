import type { ComponentProps, ReactNode } from 'react';

interface ListProps<T> extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  readonly as?: 'ul' | 'ol';
  readonly rows: readonly T[];
  /** The text that identifies a row; two rows may have the same. */
  readonly keyOf: (row: T) => string;
  readonly rowClass?: string;
  readonly children: (row: T) => ReactNode;
}

/** A list whose rows keep their elements when the rows around them change. By default hairlines divide the rows. */
export function List<T>(props: ListProps<T>) {
  const {
    as: Element = 'ul',
    rows,
    keyOf,
    rowClass = 'border-line border-t',
    children,
    ...rest
  } = props;
  const keys = rowKeys(rows, keyOf);
  return (
    <Element {...rest}>
      {rows.map((row, index) => (
        <li key={keys[index]} className={rowClass}>
          {children(row)}
        </li>
      ))}
    </Element>
  );
}

/** One key per row from its text; the server's ids may repeat, so the second of a kind gets '#2'. */
export function rowKeys<T>(rows: readonly T[], text: (row: T) => string): readonly string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const base = text(row);
    const times = (counts.get(base) ?? 0) + 1;
    counts.set(base, times);
    return times === 1 ? base : `${base}#${times}`;
  });
}
