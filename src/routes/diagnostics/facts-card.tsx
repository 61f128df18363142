import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { useMoment } from '../../ui/clock/clock.ts';
import type { Fact, FactGroup, Sources } from './facts.ts';

interface FactsCardProps {
  readonly group: FactGroup;
  readonly sources: Sources;
  readonly footer?: ReactNode;
}

/** A group of facts; each renders only when its own text changes. */
export function FactsCard({ group, sources, footer }: FactsCardProps) {
  return (
    <Card title={group.title} footer={footer}>
      <dl>
        {group.facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} sources={sources} />
        ))}
      </dl>
    </Card>
  );
}

interface FactRowProps {
  readonly fact: Fact;
  readonly sources: Sources;
}

function FactRow({ fact, sources }: FactRowProps) {
  const text = useMoment((at) => fact.text(at, sources));
  const warns = useMoment(() => fact.warns?.(sources) === true);
  return (
    <div className="border-line text-small flex min-h-9 items-baseline gap-4 border-t px-4 py-2">
      <dt className="text-ink-2 w-[8.75em] flex-none">{fact.label}</dt>
      <dd
        className={`min-w-0 flex-1 [overflow-wrap:anywhere] tabular-nums ${warns ? 'text-caution font-medium' : ''}`}
      >
        {warns && <TriangleAlert aria-hidden className="icon-small mr-1.5 inline align-[-2px]" />}
        {text}
      </dd>
    </div>
  );
}
