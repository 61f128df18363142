import { Download } from 'lucide-react';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { showNumber } from '../../domain/number/format.ts';
import { unitText } from '../../domain/text/words.ts';
import { download } from '../../features/export/download.ts';
import { Button } from '../../ui/button.tsx';
import { now } from '../../ui/clock.ts';
import { appointmentsCsv, appointmentsCsvName } from './csv.ts';

interface CsvExportButtonProps {
  readonly list: RowList;
  readonly filter: RowFilter;
  /** The rows of the list that match the filter. */
  readonly rows: readonly Appointment[];
}

/** Saves the filtered list as CSV. */
export function CsvExportButton({ list, filter, rows }: CsvExportButtonProps) {
  const isEmpty = rows.length === 0;
  const count = showNumber(rows.length);
  const unit = unitText(rows.length, 'row');
  return (
    <Button
      size="small"
      icon={<Download aria-hidden className="icon-small max-sm:hidden" />}
      aria-label={`Export ${count} ${unit}, CSV`}
      aria-disabled={isEmpty || undefined}
      aria-description={isEmpty ? 'Nothing to export' : undefined}
      onClick={() => {
        if (!isEmpty)
          download(appointmentsCsvName(list, filter, now()), appointmentsCsv(rows), 'text/csv');
      }}
    >
      <span>
        Export {count}
        <span className="max-sm:hidden"> {unit}</span>
      </span>
    </Button>
  );
}
