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
