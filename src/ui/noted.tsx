import type { ReactNode } from 'react';

interface WithNoteProps {
  readonly note: ReactNode;
  readonly children: ReactNode;
}

export function WithNote({ note, children }: WithNoteProps) {
  return (
    <div className="min-w-0 flex-1 has-[>p]:-my-1">
      <div className="flex items-center justify-between gap-3">{children}</div>
      {note}
    </div>
  );
}
