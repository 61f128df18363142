import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const printing = createStore(false);

function subscribe(onChange: () => void): () => void {
  const medium = matchMedia('print');
  const begin = () => printing.set(true);
  const end = () => printing.set(false);
  const follow = ({ matches }: MediaQueryListEvent) => printing.set(matches);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  medium.addEventListener('change', follow);
  const unsubscribe = printing.subscribe(onChange);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    medium.removeEventListener('change', follow);
    unsubscribe();
  };
}

/** Whether the page is being printed. Changes are drawn before the browser takes the page. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, printing.get);
}
