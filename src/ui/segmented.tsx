import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

const sizes = {
  medium: 'text-small h-[30px] gap-2 px-3 max-sm:h-10 max-sm:flex-1 max-sm:px-1.5',
  small: 'text-caption h-[26px] gap-1.5 px-2.5 max-sm:h-9 max-sm:flex-1',
  // One below the other where there is space.
  rows: 'text-small h-[30px] gap-2 px-3 max-sm:h-10 max-sm:flex-1 max-sm:px-1.5 xl:flex-1 xl:justify-start',
  // The label is a tooltip.
  icons: 'size-[26px] max-lg:size-9',
} as const;

interface SegmentedProps<V extends string> {
  /** The id of the text that names it; or its name, where no text does. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    readonly icon?: LucideIcon;
  }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly size?: keyof typeof sizes;
}

/** A choice of one among few, by native radio buttons. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, labelledBy, options, value, onChange, size = 'medium' } = props;
  const name = useId();
  const isIcons = size === 'icons';
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`rounded-tray bg-sunken shadow-edge inline-flex flex-wrap gap-0.5 p-0.5 ${isIcons ? '' : 'max-sm:flex max-sm:flex-1'} ${size === 'rows' ? 'xl:flex-1 xl:flex-col' : ''}`}
    >
      {options.map(({ icon: Icon, ...option }) => (
        <label
          key={option.value}
          title={isIcons ? option.label : undefined}
          className={`rounded-control text-ink-2 has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-accent inline-flex cursor-pointer items-center justify-center font-medium whitespace-nowrap has-checked:shadow-[0_0_0_1px_var(--line-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${isIcons ? '' : 'max-sm:[&_svg]:hidden'} ${sizes[size]}`}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {Icon && <Icon aria-hidden className={size === 'rows' ? 'icon' : 'icon-small'} />}
          {isIcons ? <span className="sr-only">{option.label}</span> : option.label}
        </label>
      ))}
    </div>
  );
}
