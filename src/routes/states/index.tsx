import { type RegionKey, regionKeys, regions } from '../../domain/region/region.ts';
import { useDaySubtitle } from '../../query/use-call.ts';
import { useSearchChoice } from '../../shell/location.ts';
import { Page } from '../../shell/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { RegionTab } from './region-tab.tsx';
import { StandInNote } from './stand-in-note.tsx';
import { useStates } from './use-states.ts';
import { StatesOverview } from './states-overview.tsx';

const tabs = ['overview', ...regionKeys] as const;

/** The spec names this tab 'Chicago' and not 'Illinois' (B3). */
const tabName = (key: RegionKey) => (key === 'chicago' ? 'Chicago' : regions[key].name);

/** The States Performance Dashboard (S2). */
export function States() {
  const view = useStates();
  const [tab, setTab] = useSearchChoice('tab', tabs);
  return (
    <Page subtitle={useDaySubtitle()} status={view.reads.regions}>
      {view.standIn && <StandInNote status={view.standIn} />}
      <Tabs
        within="page"
        label="States"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: <StatesOverview view={view} /> },
          ...view.states.map((summary) => ({
            value: summary.key,
            label: tabName(summary.key),
            content: <RegionTab summary={summary} view={view} />,
          })),
        ]}
      />
    </Page>
  );
}
