import { regions, type RegionKey } from '../../domain/region/region.ts';
import { useSearchChoice } from '../../paths.ts';
import { useDaySubtitle } from '../../shell/day-subtitle.ts';
import { PageFreshness } from '../../query/freshness.tsx';
import { Page } from '../../shell/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Overview } from './overview.tsx';
import { StateTab } from './state-tab.tsx';
import { useStates } from './use-states.ts';

const tabs = ['overview', 'california', 'chicago', 'arizona', 'florida'] as const;

/** The one tab that is named as the spec writes it, and not by the region's display name (rulings B3). */
const tabName = (key: RegionKey) => (key === 'chicago' ? 'Chicago' : regions[key].name);

/** The States Performance Dashboard (spec 2). */
export function States() {
  const view = useStates();
  const [tab, setTab] = useSearchChoice('tab', tabs);
  return (
    <Page
      title="States Performance Dashboard"
      subtitle={useDaySubtitle()}
      freshness={<PageFreshness main={view.regions} refreshing={false} />}
    >
      <Tabs
        of="page"
        label="States"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: <Overview view={view} /> },
          ...view.states.map((state) => ({
            value: state.key,
            label: tabName(state.key),
            content: <StateTab state={state} view={view} />,
          })),
        ]}
      />
    </Page>
  );
}
