import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countText } from '../domain/text/words.ts';
import { Button } from '../ui/button.tsx';
import { DialogHeader } from './docked.tsx';
import { useToast } from './toasts.tsx';

async function toClipboard(text: string): Promise<boolean> {
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

const saysForMs = 2_000;

/** Copies a text, and says in place for 2 s that it did; false where the browser refuses. What it said `of` another is forgotten. */
export function useCopyInPlace(of = '') {
  const [said, setSaid] = useState<{ of: string; isCopied: boolean } | null>(null);
  useEffect(() => {
    if (said?.isCopied !== true) return undefined;
    const timer = setTimeout(() => setSaid(null), saysForMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await toClipboard(text);
    setSaid({ of, isCopied });
    return isCopied;
  };
  return { copy, isCopied: said?.of === of ? said.isCopied : null };
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
      <DialogHeader
        lead={<Copy aria-hidden className="icon text-ink-2" />}
        title={what}
        titleId={titleId}
        onClose={onClose}
      />
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
