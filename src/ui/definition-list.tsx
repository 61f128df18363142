import type { ReactNode } from 'react';

interface DefinitionListProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly className?: string;
  /** Classes of each label with its value. */
  readonly itemClass?: string;
  readonly valueClass?: string;
}

/** Labels and their values; values and labels may be server text in any direction. */
export function DefinitionList(props: DefinitionListProps) {
  const { items, className, itemClass = 'min-w-0', valueClass = 'text-small' } = props;
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label} className={itemClass}>
          <dt className="text-caption text-ink-2">
            <bdi>{label}</bdi>
          </dt>
          <dd className={valueClass}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
