import { useState } from 'react';
import { ScanSearch } from 'lucide-react';
import { reads, writes } from '../../../api/contract.ts';
import type { Improvements } from '../../../api/entities/learning.ts';
import { useRead } from '../../../api/use-read.ts';
import { useWrite } from '../../../api/write.ts';
import { learningMaturity, maturityLabels } from '../../../domain/confidence.ts';
import { countText } from '../../../domain/count-text.ts';
import { useSearchChoice } from '../../../paths.ts';
import { QueryCard } from '../../../shell/query-card.tsx';
import { toast } from '../../../shell/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { RowsSkeleton } from '../../../ui/card-messages.tsx';
import { StatusWord } from '../../../ui/status-word.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CorrectionForm, useCorrectionForm } from './correction-form.tsx';
import { InsightsTab } from './insights-tab.tsx';
import { Overview } from './overview.tsx';
import { Patterns } from './patterns.tsx';
import { Performance } from './performance.tsx';
import { useLogged } from './use-logged.ts';

const tabs = ['overview', 'patterns', 'performance', 'ai-insights', 'corrections'] as const;

/** AI Learning System (spec 2), with its five tabs. */
export function LearningCard() {
  const metrics = useRead(reads.learningMetrics);
  const improvements = useWrite(writes.analyzeImprovements);
  const [tab, setTab] = useSearchChoice('tab', tabs);
  // Kept here: what is sent stays under way while another tab is open.
  const form = useCorrectionForm();
  useLogged('AI learning metrics', metrics.error);
  const [analysis, setAnalysis] = useState<Improvements>();
  const analyze = () =>
    improvements.submit(undefined, {
      onDone: (answer) => {
        setAnalysis(answer);
        setTab('ai-insights');
        toast({
          title: 'AI Analysis Complete',
          description: 'Generated optimization insights based on validation patterns',
        });
      },
      onFailed: () =>
        toast({
          title: 'Analysis Failed',
          description: 'Could not analyze AI performance patterns',
          destructive: true,
        }),
    });
  return (
    <QueryCard
      title="AI Learning System"
      className="min-h-[37.25rem] max-sm:min-h-[46rem]"
      state={metrics}
      what="Learning metrics"
      skeleton={<RowsSkeleton rows={6} height={72} />}
      actions={
        <Button
          size="small"
          icon={<ScanSearch aria-hidden className="icon-small max-sm:hidden" />}
          aria-disabled={improvements.pending || undefined}
          onClick={analyze}
        >
          {improvements.pending ? 'Analyzing...' : 'Analyze AI Performance'}
        </Button>
      }
      footer={({ totalValidations }) => (
        <>
          <Maturity totalValidations={totalValidations} />
          <span>Based on {countText(totalValidations, 'validation')}</span>
        </>
      )}
      around={(body) => (
        <Tabs
          label="AI Learning System"
          value={tab}
          onChange={(value) => setTab(tabs.find((entry) => entry === value) ?? 'overview')}
          tabs={[
            { value: 'overview', label: 'Overview', content: body },
            { value: 'patterns', label: 'Patterns', content: body },
            { value: 'performance', label: 'Performance', content: body },
            {
              value: 'ai-insights',
              label: 'AI Insights',
              content: <InsightsTab improvements={analysis} />,
            },
            { value: 'corrections', label: 'Corrections', content: <CorrectionForm form={form} /> },
          ]}
        />
      )}
    >
      {(data) => {
        if (tab === 'patterns') return <Patterns metrics={data} />;
        if (tab === 'performance') return <Performance metrics={data} />;
        return <Overview metrics={data} />;
      }}
    </QueryCard>
  );
}

function Maturity({ totalValidations }: { readonly totalValidations: number | null }) {
  const maturity = learningMaturity(totalValidations);
  return (
    <StatusWord tone={maturity === 'high' ? 'ok' : 'off'}>{maturityLabels[maturity]}</StatusWord>
  );
}
