import { TriangleAlert } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { useMoment } from '../../ui/clock/clock.ts';
import type { Fact, FactGroup } from './facts.ts';
import { useSources } from './sources.ts';

/** A group of facts, each drawn again only when its own words change. */
export function FactsCard({ group }: { readonly group: FactGroup }) {
  return (
    <Card title={group.title}>
      <dl>
        {group.facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} />
        ))}
      </dl>
    </Card>
  );
}

function FactRow({ fact }: { readonly fact: Fact }) {
  const sources = useSources();
  const text = useMoment((at) => fact.tell(at, sources));
  const warns = useMoment(() => fact.warns?.() === true);
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
