import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { isBlank } from '../../domain/text/plain-text.ts';
import { useCopyInPlace } from '../../shell/clipboard.tsx';
import { IconButton } from '../../ui/button.tsx';

/** Copies a phone as it is shown, and says what came of it. */
export function useCopyPhone(text: string, token: string) {
  const { copy: copyText, isCopied } = useCopyInPlace(token);
  const field = useRef<HTMLElement>(null);
  const isMissing = isBlank(text);
  const copy = async () => {
    if (isMissing || (await copyText(text)) || !field.current) return;
    getSelection()?.selectAllChildren(field.current);
  };
  return { copy, field, isMissing, isCopied };
}

interface CopyPhoneProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly phone: ReturnType<typeof useCopyPhone>;
}

/** The button that copies a phone, and what came of it. */
export function CopyPhone({ phone: { copy, isCopied }, ...rest }: CopyPhoneProps) {
  const icon =
    isCopied === true ? (
      <Check aria-hidden className="icon text-positive" />
    ) : (
      <Copy aria-hidden className="icon" />
    );
  return (
    <>
      <span role="status" className="text-caption text-ink-2 empty:hidden">
        {isCopied === true && 'Copied'}
      </span>
      <IconButton
        label="Copy phone"
        className="-mr-1.5"
        icon={icon}
        onClick={() => void copy()}
        {...rest}
      />
      {isCopied === false && (
        <span
          role="alert"
          className="text-caption text-caution flex basis-full gap-1.5 font-medium"
        >
          <TriangleAlert aria-hidden className="icon-small" />
          This browser blocks copying. The number is selected: copy it manually.
        </span>
      )}
    </>
  );
}

/** Where a phone text leads: ten digits are a number of the US, eleven one with its country code; null for others. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 ? `tel:+${digits}` : null;
}
