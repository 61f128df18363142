import type { ReactNode } from 'react';
import { Clamped } from './clamped.tsx';

const looks = {
  /** Two columns, each label above its value. */
  columns: {
    list: 'grid-cols-2 gap-x-5 gap-y-4',
    item: 'min-w-0',
    label: 'text-caption text-ink-2 mb-0.5',
    value: 'text-body leading-[22px] font-medium',
  },
  compact: {
    list: 'grid-cols-2 gap-x-4 gap-y-2',
    item: 'min-w-0',
    label: 'text-caption text-ink-3',
    value: 'text-small',
  },
  /** Each label beside its value. */
  rows: {
    list: 'gap-2',
    item: 'text-small grid grid-cols-[76px_minmax(0,1fr)] gap-x-3',
    label: 'text-ink-3',
    value: 'font-medium',
  },
} as const;

export interface Definition {
  readonly label: string;
  /** A string is clamped: it may come from the server. */
  readonly value: ReactNode;
  /** Takes both columns. */
  readonly isWide?: boolean;
}

interface DefinitionListProps {
  readonly look: keyof typeof looks;
  readonly items: readonly Definition[];
  readonly className?: string;
}

/** Labels with their values. */
export function DefinitionList({ look, items, className = '' }: DefinitionListProps) {
  const { list, item, label: labelClass, value: valueClass } = looks[look];
  return (
    <dl className={`grid ${list} ${className}`}>
      {items.map(({ label, value, isWide }) => (
        <div key={label} className={`${item} ${isWide ? 'col-span-2' : ''}`}>
          <dt className={labelClass}>{label}</dt>
          <dd className={`tabular-nums ${valueClass}`}>
            {typeof value === 'string' ? <Clamped text={value} lines={3} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
