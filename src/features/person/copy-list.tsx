import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { countText } from '../../domain/text/format.ts';
import { useCopy } from '../../shell/clipboard.tsx';
import { Button } from '../../ui/button.tsx';
import { listText } from './events.ts';

interface CopyListProps {
  readonly rows: readonly Appointment[];
  /** The heads of the table's columns. */
  readonly heads: readonly ReactNode[];
}

/** Copies the shown rows as text. */
export function CopyList({ rows, heads }: CopyListProps) {
  const copy = useCopy('List');
  const isEmpty = rows.length === 0;
  return (
    <Button
      size="small"
      icon={Copy}
      aria-disabled={isEmpty || undefined}
      aria-description={isEmpty ? 'Nothing to copy yet' : undefined}
      onClick={() => {
        if (!isEmpty) void copy(listText(rows, heads), countText(rows.length, 'appointment'));
      }}
    >
      Copy list
    </Button>
  );
}
