import { ArrowDown } from 'lucide-react';
import type { LearningFigures } from '../../calls/learning.ts';
import type { shareOfMonth } from '../../calls/month-shares.ts';
import { accuracyIsGood, goodAccuracy, isFew, showAccuracy } from '../../domain/number/bands.ts';
import { isPercent } from '../../domain/number/arithmetic.ts';
import { showNumber, showPercent, unitText } from '../../domain/text/format.ts';
import type { Person } from '../../domain/people.ts';
import { FewCases, mutedClass, noFigure } from '../../features/person/figures.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import type { PersonFigure } from './person-figure.tsx';

// Figures of a telemarketer that the server counts itself.

/** The AI model's accuracy for a telemarketer. */
export function accuracyOfPerson(
  person: Person,
  { telemarketers, accuraciesRead }: LearningFigures,
): PersonFigure {
  const sent = telemarketers.find(({ subject }) => subject.id === person.id);
  const { correct = null, total = null, accuracy = null } = sent ?? {};
  if (accuracy === null) {
    const note =
      accuraciesRead.unreadable > 0
        ? 'AI metrics could not be read'
        : 'No AI metrics for this name';
    return { value: noFigure, note };
  }
  const isUnder = accuracy < goodAccuracy;
  return {
    value: <span className={mutedClass(total)}>{showAccuracy(accuracy)}</span>,
    note: (
      <>
        {isPercent(accuracy) && !accuracyIsGood(accuracy) && (
          <Badge tone="critical" icon={<ArrowDown aria-hidden />}>
            {isUnder ? `Under ${goodAccuracy}` : `Not above ${goodAccuracy}`}
          </Badge>
        )}
        <span>
          {showNumber(correct)} of {showNumber(total)} correct
        </span>
        {isFew(total) && <FewCases />}
      </>
    ),
    graphic: <ProgressBar label="AI accuracy" value={accuracy} show={showAccuracy} />,
  };
}

/** The valid appointments of a month, as the server counts them. */
export function monthOf(share: ReturnType<typeof shareOfMonth>): PersonFigure {
  const { count, total, share: percent } = share;
  return {
    value: showNumber(count),
    note: (
      <>
        {percent !== null && `${showPercent(percent)} `}of {showNumber(total)}
        {percent !== null && isFew(total) && <FewCases />}
      </>
    ),
    moreNote: unitText(total, 'appointment'),
    graphic: percent !== null && <ProgressBar label="Share of the month" value={percent} />,
  };
}
