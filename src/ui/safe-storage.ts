interface SafeStorage {
  /** The stored text; null where there is none or storage is blocked. */
  get(key: string): string | null;
  /** Returns whether the text was stored: false where storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** The browser's storage, which throws where the browser blocks it; this one never throws. */
export function safeStorage(kind: 'local' | 'session'): SafeStorage {
  function attempt<R>(run: (storage: Storage) => R, otherwise: R): R {
    try {
      return run(kind === 'local' ? localStorage : sessionStorage);
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
