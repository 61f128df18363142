import { Download } from 'lucide-react';
import { type Appointment, appointments } from '../../calls/appointments.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { datedName, download } from '../../features/export/download.ts';
import {
  CsvExport,
  ExcelExport,
  RowsExport,
  savedWords,
} from '../../features/export/rows-export.tsx';
import { useCall, useResponseTime } from '../../query/use-call.ts';
import { MoreMenu } from '../../shell/more-menu.tsx';
import { CardRefresh } from '../../shell/card-refresh.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { Button } from '../../ui/button.tsx';
import { appointmentColumns, appointmentsFile, appointmentsText } from './log.ts';

interface AnalysisActionsProps {
  readonly list: RowList;
  readonly filter: RowFilter;
  /** The filtered rows of the list, in the order shown. */
  readonly shown: readonly Appointment[];
}

/** The text file of all appointments (S7), the rows shown as a workbook or CSV, and Refresh; on a phone in one menu. */
export function AnalysisActions({ list, filter, shown }: AnalysisActionsProps) {
  const { figures, rows, received, status } = useCall(appointments);
  const { data } = status;
  const at = useResponseTime(appointments, toMinute);
  const isPhone = !useMinWidth('sm');
  const refresh = useRefresh(appointments);
  const toast = useToast();
  const sheet = {
    ...appointmentsFile(list, filter),
    call: appointments,
    columns: appointmentColumns,
    rows: shown,
  };
  const exportText = () => {
    if (!data) return;
    const text = appointmentsText(rows, figures.counts, received, at);
    const file = datedName('appointments.txt', at);
    download(file, text, 'text/plain');
    toast(savedWords(rows, file));
  };
  const textExport = (
    <Button
      size="small"
      icon={Download}
      iconClass="icon-small max-sm:hidden"
      aria-label="Export, text"
      aria-disabled={data === undefined || undefined}
      aria-description={data === undefined ? 'Nothing to export yet' : undefined}
      onClick={exportText}
    >
      Export
    </Button>
  );
  if (isPhone)
    return (
      <MoreMenu isSmall>
        {textExport}
        <ExcelExport {...sheet} />
        <CsvExport {...sheet} />
        <RefreshButton label="Refresh" refresh={refresh} />
      </MoreMenu>
    );
  return (
    <>
      {textExport}
      {rows.length > 0 && <RowsExport {...sheet} />}
      <CardRefresh read={appointments} />
    </>
  );
}

const minuteMs = 60_000;
/** So that no second draws the buttons again. */
const toMinute = (ms: number) => ms - (ms % minuteMs);
