import { ScanSearch } from 'lucide-react';
import { type LearningFigures, learningMetrics } from '../../../calls/learning.ts';
import { learningMaturity, maturityLabels, showAccuracy } from '../../../domain/number/bands.ts';
import { QueryCard, QueryContent } from '../../../query/query-card.tsx';
import { useCall } from '../../../query/use-call.ts';
import { OrNotLoaded } from '../../../shell/screen-states.tsx';
import { StatusWord } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { RowsSkeleton } from '../../../ui/card-messages.tsx';
import { lazy, type LoadState } from '../../../ui/lazy.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { type LearningTab, useLearningTab } from '../dashboard-tabs.ts';
import { LearningCorrectionForm, useLearningCorrection } from './correction-form.tsx';
import { AccuracyTables } from './accuracy-tables.tsx';
import { LearningOverview } from './overview.tsx';
import { useImprovements, useLogged } from './use-improvements.ts';

const skeleton = <RowsSkeleton rows={3} height={44} />;

function Rows(loading: LoadState) {
  return (
    <OrNotLoaded isSection {...loading}>
      {skeleton}
    </OrNotLoaded>
  );
}

const InsightsTab = lazy(async () => (await import('./later-tabs.tsx')).InsightsTab, Rows);
const Patterns = lazy(async () => (await import('./later-tabs.tsx')).Patterns, Rows);

const metricsTabs = [
  { value: 'overview', label: 'Overview', View: LearningOverview },
  { value: 'patterns', label: 'Patterns', View: Patterns },
  { value: 'performance', label: 'Performance', View: AccuracyTables },
] as const;

/** What is missing of the lists that a tab shows. */
function readIn(tab: LearningTab, figures: LearningFigures) {
  if (tab === 'overview') return figures.trendRead;
  if (tab === 'patterns') return figures.patternsRead;
  return tab === 'performance' ? figures.accuraciesRead : null;
}

/** AI Learning System (S2), with its five tabs. */
export function LearningCard() {
  const { figures, status: metrics } = useCall(learningMetrics);
  const analysis = useImprovements();
  const [tab, setTab] = useLearningTab();
  // In the card rather than its tab, so that sending continues while another tab is open.
  const form = useLearningCorrection();
  useLogged('AI learning metrics', metrics.error);
  const { data } = metrics;
  const lists = data ? readIn(tab, figures) : null;
  const isEmpty = figures.totalValidations === 0 && (lists?.isEmpty ?? false);
  const card = {
    title: 'AI Learning System',
    className: `reference wide:min-h-[14.5rem] ${isEmpty ? 'max-wide:compact-empty' : ''}`,
    fact: data && `${showAccuracy(figures.accuracy)} accurate`,
    status: metrics,
    what: 'Learning metrics',
    empty: isEmpty && { text: maturityLabels.building, hint: 'Based on 0 validations' },
  };
  return (
    <QueryCard
      {...card}
      isAlwaysShown
      unreadable={data && (lists?.unreadable ?? 0)}
      actions={
        <Button
          size="small"
          icon={ScanSearch}
          iconClass="icon-small max-sm:hidden"
          aria-disabled={analysis.pending || undefined}
          onClick={() => {
            // Before the response: by then another screen or tab may be open.
            setTab('ai-insights');
            analysis.run();
          }}
        >
          {analysis.pending ? 'Analyzing...' : 'Analyze AI Performance'}
        </Button>
      }
      footer={data && <MaturityNote totalValidations={data.totalValidations} />}
    >
      <Tabs
        within="scrolling"
        value={tab}
        onChange={setTab}
        tabs={[
          ...metricsTabs.map(({ value, label, View }) => ({
            value,
            label,
            content: (
              <QueryContent {...card} skeleton={[3, 44]}>
                {data && <View metrics={data} figures={figures} />}
              </QueryContent>
            ),
          })),
          {
            value: 'ai-insights',
            label: 'AI Insights',
            content: <InsightsTab analysis={analysis} />,
          },
          {
            value: 'corrections',
            label: 'Corrections',
            content: <LearningCorrectionForm form={form} />,
          },
        ]}
      />
    </QueryCard>
  );
}

function MaturityNote({ totalValidations }: { readonly totalValidations: number | null }) {
  const maturity = learningMaturity(totalValidations);
  return (
    <StatusWord tone={maturity === 'high' ? 'ok' : 'off'}>{maturityLabels[maturity]}</StatusWord>
  );
}
