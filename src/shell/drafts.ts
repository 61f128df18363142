import { useCallback } from 'react';
import { storedTexts } from './stored-texts.ts';

/**
 * Texts that are typed and not yet sent, by the id of what they are about. Outside of components, so that a poll,
 * another row, a failed request or a reload loses none.
 */
const drafts = storedTexts('session', 'draft:');

export const draftOf = drafts.get;
export const keepDraft = drafts.set;

/** The text typed for `id`, and how to change it. */
export function useDraft(id: string): [string, (text: string) => void] {
  return [drafts.useText(id), useCallback((text: string) => keepDraft(id, text), [id])];
}
