import type { ComponentProps, ReactNode } from 'react';
import { rowKeys } from './row-keys.ts';

interface KeyedListProps<T> extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  readonly as?: 'ul' | 'ol';
  readonly rows: readonly T[];
  /** What tells one row from the next; it may repeat. */
  readonly keyOf: (row: T) => string;
  readonly itemClass?: string;
  readonly children: (row: T) => ReactNode;
}

/** A list of rows whose items keep their elements when the rows around them change. */
export function KeyedList<T>(props: KeyedListProps<T>) {
  const { as: List = 'ul', rows, keyOf, itemClass, children, ...rest } = props;
  const keys = rowKeys(rows, keyOf);
  return (
    <List {...rest}>
      {rows.map((row, index) => (
        <li key={keys[index]} className={itemClass}>
          {children(row)}
        </li>
      ))}
    </List>
  );
}
