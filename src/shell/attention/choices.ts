import { safeStorage } from '../../ui/safe-storage.ts';
import { createStore, type Store } from '../../ui/store.ts';

const storage = safeStorage('local');

/** A choice of this browser, off until somebody makes it; where storage is blocked, of this page. */
function storedChoice(key: string): Store<boolean> & { readonly follow: () => void } {
  const isStored = () => storage.get(key) === 'on';
  const choice = createStore(isStored());
  return {
    ...choice,
    set(next) {
      choice.set(next);
      if (choice.get()) storage.set(key, 'on');
      else storage.remove(key);
    },
    /** Takes over what another tab chose. */
    follow: () => choice.set(isStored()),
  };
}

/** What asks for attention outside the page (issue 17). */
export const tabCount = storedChoice('attention-count');
export const notices = storedChoice('attention-notices');
