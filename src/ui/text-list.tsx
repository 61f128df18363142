import type { LucideIcon } from 'lucide-react';
import { excerpt, oneLine } from '../domain/text/plain-text.ts';
import { rowKeys } from './row-keys.ts';

interface TextListProps {
  readonly label: string;
  readonly rows: readonly string[];
  readonly icon?: LucideIcon;
  /** The icon's color, where it is a status. */
  readonly tone?: string;
  /** Shown instead of an empty list. */
  readonly empty: string;
}

/** Server texts, one per item; a long list scrolls (spec 9). */
export function TextList(props: TextListProps) {
  const { label, rows, icon: Icon, tone = 'text-ink-3', empty } = props;
  const keys = rowKeys(rows, (row) => row);
  if (rows.length === 0) return <p className="text-small text-ink-2">{empty}</p>;
  return (
    <ul
      aria-label={label}
      className="focus-inside max-h-list-short text-small grid [scrollbar-width:thin] gap-1 overflow-auto"
      {...(rows.length > 4 && { tabIndex: 0 })}
    >
      {rows.map((row, index) => (
        <li key={keys[index]} className="flex gap-2">
          {Icon && <Icon aria-hidden className={`icon-small mt-0.5 ${tone}`} />}
          <bdi className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]" title={oneLine(row)}>
            {excerpt(row)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
