import { reads } from '../../calls/index.ts';
import type { DataQuality } from '../../calls/quality.ts';
import { countOf } from './report.ts';
import { percentOf, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { paths } from '../../paths.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { useSearchChoice } from '../../shell/location.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { BackLink } from '../../ui/links.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { invalidPhones } from './call-backs.ts';
import { DuplicatesCard, RecommendationsCard } from './duplicates-cards.tsx';
import { InvalidPhonesCard, PhoneTestCard, usePhoneTest } from './phone-cards.tsx';
import { ValidationCard } from './validation-card.tsx';
import { withViolations } from './violations.ts';

const tabs = ['phone-analysis', 'duplicates', 'validation', 'recommendations'] as const;

/** '–' for a list that could not be read. */
const labelOf = (name: string, count: number | null | undefined) => (
  <>
    {name} {count !== undefined && <CountBadge>{showNumber(count)}</CountBadge>}
  </>
);

/** The counts of the tabs, by the same rules as on their cards. */
function tabCounts({ phoneCorrections, validationReports, duplicates, summary }: DataQuality) {
  const { duplicateGroups, suggestions } = duplicates;
  const phones = invalidPhones(phoneCorrections.rows);
  const reports = withViolations(validationReports.rows);
  return {
    phones: countOf(phoneCorrections, phones.length, summary.phoneIssuesFound),
    groups: countOf(duplicateGroups, duplicateGroups.rows.length, null),
    reports: countOf(validationReports, reports.length, null),
    suggestions: countOf(suggestions, suggestions.rows.length, null),
  };
}

/** Data Quality Control (spec 2): four figures and four tabs of one report. */
export function DataQualityControl() {
  const report = useRead(reads.dataQuality);
  const appointments = useRead(reads.appointments);
  const refresh = useRefresh(reads.dataQuality);
  const counts = report.data && tabCounts(report.data);
  const [tab, setTab] = useSearchChoice('tab', tabs);
  // Kept here to survive a change of tab.
  const test = usePhoneTest();
  return (
    <Page
      subtitle="Phone numbers, duplicates and missing or wrong fields"
      state={report}
      refreshing={refresh.pending}
      actions={
        <>
          <BackLink href={paths.dashboard} to="Dashboard" className="max-sm:flex-auto" />
          <RefreshButton label="Refresh Report" refresh={refresh} />
        </>
      }
    >
      <SummaryCards report={report} />
      <Tabs
        within="page"
        label="Data Quality Control"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'phone-analysis',
            label: labelOf('Phone Analysis', counts?.phones),
            content: (
              <CardRow className="wide:grid-cols-[2fr_1fr]">
                <InvalidPhonesCard report={report} appointments={appointments} />
                <PhoneTestCard test={test} />
              </CardRow>
            ),
          },
          {
            value: 'duplicates',
            label: labelOf('Duplicates', counts?.groups),
            content: <DuplicatesCard report={report} />,
          },
          {
            value: 'validation',
            label: labelOf('Validation', counts?.reports),
            content: <ValidationCard report={report} appointments={appointments} />,
          },
          {
            value: 'recommendations',
            label: labelOf('Recommendations', counts?.suggestions),
            content: <RecommendationsCard report={report} />,
          },
        ]}
      />
    </Page>
  );
}

/** The four cards (spec 2): the score, and each count as a share of its total. */
function SummaryCards({ report }: { readonly report: ReadState<DataQuality> }) {
  const summary = report.data?.summary;
  const groups = report.data ? tabCounts(report.data).groups : null;
  const processed = summary?.totalProcessed ?? null;
  const score = percentOf(processed, summary?.qualityScoreAverage ?? null);
  const ofProcessed = (words: string) =>
    processed === 0 ? 'nothing processed yet' : `${words} ${showNumber(processed)} processed`;
  const stats = [
    {
      title: 'Quality Score',
      value: showPercent(score),
      note: ofProcessed('average of'),
      bar: 'Quality Score',
      share: score,
    },
    {
      title: 'Phone Issues',
      value: showNumber(summary?.phoneIssuesFound),
      note: `${showNumber(summary?.phoneIssuesFixed)} auto-fixable`,
      bar: 'Auto-fixable share of the phone issues',
      share: shareOf(summary?.phoneIssuesFixed ?? null, summary?.phoneIssuesFound ?? null),
    },
    {
      title: 'Duplicates',
      value: showNumber(summary?.duplicatesFound),
      note: `${countText(groups, 'group')} listed`,
      bar: 'Duplicates, share of all processed',
      share: shareOf(summary?.duplicatesFound ?? null, processed),
    },
    {
      title: 'Validation Errors',
      value: showNumber(summary?.validationErrors),
      note: ofProcessed('of'),
      bar: 'Validation errors, share of all processed',
      share: shareOf(summary?.validationErrors ?? null, processed),
    },
  ];
  return (
    <StatStrip
      state={report}
      stats={stats.map(({ bar, share, ...stat }) => ({
        ...stat,
        graphic: <ProgressBar label={bar} value={share} isThick />,
      }))}
    />
  );
}
