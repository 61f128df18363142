import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { isBlank } from '../../domain/text/plain-text.ts';
import { toClipboard } from '../../shell/clipboard.tsx';
import { IconButton } from '../../ui/button.tsx';

const saysForMs = 4_000;

/** Copies a phone as it is shown, and says what came of it; what it said of another appointment is forgotten. */
export function useCopyPhone(text: string, token: string) {
  const [said, setSaid] = useState<{ token: string; isCopied: boolean } | null>(null);
  const field = useRef<HTMLElement>(null);
  const isMissing = isBlank(text);
  useEffect(() => {
    if (said?.isCopied !== true) return undefined;
    const timer = setTimeout(() => setSaid(null), saysForMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    if (isMissing) return;
    const isCopied = await toClipboard(text);
    setSaid({ token, isCopied });
    if (!isCopied && field.current) getSelection()?.selectAllChildren(field.current);
  };
  const current = said?.token === token ? said : null;
  return { copy, field, isMissing, isCopied: current?.isCopied ?? null };
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
