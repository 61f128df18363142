import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';

/** The result of `read`. Renders again only when the result changes; an object of equal parts is no change. */
export function useFact<F>(subscribe: (onChange: () => void) => () => void, read: () => F): F {
  const last = useRef<F>(undefined);
  return useSyncExternalStore(subscribe, () => {
    last.current = replaceEqualDeep(last.current, read());
    return last.current;
  });
}
