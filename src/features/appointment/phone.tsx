import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useCopyInPlace } from '../../shell/clipboard.tsx';
import { IconButton } from '../../ui/button.tsx';

/** A phone and how to copy it; where the browser refuses, the text in `field` is selected. */
export function useCopyPhone(text: string, token: string) {
  const { copy: copyText, isCopied } = useCopyInPlace(token);
  const field = useRef<HTMLElement>(null);
  const copy = async () => {
    if (text === '' || (await copyText(text)) || !field.current) return;
    getSelection()?.selectAllChildren(field.current);
  };
  return { text, copy, field, isCopied };
}

export type CopyablePhone = ReturnType<typeof useCopyPhone>;

interface CopyPhoneProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly phone: CopyablePhone;
}

/** The button that copies a phone number, with the result. */
export function CopyPhone({ phone: { copy, isCopied }, ...rest }: CopyPhoneProps) {
  return (
    <>
      <span role="status" className="text-caption text-ink-2 empty:hidden">
        {isCopied === true && 'Copied'}
      </span>
      <IconButton
        label="Copy phone"
        className="-mr-1.5"
        icon={isCopied === true ? Check : Copy}
        iconClass={`icon ${isCopied === true ? 'text-positive' : ''}`}
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
