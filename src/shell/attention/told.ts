import { openDB, type DBSchema } from 'idb';
import { decideNotice, type Decision, type Told } from './notice.ts';

interface Schema extends DBSchema {
  told: { key: string; value: Told };
}

/** What this tab told last, where the browser keeps nothing. */
let own: Told | null = null;

/** What to tell now, for one tab of the browser: reading and writing what was told are one transaction. */
export async function decideInTurn(
  known: number,
  total: number,
  clock: () => number,
): Promise<Decision> {
  let decision: Decision = { count: 0, known };
  const after = (told: Told | null): Told | null => {
    // When it is this tab's turn: another one may have told of some while it waited.
    const at = clock();
    decision = decideNotice(known, total, told, at);
    return decision.count > 0 ? { total, at } : told;
  };
  try {
    const database = await openDB<Schema>('notifications', 1, {
      upgrade: (made) => void made.createObjectStore('told'),
    });
    const { store, done } = database.transaction('told', 'readwrite');
    const told = after((await store.get('alerts')) ?? null);
    if (decision.count > 0 && told) await store.put(told, 'alerts');
    await done;
    database.close();
  } catch {
    own = after(own);
  }
  return decision;
}
