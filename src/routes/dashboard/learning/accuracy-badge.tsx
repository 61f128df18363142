import { ArrowDown } from 'lucide-react';
import { accuracyIsGood } from '../../../domain/number/confidence.ts';
import { showPercent } from '../../../domain/number/format.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Above 85 percent in the default style, otherwise destructive (spec 5). */
export function AccuracyBadge({ accuracy }: { readonly accuracy: number | null }) {
  if (accuracy === null || accuracyIsGood(accuracy)) return <Badge>{showPercent(accuracy)}</Badge>;
  return (
    <Badge tone="critical" icon={<ArrowDown aria-hidden />}>
      {showPercent(accuracy)}
      <span className="sr-only"> (low)</span>
    </Badge>
  );
}
