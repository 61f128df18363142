export { MonthlyExportButton } from './monthly-export-button.tsx';
export { useReportExport } from './use-export.ts';
