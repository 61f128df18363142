import { dataQuality, type QualitySection } from '../../calls/quality.ts';
import { showNumber } from '../../domain/text/format.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../query/use-call.ts';
import { useSearchChoice } from '../../shell/location.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { BackLink } from '../../ui/links.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DuplicatesCard } from './duplicates-card.tsx';
import { InvalidPhonesCard } from './invalid-phones-card.tsx';
import { PhoneTestCard, usePhoneTest } from './phone-test-card.tsx';
import { QualityCards } from './quality-cards.tsx';
import { RecommendationsCard } from './recommendations-card.tsx';
import { ValidationCard } from './validation-card.tsx';

const tabs = ['phone-analysis', 'duplicates', 'validation', 'recommendations'] as const;

const labelOf = (name: string, count: number | undefined) => (
  <>
    {name} {count !== undefined && <CountBadge>{showNumber(count)}</CountBadge>}
  </>
);

/** Data Quality Control (S2): four figures and four tabs of one report. */
export function DataQualityControl() {
  const { figures, status: report } = useCall(dataQuality);
  const refresh = useRefresh(dataQuality);
  const { phones, groups, reports, suggestions } = figures;
  const countOf = ({ rows }: QualitySection) => (report.data ? rows.length : undefined);
  const [tab, setTab] = useSearchChoice('tab', tabs);
  // Kept here to survive a change of tab.
  const test = usePhoneTest();
  return (
    <Page
      status={report}
      refreshing={refresh.pending}
      actions={
        <>
          <BackLink href={paths.dashboard} to="Dashboard" />
          <RefreshButton label="Refresh Report" refresh={refresh} />
        </>
      }
      more={
        <>
          <RefreshButton label="Refresh Report" refresh={refresh} />
          <BackLink href={paths.dashboard} to="Dashboard" />
        </>
      }
    >
      <QualityCards />
      <Tabs
        within="page"
        label="Data Quality Control"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'phone-analysis',
            label: labelOf('Phone Analysis', countOf(phones)),
            content: (
              <CardRow className="wide:grid-cols-[2fr_1fr]">
                <InvalidPhonesCard />
                <PhoneTestCard test={test} />
              </CardRow>
            ),
          },
          {
            value: 'duplicates',
            label: labelOf('Duplicates', countOf(groups)),
            content: <DuplicatesCard />,
          },
          {
            value: 'validation',
            label: labelOf('Validation', countOf(reports)),
            content: <ValidationCard />,
          },
          {
            value: 'recommendations',
            label: labelOf('Recommendations', countOf(suggestions)),
            content: <RecommendationsCard />,
          },
        ]}
      />
    </Page>
  );
}
