import { useId, type ReactNode } from 'react';

interface SegmentedProps<V extends string> {
  readonly labelledBy: string;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    readonly icon: ReactNode;
  }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A choice of one among few, by native radio buttons. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { labelledBy, options, value, onChange } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="rounded-tray bg-sunken shadow-edge inline-flex gap-0.5 p-0.5 max-sm:flex max-sm:flex-1"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="rounded-control text-small text-ink-2 has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-accent inline-flex h-[30px] cursor-pointer items-center justify-center gap-2 px-3 font-medium whitespace-nowrap has-checked:shadow-[0_0_0_1px_var(--line-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 max-sm:h-10 max-sm:flex-1 max-sm:px-1.5 max-sm:[&_svg]:hidden"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
