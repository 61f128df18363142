import { Download } from 'lucide-react';
import { useState } from 'react';
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
  /** The rows of the list that the filter leaves. */
  readonly rows: readonly Appointment[];
}

/** Saves the list as it is filtered, as CSV. */
export function CsvExportButton({ list, filter, rows }: CsvExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isEmpty = rows.length === 0;
  const save = () => {
    setIsBusy(true);
    const slices = appointmentsCsv(rows);
    const parts: string[] = [];
    const write = () => {
      const { value, done } = slices.next();
      if (done === true) {
        download(appointmentsCsvName(list, filter, now()), parts, 'text/csv');
        setIsBusy(false);
        return;
      }
      parts.push(value);
      // The page stays usable while many rows are written.
      if (parts.length > 2) setTimeout(write);
      else write();
    };
    write();
  };
  const count = showNumber(rows.length);
  const unit = unitText(rows.length, 'row');
  return (
    <Button
      size="small"
      icon={<Download aria-hidden className="icon-small max-sm:hidden" />}
      aria-label={isBusy ? undefined : `Export ${count} ${unit}, CSV`}
      aria-disabled={isEmpty || isBusy || undefined}
      aria-description={isEmpty ? 'Nothing to export' : undefined}
      onClick={() => {
        if (!isEmpty && !isBusy) save();
      }}
    >
      {isBusy ? (
        'Exporting...'
      ) : (
        <span>
          Export {count}
          <span className="max-sm:hidden"> {unit}</span>
        </span>
      )}
    </Button>
  );
}
