import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from './store.ts';

afterEach(() => void vi.unstubAllGlobals());

describe.each(['local', 'session'] as const)('safeStorage(%j)', (kind) => {
  it('stores, returns and removes a text', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal(`${kind}Storage`, {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
      removeItem: (key: string) => void texts.delete(key),
    });
    const storage = safeStorage(kind);
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', 'text')).toBe(true);
    expect(storage.get('a')).toBe('text');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('does not throw when the storage itself is blocked', () => {
    // The stub is there to be restored; browsers throw at the property itself.
    vi.stubGlobal(`${kind}Storage`, null);
    Object.defineProperty(globalThis, `${kind}Storage`, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const storage = safeStorage(kind);
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', 'text')).toBe(false);
    expect(() => storage.remove('a')).not.toThrow();
  });

  it('returns false when a text could not be stored', () => {
    vi.stubGlobal(`${kind}Storage`, {
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    expect(safeStorage(kind).set('a', 'text')).toBe(false);
  });
});
