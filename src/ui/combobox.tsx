import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { ignoreHeldEnter } from './button.tsx';
import { Field } from './field.tsx';

interface Option {
  /** The text that is taken into the field. */
  readonly value: string;
  readonly content: ReactNode;
}

interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

interface ComboboxProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly groups: readonly OptionGroup[];
  readonly listLabel: string;
  /** The option that Enter takes before an arrow key was pressed; '' for none. */
  readonly marked: string;
}

/**
 * A text field with suggestions (ARIA 1.2, editable with list), which are shown from its focus on. Enter takes the marked one,
 * and submits without one.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, groups, listLabel, marked, ...field } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The option itself, not its place: a poll may reorder them.
  const [active, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options.map((option) => option.value));
  const isShown = isOpen && !field.readOnly && options.length > 0;
  const current = isShown ? options.indexOf(active ?? marked) : -1;
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
      // The first arrow key in a closed list shows what is marked.
      const at = isShown ? nextPlace(key, current, options.length) : options.indexOf(marked);
      setActive(options.at(at < 0 && key === 'ArrowDown' ? 0 : at) ?? null);
    }
    if (!isShown || (key !== 'Enter' && key !== 'Escape')) return;
    const option = options[current];
    if (key === 'Enter' && option === undefined) return show(false);
    event.preventDefault();
    if (key === 'Enter' && option !== undefined) take(option);
    else show(false);
  };
  return (
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
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onBlur={() => show(false)}
        onKeyDown={keyDown}
      />
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field keeps the focus
        <div
          id={`${id}-list`}
          ref={reveal}
          role="listbox"
          tabIndex={-1}
          aria-label={listLabel}
          onMouseDown={(event) => event.preventDefault()}
          className="rounded-card border-line bg-raised shadow-float absolute inset-x-0 top-full z-10 mt-1 grid border p-1"
        >
          {groups.map((group) => (
            <div key={group.label} role="group" aria-label={group.label}>
              <p aria-hidden className="text-caption text-ink-2 px-2.5 pt-1.5 pb-1">
                {group.label}
              </p>
              {group.options.map((option) => {
                const at = options.indexOf(option.value);
                return (
                  // The field keeps the focus and handles the keys.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={option.value}
                    id={`${id}-${at}`}
                    role="option"
                    aria-selected={at === current}
                    tabIndex={-1}
                    onClick={() => take(option.value)}
                    className="rounded-control text-small hover:bg-hover aria-selected:bg-track grid min-h-[34px] cursor-pointer items-center px-2.5 py-1 max-sm:min-h-11"
                  >
                    {option.content}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The field may be at the lower edge of the window. */
function reveal(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}

/** The next or previous option, around the ends; before a choice, down is the first option and up the last. */
function nextPlace(key: 'ArrowDown' | 'ArrowUp', current: number, count: number): number {
  if (key === 'ArrowDown') return (current + 1) % Math.max(count, 1);
  return current > 0 ? current - 1 : count - 1;
}
