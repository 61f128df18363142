import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { Tooltip } from './tooltip.tsx';

const lookClasses = {
  primary: 'border-primary bg-primary text-ink-inverse hover:bg-primary-hover',
  secondary:
    'border-line-strong bg-surface hover:border-line-control hover:bg-hover [&_svg]:text-ink-2',
  danger: 'border-critical-mark bg-surface text-critical hover:bg-critical-soft',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
} as const;

const sizes = {
  small: 'h-7 px-2.5 text-caption max-sm:h-9',
  medium: 'h-[34px] px-3 text-small max-sm:h-10',
} as const;

export type ButtonLook = keyof typeof lookClasses;
export type ButtonSize = keyof typeof sizes;

const shared =
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3';

/** The classes of a button, also for links drawn as buttons. */
export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'medium'): string {
  return `${shared} ${lookClasses[look]} ${sizes[size]}`;
}

interface IconProps {
  readonly icon: LucideIcon;
  /** Instead of the usual classes. */
  readonly iconClass?: string;
}

interface ButtonProps extends ComponentProps<'button'>, Pick<IconProps, 'iconClass'> {
  readonly icon?: LucideIcon | null;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

/** A button of an action: the second click of a double click and a held Enter don't count. */
export function Button(props: ButtonProps) {
  const { look, size, className = '', onClick, children, icon: Icon, ...others } = props;
  const { iconClass = size === 'small' ? 'icon-small' : 'icon', ...rest } = others;
  return (
    <button
      type="button"
      className={`${buttonClass(look, size)} ${className}`}
      onKeyDown={ignoreHeldEnter}
      onClick={(event) => {
        if (isSecondOfTwo(event)) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {Icon && <Icon aria-hidden className={iconClass} />}
      {children}
    </button>
  );
}

/** On the clock of `timeStamp`, in ms. */
let pressedAt = -Infinity;

/** Whether a click is the second one of a double click (C10). */
function isSecondOfTwo({ detail, timeStamp }: MouseEvent): boolean {
  if (detail > 1 && timeStamp - pressedAt < 400) return true;
  pressedAt = timeStamp;
  return false;
}

/** For a button or a field: Enter that is held down would press or submit again and again. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** A button drawn as a link, in a line of text. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="rounded-control relative font-semibold whitespace-nowrap underline underline-offset-2 after:absolute after:-inset-1"
      {...props}
    />
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, IconProps {
  readonly label: string;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, iconClass = 'icon', className = '', ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      className={`rounded-control text-ink-2 hover:bg-sunken hover:text-ink relative inline-grid size-7 place-items-center transition-colors max-sm:size-10 ${className}`}
      {...rest}
    >
      <Icon aria-hidden className={iconClass} />
      <Tooltip text={label} />
    </button>
  );
}

export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className="rounded-badge border-line-strong text-caption inline-grid h-5 min-w-5 place-items-center border border-b-2 px-1 font-sans leading-none font-medium">
      {children}
    </kbd>
  );
}
