import { reads } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { ContradictionLine } from '../../query/contradiction-line.tsx';
import { useContradictions } from '../../query/contradictions.ts';
import { alertTabOf, alertTabs, tabLabels } from './alerts.ts';

const labels = { ...tabLabels, total: 'Total' };

function listFigures({ rows }: { readonly rows: readonly ValidationAlert[] }) {
  const tabs = rows.map(({ status }) => alertTabOf(status));
  return new Map<string, number>([
    ...alertTabs.map((tab) => [tab, tabs.filter((each) => each === tab).length] as const),
    ['total', rows.length],
  ]);
}

const list = { read: reads.alerts, figuresOf: listFigures };
const stats = {
  read: reads.alertStats,
  figuresOf: (data: Readonly<Record<string, number | null>>) => new Map(Object.entries(data)),
};

/** What the list of alerts contradicts in the figures above it: the first one. */
export function NumbersNote() {
  return (
    <ContradictionLine
      contradictions={useContradictions(list, stats).slice(0, 1)}
      nameOf={(name) => labels[name as keyof typeof labels]}
      unit="figure"
      here={reads.alerts}
      there={reads.alertStats}
      words={['here', 'in the figures above']}
    />
  );
}
