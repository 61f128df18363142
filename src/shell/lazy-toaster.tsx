import { useEffect } from 'react';
import { lazyComponent } from '../ui/lazy-component.ts';
import { useToasts } from './toasts.ts';

const toaster = lazyComponent(async () => (await import('./toaster.tsx')).Toaster);

interface LazyToasterProps {
  readonly inModal?: boolean;
}

/** Where toasts appear. They follow what a person does, so the code is fetched at the first key or press. */
export function LazyToaster({ inModal = false }: LazyToasterProps) {
  toaster.useIsLoaded(useToasts().toasts.length > 0);
  useEffect(() => {
    const preload = () => void toaster.preload();
    document.addEventListener('pointerdown', preload, { once: true });
    document.addEventListener('keydown', preload, { once: true });
    return () => {
      document.removeEventListener('pointerdown', preload);
      document.removeEventListener('keydown', preload);
    };
  }, []);
  return <toaster.Component inModal={inModal} />;
}
