import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { showNumber } from '../../domain/number/format.ts';
import { unitText } from '../../domain/text/words.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { now } from '../../ui/clock.ts';
import { download } from './download.ts';
import { csvOf, type SheetColumns } from '../../domain/text/csv.ts';

interface RowsExportProps<R> {
  /** The files' name, to which date and ending are added: 'appointments-florida-invalid'. */
  readonly name: string;
  /** The sheet's title in the workbook. */
  readonly title: string;
  readonly columns: SheetColumns<R>;
  readonly rows: readonly R[];
}

/** Saves rows as an Excel workbook, whose code is fetched at the first press, or as CSV. */
export function RowsExport<R>({ name, title, columns, rows }: RowsExportProps<R>) {
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const count = `${showNumber(rows.length)} ${unitText(rows.length, 'row')}`;
  const isEmpty = rows.length === 0;
  const fileName = () => `${name}-${easternDate(now())}`;
  const saveWorkbook = async () => {
    setIsPending(true);
    try {
      const { workbookOf } = await import('./workbook.ts');
      download(`${fileName()}.xlsx`, await workbookOf(title, columns, rows));
    } catch (error) {
      toast({ title: 'Export Failed', description: messageOf(error), destructive: true });
    }
    setIsPending(false);
  };
  const disabled = isEmpty && { 'aria-disabled': true, 'aria-description': 'Nothing to export' };
  return (
    <>
      <Button
        size="small"
        icon={Download}
        iconClass="icon-small max-sm:hidden"
        aria-label={`Export ${count}, Excel`}
        {...disabled}
        {...(isPending && { 'aria-disabled': true })}
        onClick={() => {
          if (!isEmpty && !isPending) void saveWorkbook();
        }}
      >
        <span>
          Excel<span className="max-sm:hidden">, {count}</span>
        </span>
      </Button>
      <Button
        size="small"
        aria-label={`Export ${count}, CSV`}
        {...disabled}
        onClick={() => {
          if (!isEmpty) download(`${fileName()}.csv`, csvOf(columns, rows), 'text/csv');
        }}
      >
        CSV
      </Button>
    </>
  );
}
