import { useEffect, useState } from 'react';
import { lazy } from '../ui/lazy.ts';
import { useToasts } from './toasts.tsx';

const Toaster = lazy(async () => (await import('./toaster.tsx')).Toaster);

interface LazyToasterProps {
  readonly inModal?: boolean;
}

/** The toasts. They follow an action, so their code is fetched at the first key or press. */
export function LazyToaster({ inModal = false }: LazyToasterProps) {
  const [isWanted, setIsWanted] = useState(false);
  const hasToasts = useToasts().toasts.length > 0;
  useEffect(() => {
    const onAction = () => setIsWanted(true);
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, onAction, { once: true });
    return () => {
      for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, onAction);
    };
  }, []);
  return (isWanted || hasToasts) && <Toaster inModal={inModal} />;
}
