import { useEffect } from 'react';
import { lazyComponent, onFirst } from '../ui/lazy-component.ts';
import { useToasts } from './toasts.ts';

const toaster = lazyComponent(async () => (await import('./toaster.tsx')).Toaster);

interface LazyToasterProps {
  readonly inModal?: boolean;
}

/** Where toasts appear. They follow what a person does, so the code is fetched at the first key or press. */
export function LazyToaster({ inModal = false }: LazyToasterProps) {
  toaster.useIsLoaded(useToasts().toasts.length > 0);
  useEffect(() => onFirst(['pointerdown', 'keydown'], toaster.preload), []);
  return <toaster.Component inModal={inModal} />;
}
