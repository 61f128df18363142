import { safeStorage } from '../../ui/safe-storage.ts';
import { createStore, type Store } from '../../ui/store.ts';

const storage = safeStorage('local');
const isStored = (key: string) => storage.get(key) === 'on';

/** A choice of this browser, off until somebody makes it; where storage is blocked, of this page. */
function storedChoice(key: string): Store<boolean> {
  const choice = createStore(isStored(key));
  choice.subscribe(() => (choice.get() ? storage.set(key, 'on') : storage.remove(key)));
  return choice;
}

const [countKey, noticesKey] = ['attention-count', 'attention-notices'];

/** What asks for attention outside the page (issue 17). */
export const tabCount = storedChoice(countKey);
export const notices = storedChoice(noticesKey);

/** Takes over what another tab chose. */
export function followChoices(): void {
  tabCount.set(isStored(countKey));
  notices.set(isStored(noticesKey));
}
