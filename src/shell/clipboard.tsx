import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countText } from '../domain/text/format.ts';
import { Button } from '../ui/button.tsx';
import { DialogHeader } from './docked.tsx';
import { useModal } from './modal.tsx';
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
            description: ['This browser blocks copying.', otherwise].filter(Boolean).join(' '),
            destructive: true,
          },
    );
    return isCopied;
  };
}

const shownForMs = 2_000;

/** Copies a text; `isCopied` is true for 2 s, false where the browser refuses, null for another `subject`. */
export function useCopyInPlace(subject = '') {
  const [result, setResult] = useState<{ subject: string; isCopied: boolean } | null>(null);
  useEffect(() => {
    if (result?.isCopied !== true) return undefined;
    const timer = setTimeout(() => setResult(null), shownForMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await toClipboard(text);
    setResult({ subject, isCopied });
    return isCopied;
  };
  return { copy, isCopied: result?.subject === subject ? result.isCopied : null };
}

interface TextToCopyProps {
  /** 'Summary': the title, and what the button copies. */
  readonly what: string;
  readonly lines: readonly string[];
  /** More buttons. */
  readonly children?: ReactNode;
}

/** A dialog's text with a button that copies it; where the browser refuses, the text is selected. */
export function TextToCopy({ what, lines, children }: TextToCopyProps) {
  const { close } = useModal();
  const copy = useCopy(what, 'The text is selected: copy it manually.');
  const text = useRef<HTMLPreElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onCopy = async () => {
    if (await copy(lines.join('\n'), countText(lines.length, 'line'))) close();
    else if (text.current) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <>
      <DialogHeader lead={<Copy aria-hidden className="icon text-ink-2" />} title={what} />
      <pre
        ref={text}
        className="text-small scroll-shadows overflow-auto px-5 py-4 font-sans [overflow-wrap:anywhere] whitespace-pre-wrap tabular-nums"
      >
        {lines.join('\n')}
      </pre>
      <div className="border-line flex flex-none flex-wrap gap-2 border-t px-5 py-4 max-sm:*:flex-auto">
        <Button ref={first} look="primary" icon={Copy} onClick={() => void onCopy()}>
          Copy {what.toLowerCase()}
        </Button>
        {children}
      </div>
    </>
  );
}
