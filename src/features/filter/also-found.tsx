import { use } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { foundBeside, type SearchedField } from '../../domain/appointment/found-beside.ts';
import { Marked, SearchedContext } from '../../ui/marked.tsx';

interface AlsoFoundProps {
  readonly row: Appointment;
  /** The fields that the row shows anyway. */
  readonly shown: readonly SearchedField[];
  readonly className?: string;
}

/** What a search found in a row that the row does not show: 'Phone (213) 555-0190'. */
export function AlsoFound({ row, shown, className }: AlsoFoundProps) {
  const found = foundBeside(row, use(SearchedContext), shown);
  return (
    found && (
      <span className={className}>
        {found.label}{' '}
        <bdi>
          <Marked text={found.text} />
        </bdi>
      </span>
    )
  );
}
