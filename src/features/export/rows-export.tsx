import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { countText } from '../../domain/text/format.ts';
import type { Path } from '../../query/reads.ts';
import { useDay } from '../../query/use-call.ts';
import { MoreMenu } from '../../shell/more-menu.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { Button } from '../../ui/button.tsx';
import { download } from './download.ts';
import { csvOf, type SheetColumns } from '../../domain/text/csv.ts';

interface RowsExportProps<R> {
  /** The files' name, to which date and ending are added: 'appointments-florida-invalid'. */
  readonly name: string;
  /** The call of the rows, whose day is the files' date (C37). */
  readonly call: Path;
  /** The sheet's title in the workbook. */
  readonly title: string;
  readonly columns: SheetColumns<R>;
  readonly rows: readonly R[];
}

/** Saves rows as an Excel workbook, or, under 'More', as CSV; on a phone both are there. */
export function RowsExport<R>(props: RowsExportProps<R>) {
  const isPhone = !useMinWidth('sm');
  return (
    <>
      {!isPhone && <ExcelExport {...props} />}
      <MoreMenu isSmall>
        {isPhone && <ExcelExport {...props} />}
        <CsvExport {...props} />
      </MoreMenu>
    </>
  );
}

const countIn = ({ length }: readonly unknown[]) => countText(length, 'row');

/** The toast after a file of rows was saved (C42). */
export const savedWords = (rows: readonly unknown[], file: string) => ({
  title: `${countIn(rows)} saved`,
  description: file,
});

const noRows = { 'aria-disabled': true, 'aria-description': 'Nothing to export' } as const;

/** The button that saves rows as a workbook, whose code is fetched at the first press. */
export function ExcelExport<R>({ name, call, title, columns, rows }: RowsExportProps<R>) {
  const day = useDay(call);
  const toast = useToast();
  const [isPending, setIsPending] = useState(false);
  const isEmpty = rows.length === 0;
  const save = async () => {
    setIsPending(true);
    try {
      const { workbookOf } = await import('./workbook.ts');
      const file = `${name}-${day}.xlsx`;
      download(file, await workbookOf(title, columns, rows));
      toast(savedWords(rows, file));
    } catch (error) {
      toast({ title: 'Export Failed', description: messageOf(error), destructive: true });
    }
    setIsPending(false);
  };
  return (
    <Button
      size="small"
      icon={Download}
      iconClass="icon-small max-sm:hidden"
      {...(isEmpty && noRows)}
      {...(isPending && { 'aria-disabled': true })}
      onClick={() => {
        if (!isEmpty && !isPending) void save();
      }}
    >
      Excel, {countIn(rows)}
    </Button>
  );
}

/** The button that saves rows as CSV. */
export function CsvExport<R>({ name, call, columns, rows }: Omit<RowsExportProps<R>, 'title'>) {
  const day = useDay(call);
  const toast = useToast();
  const isEmpty = rows.length === 0;
  return (
    <Button
      size="small"
      {...(isEmpty && noRows)}
      onClick={() => {
        if (isEmpty) return;
        const file = `${name}-${day}.csv`;
        download(file, csvOf(columns, rows), 'text/csv');
        toast(savedWords(rows, file));
      }}
    >
      CSV, {countIn(rows)}
    </Button>
  );
}
