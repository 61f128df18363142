import { markedParts } from '../domain/text/marks.ts';
import { searchQuery } from '../domain/text/search.ts';

interface MarkedPartsProps {
  readonly text: string;
  readonly typed: string;
}

export function MarkedParts({ text, typed }: MarkedPartsProps) {
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
