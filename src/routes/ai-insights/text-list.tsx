import type { LucideIcon } from 'lucide-react';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { rowKeys } from '../../ui/row-keys.ts';
import { Section } from './section.tsx';

interface TextListProps {
  readonly title: string;
  readonly rows: readonly string[];
  readonly icon: LucideIcon;
  /** The icon's color, where it is a status. */
  readonly tone?: string;
  /** Instead of an empty list. */
  readonly none: string;
}

/** Texts of a model, one under the other; a long list scrolls (spec 9). */
export function TextList({ title, rows, icon: Icon, tone = 'text-ink-3', none }: TextListProps) {
  const keys = rowKeys(rows, (row) => row);
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="text-small text-ink-2">{none}</p>
      ) : (
        <ul
          aria-label={title}
          className="focus-inside max-h-list-short text-small grid [scrollbar-width:thin] gap-1 overflow-auto"
          {...(rows.length > 4 && { tabIndex: 0 })}
        >
          {rows.map((row, index) => (
            <li key={keys[index]} className="flex gap-2">
              <Icon aria-hidden className={`icon-small mt-0.5 ${tone}`} />
              <bdi className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]" title={oneLine(row)}>
                {excerpt(row)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
