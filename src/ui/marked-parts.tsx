import { markedParts } from '../domain/text/marks.ts';
import { searchQuery } from '../domain/text/search.ts';

export function MarkedParts({ text, typed }: { readonly text: string; readonly typed: string }) {
  return markedParts(text, searchQuery(typed)).map((part) =>
    part.isMarked ? (
      <mark key={part.at} className="bg-caution-soft text-ink rounded-[2px] font-semibold">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
