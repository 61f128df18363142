import type { DataQuality } from '../../api/entities/data-quality.ts';

/** A card without problems: good news, unless nothing has been checked yet. */
export function emptyOf(text: string, data: DataQuality | undefined) {
  if (data?.summary.totalProcessed === 0)
    return { text, hint: 'The report covers no appointments yet.' };
  return { kind: 'good', text } as const;
}
