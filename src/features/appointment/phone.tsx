import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useCopyInPlace } from '../../shell/clipboard.tsx';
import { IconButton } from '../../ui/button.tsx';

/** Copies a phone number; where the browser refuses, selects the text in `field`. */
export function useCopyPhone(text: string, token: string) {
  const { copy: copyText, isCopied } = useCopyInPlace(token);
  const field = useRef<HTMLElement>(null);
  const isMissing = text === '';
  const copy = async () => {
    if (isMissing || (await copyText(text)) || !field.current) return;
    getSelection()?.selectAllChildren(field.current);
  };
  return { copy, field, isMissing, isCopied };
}

interface CopyPhoneProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly phone: ReturnType<typeof useCopyPhone>;
}

/** The button that copies a phone number, with the result. */
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
