import { useEffect } from 'react';
import { lazyComponent } from '../ui/lazy-component.ts';
import { useToasts } from './toasts.ts';

const toaster = lazyComponent(async () => (await import('./toaster.tsx')).Toaster);
const preload = () => void toaster.preload();

interface LazyToasterProps {
  readonly inModal?: boolean;
}

/** Where toasts appear. They follow what a person does, so the code is fetched at the first key or press. */
export function LazyToaster({ inModal = false }: LazyToasterProps) {
  toaster.useIsLoaded(useToasts().toasts.length > 0);
  useEffect(() => {
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, preload, { once: true });
  }, []);
  return <toaster.Component inModal={inModal} />;
}
