import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { ignoreHeldEnter } from './button.tsx';
import { Field } from './field.tsx';

interface ComboboxProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly options: readonly string[];
  readonly listLabel: string;
  /** Below the options: the next Enter keeps the text as typed. */
  readonly hint?: ReactNode;
  /** No option was taken: by Esc, which closes the list, or by Enter where `hint` is not shown yet. */
  readonly onUndecided?: (key: 'Enter' | 'Escape') => void;
  /** Below the field and announced, while no list is shown. */
  readonly children?: ReactNode;
}

/** A text field with suggestions (ARIA 1.2, editable with list). While they are shown, Enter takes the chosen or only one, and never submits. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, options, listLabel, hint, onUndecided, children, ...field } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The option itself, not its place: a poll may reorder them.
  const [active, setActive] = useState<string | null>(null);
  const isShown = isOpen && !field.readOnly && options.length > 0;
  const current = isShown && active !== null ? options.indexOf(active) : -1;
  const show = (open: boolean) => {
    setIsOpen(open);
    setActive(null);
  };
  const take = (option: string) => {
    onChange(option);
    show(false);
  };
  const keyDown = (event: KeyboardEvent) => {
    ignoreHeldEnter(event);
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setActive(options.at(nextPlace(key, current, options.length)) ?? null);
    }
    if (!isShown || (key !== 'Enter' && key !== 'Escape')) return;
    const only = options.length === 1 ? options[0] : undefined;
    const option = current >= 0 ? options[current] : only;
    const isKept = key === 'Enter' && option === undefined && hint;
    if (isKept || key === 'Escape') show(false);
    if (isKept) return;
    event.preventDefault();
    if (key === 'Enter' && option !== undefined) take(option);
    else onUndecided?.(key);
  };
  return (
    <div className="grid gap-1">
      <div className="relative">
        <Field
          {...field}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            show(true);
            onChange(event.target.value);
          }}
          onClick={() => setIsOpen(true)}
          onBlur={() => show(false)}
          onKeyDown={keyDown}
        />
        {isShown && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field keeps the focus
          <div
            ref={reveal}
            onMouseDown={(event) => event.preventDefault()}
            className="rounded-card border-line bg-raised shadow-float absolute inset-x-0 top-full z-10 mt-1 border p-2"
          >
            <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={listLabel}>
              {options.map((option, index) => (
                // The field keeps the focus and handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  tabIndex={-1}
                  onClick={() => take(option)}
                  className="rounded-control text-body hover:bg-hover aria-selected:bg-track flex min-h-9 cursor-pointer items-center px-2.5"
                >
                  <bdi className="truncate">{option}</bdi>
                </div>
              ))}
            </div>
            {hint && (
              <p role="alert" className="text-caption text-ink-2 px-2.5 pt-2">
                {hint}
              </p>
            )}
          </div>
        )}
      </div>
      {/* The space is reserved: what is below must not move away from a click that closes the list. */}
      <div
        role="status"
        className="text-caption text-ink-2 flex min-h-12 flex-wrap content-start gap-x-2 leading-6"
      >
        {!isShown && children}
      </div>
    </div>
  );
}

/** The field may be at the lower edge of the window. */
function reveal(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

/** Round the ends; from none, down is the first and up the last. */
function nextPlace(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  if (key === 'ArrowDown') return (current + 1) % Math.max(count, 1);
  return current > 0 ? current - 1 : -1;
}
