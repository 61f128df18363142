import { Download, Tv } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { messageOf } from '../../api/api-error.ts';
import { writes } from '../../api/contract.ts';
import { useApiClient } from '../../query/client.ts';
import { useWrite } from '../../query/use-write.ts';
import { wallPath } from '../../paths.ts';
import { MonthlyExportButton } from '../../shell/monthly-export-button.tsx';
import { RefreshButton } from '../../shell/refresh-button.tsx';
import { useToast } from '../../shell/toasts.ts';
import { useReportExport } from '../../shell/use-export.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { HandoverButton } from './handover/opener.tsx';

/** Refresh Data (spec 2, 8): validates, then refetches everything the screen shows (rulings C21). */
export function useRefreshData() {
  const client = useApiClient();
  const toast = useToast();
  const { submit, pending } = useWrite(writes.validate);
  const [isFetching, setIsFetching] = useState(false);
  const run = () => {
    if (isFetching) return;
    submit(undefined, {
      onDone: () => {
        setIsFetching(true);
        void client.refetchShown(writes.validate.reloads).finally(() => setIsFetching(false));
        toast({
          title: 'Validation Complete',
          description: 'All regions have been validated successfully.',
        });
      },
      onFailed: (error) =>
        toast({ title: 'Validation Failed', description: messageOf(error), destructive: true }),
    });
  };
  return { run, pending: pending || isFetching };
}

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
