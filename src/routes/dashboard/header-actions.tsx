import { Download, Tv } from 'lucide-react';
import { Link } from 'wouter';
import { MonthlyExportButton, useReportExport } from '../../features/export/index.tsx';
import { HandoverButton } from '../../features/handover/index.tsx';
import { wallPath } from '../../paths.ts';
import { RefreshButton, type useRefreshData } from '../../shell/refresh.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface HeaderActionsProps {
  readonly weekly: boolean;
  readonly refresh: ReturnType<typeof useRefreshData>;
}

/** The header's buttons; in weekly mode without Refresh Data (spec 2). */
export function HeaderActions({ weekly, refresh }: HeaderActionsProps) {
  const exportReport = useReportExport();
  const grow = 'max-sm:flex-auto max-sm:gap-1.5 max-sm:px-2.5';
  return (
    <>
      {/* A narrow header has no room for it. */}
      <Link
        href={wallPath}
        aria-label="Wall display"
        className={`${buttonClass()} relative px-2! max-xl:hidden`}
      >
        <Tv aria-hidden className="icon" />
        <Tooltip text="Wall display" />
      </Link>
      <MonthlyExportButton label="Monthly Data" className={`sm:min-w-[130px] ${grow}`} />
      <Button
        className={grow}
        icon={<Download aria-hidden className="icon" />}
        aria-label="Export, JSON"
        onClick={exportReport}
      >
        Export
      </Button>
      <HandoverButton />
      {!weekly && (
        <RefreshButton
          label="Refresh Data"
          refresh={refresh}
          className={`max-sm:-order-1 ${grow}`}
        />
      )}
    </>
  );
}
