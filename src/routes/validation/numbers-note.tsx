import { reads } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { ContradictionLine } from '../../query/contradiction-line.tsx';
import { alertTabOf, alertTabs, tabLabels } from './alerts.ts';

function listCounts({ rows }: { readonly rows: readonly ValidationAlert[] }) {
  const tabs = rows.map(({ status }) => alertTabOf(status));
  return new Map(alertTabs.map((tab) => [tab, tabs.filter((each) => each === tab).length]));
}

const list = { read: reads.alerts, countsOf: listCounts };
const stats = {
  read: reads.alertStats,
  countsOf: (data: Readonly<Record<string, number | null>>) =>
    new Map(alertTabs.map((tab) => [tab, data[tab] ?? null])),
};

/** What the list of alerts contradicts in the figures above it. */
export function NumbersNote() {
  return (
    <ContradictionLine
      here={list}
      there={stats}
      labelOf={(tab) => `${tabLabels[tab as keyof typeof tabLabels]}: `}
      words={['here', 'in the figures above']}
    />
  );
}
