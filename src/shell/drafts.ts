import { useCallback } from 'react';
import { storedTexts } from './stored-texts.ts';

/** Texts not yet sent, by the id of what they are about: no poll, route change or reload loses one. */
const drafts = storedTexts('session', 'draft:');

export const draftOf = drafts.get;
export const keepDraft = drafts.set;

export function useDraft(id: string): [string, (text: string) => void] {
  return [drafts.useText(id), useCallback((text: string) => keepDraft(id, text), [id])];
}
