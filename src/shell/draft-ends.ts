import type { ApiClient } from '../query/client.ts';
import { drafts, isOver, keepDraft, storedTexts } from './drafts.ts';

const checkedMs = 10 * 60_000;

/** The user whose drafts they are, as the backend names them; '' if it does not. */
const owner = storedTexts('session');
const ownerKey = 'draft-user';

/** Deletes drafts 12 hours after they were typed, and those of another user. */
export function endDrafts({ user }: ApiClient): void {
  deleteOldDrafts();
  setInterval(deleteOldDrafts, checkedMs);
  const follow = () => keepDraftsOf(user.get());
  follow();
  user.subscribe(follow);
}

/** Deletes the drafts that have ended. */
export function deleteOldDrafts(): void {
  for (const id of drafts.keys()) if (isOver(id)) keepDraft(id, '');
}

/** Deletes the drafts of another user than the one that is signed in now; '' if the backend does not tell. */
export function keepDraftsOf(user: string): void {
  const before = owner.get(ownerKey);
  if (user === '' || user === before) return;
  owner.set(ownerKey, user);
  if (before !== '') for (const id of drafts.keys()) keepDraft(id, '');
}
