import { useEffect } from 'react';
import { lazyComponent } from '../ui/lazy-component.ts';
import { useToasts } from './toasts.ts';

const toaster = lazyComponent(async () => (await import('./toaster.tsx')).Toaster);

/** While a toast waits for the code that shows it, this is asked for again so often, in ms. */
const retryMs = 5_000;

interface LazyToasterProps {
  /** In a modal the lower right holds its decisions. */
  readonly inModal?: boolean;
}

/** Where toasts appear. They answer what a person did, so their code is fetched at the first thing that one does. */
export function LazyToaster({ inModal = false }: LazyToasterProps) {
  const isThere = toaster.useIsThere();
  const isWaiting = useToasts().length > 0 && !isThere;
  useEffect(() => {
    const want = () => void toaster.want();
    document.addEventListener('pointerdown', want, { once: true });
    document.addEventListener('keydown', want, { once: true });
    return () => {
      document.removeEventListener('pointerdown', want);
      document.removeEventListener('keydown', want);
    };
  }, []);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const want = () => void toaster.want();
    want();
    const timer = setInterval(want, retryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return <toaster.Part inModal={inModal} />;
}
