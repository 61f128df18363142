import { Copy, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { countText } from '../domain/text/words.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useToast } from './toasts.tsx';

export async function toClipboard(text: string): Promise<boolean> {
  try {
    // Missing on a page over http.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, with a toast; false where the browser refuses, and the toast ends with `otherwise`. */
export function useCopy(what: string, otherwise = '') {
  const toast = useToast();
  return async (text: string, description: string): Promise<boolean> => {
    const isCopied = await toClipboard(text);
    toast(
      isCopied
        ? { title: `${what} copied`, description }
        : {
            title: `${what} not copied`,
            description: `This browser blocks copying. ${otherwise}`.trim(),
            destructive: true,
          },
    );
    return isCopied;
  };
}

interface TextToCopyProps {
  /** 'Summary': the title, and what the button copies. */
  readonly what: string;
  readonly titleId: string;
  readonly lines: readonly string[];
  readonly onClose: () => void;
  /** Other things to do with it. */
  readonly children?: ReactNode;
}

/** A text, shown in full before it is copied; where the browser refuses, it is selected instead. */
export function TextToCopy({ what, titleId, lines, onClose, children }: TextToCopyProps) {
  const copy = useCopy(what, 'The text is selected: copy it manually.');
  const text = useRef<HTMLPreElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onCopy = async () => {
    if (await copy(lines.join('\n'), countText(lines.length, 'line'))) onClose();
    else if (text.current) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <>
      <header className="border-line flex h-14 flex-none items-center gap-2.5 border-b pr-3 pl-5">
        <Copy aria-hidden className="icon text-ink-2" />
        <h2 id={titleId} className="text-dialog flex-1">
          {what}
        </h2>
        <IconButton label="Close" icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </header>
      <pre
        ref={text}
        className="text-small overflow-auto px-5 py-4 font-sans [overflow-wrap:anywhere] whitespace-pre-wrap tabular-nums"
      >
        {lines.join('\n')}
      </pre>
      <div className="border-line flex flex-none flex-wrap gap-2 border-t px-5 py-4 max-sm:*:flex-auto">
        <Button
          ref={first}
          look="primary"
          icon={<Copy aria-hidden className="icon" />}
          onClick={() => void onCopy()}
        >
          Copy {what.toLowerCase()}
        </Button>
        {children}
      </div>
    </>
  );
}
