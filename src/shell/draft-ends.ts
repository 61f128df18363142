import { drafts, isOver, keepDraft } from './drafts.ts';

const checkedMs = 10 * 60_000;

/** Deletes drafts 12 hours after they were typed. */
export function endDrafts(): void {
  deleteOldDrafts();
  setInterval(deleteOldDrafts, checkedMs);
}

export function deleteOldDrafts(): void {
  for (const id of drafts.keys()) if (isOver(id)) keepDraft(id, '');
}
