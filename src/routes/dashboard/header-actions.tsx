import { Download, Printer, Tv } from 'lucide-react';
import { type ComponentProps, use } from 'react';
import {
  jsonFile,
  JsonNote,
  MonthlyExportButton,
  useExport,
} from '../../features/export/index.tsx';
import { HandoverButton } from '../../features/handover/index.tsx';
import { ReportWantedContext } from '../../features/print/report-wanted.ts';
import { wallPath } from '../../paths.ts';
import { RowNote } from '../../shell/row-note.tsx';
import { RefreshButton, type useRefreshData } from '../../shell/refresh.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

interface HeaderActionsProps {
  readonly weekly: boolean;
  readonly refresh: ReturnType<typeof useRefreshData>;
}

/** The header's buttons; in weekly mode without Refresh Data (S2). */
export function HeaderActions({ weekly, refresh }: HeaderActionsProps) {
  return (
    <>
      {/* A narrow header has no room for this link. */}
      <ButtonLink
        href={wallPath}
        aria-label="Wall display"
        className="relative px-2! max-xl:hidden"
      >
        <Tv aria-hidden className="icon" />
        <Tooltip text="Wall display" />
      </ButtonLink>
      <MonthlyExportButton size="small" label="Monthly Data" className={withoutIcon} />
      <ExportButton size="small" />
      <HandoverButton />
      {!weekly && <RefreshButton label="Refresh Data" refresh={refresh} />}
    </>
  );
}

/** The same on a phone. */
export function HeaderMenu({ weekly, refresh }: HeaderActionsProps) {
  const reportWanted = use(ReportWantedContext);
  return (
    <>
      {!weekly && <RefreshButton label="Refresh Data" refresh={refresh} />}
      <HandoverButton />
      <MonthlyExportButton label="Monthly Data" className="relative" />
      <ExportButton />
      <Button icon={Printer} onClick={() => reportWanted.set('page')}>
        Print
        <RowNote>the day</RowNote>
      </Button>
    </>
  );
}

/** The words of all buttons have room beside the menu from 1024 px on. */
const withoutIcon = 'relative lg:max-xl:[&>svg]:hidden';

function ExportButton(props: Pick<ComponentProps<typeof Button>, 'size'>) {
  const exportReport = useExport('saveReport');
  return (
    <Button
      {...props}
      className={withoutIcon}
      icon={Download}
      {...jsonFile}
      onClick={() => void exportReport()}
    >
      Export
      <JsonNote />
    </Button>
  );
}
