import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  blockingTerms,
  confidences,
  phoneDigitsExamples,
  phoneDigitsRegions,
  serviceCodes,
} from '../../domain/judge.ts';
import { regionKeys } from '../../domain/region.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Plate } from '../../ui/plate.tsx';

/** Validation Rules (spec 5): the static explanation, from the same constants that the rules use. */
export function RulesCard() {
  const exceptions = regionKeys.filter((key) => !phoneDigitsRegions.includes(key));
  return (
    <Card title="Validation Rules" subtitle="How an event is judged">
      <Rule
        title="1. Phone Digits Rule"
        badge={<Badge tone="info">High priority · {confidences.phoneDigits}%</Badge>}
        text="The title is only 3-4 digits, the last digits of the sales rep's phone number, together with the app-made-by field. Needs a valid telemarketer, one of the four designated, and a real customer name. Result: guaranteed real appointment."
        chips={phoneDigitsExamples}
      >
        <p className="text-caption text-ink-2 flex items-center gap-1.5">
          Applies to{' '}
          {phoneDigitsRegions.map((key) => (
            <Plate key={key} region={key} size="small" />
          ))}{' '}
          not{' '}
          {exceptions.map((key) => (
            <Plate key={key} region={key} size="small" />
          ))}
        </p>
      </Rule>
      <Rule
        title="2. Full Validation"
        badge={<Badge>Standard · {confidences.fullValidation}%</Badge>}
        text="A real customer name in the who field, a valid telemarketer in a custom field, and service codes in the title that are not blocking terms. Result: valid."
        chips={serviceCodes}
      >
        <p className="text-caption text-ink-2 flex items-center gap-1.5">
          Applies to{' '}
          {regionKeys.map((key) => (
            <Plate key={key} region={key} size="small" />
          ))}
        </p>
      </Rule>
      <Rule
        title="3. Instant invalid patterns"
        badge={
          <Badge tone="critical" icon={<Ban aria-hidden />}>
            Blocked
          </Badge>
        }
        text="The title contains one of these words, or the who field is empty: no customer."
        chips={blockingTerms}
      />
    </Card>
  );
}

interface RuleProps {
  readonly title: string;
  readonly badge: ReactNode;
  readonly text: string;
  readonly chips: readonly string[];
  readonly children?: ReactNode;
}

function Rule({ title, badge, text, chips, children }: RuleProps) {
  return (
    <div className="border-line grid flex-1 content-center gap-1.5 border-t px-4 pt-3 pb-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-small leading-5 font-semibold">{title}</h3>
        {badge}
      </div>
      <p className="text-small text-ink-2">{text}</p>
      <ul aria-label="Examples" className="flex flex-wrap gap-1.5">
        {chips.map((chip) => (
          <li
            key={chip}
            className="rounded-plate bg-sunken text-caption px-1.5 font-mono leading-5 font-medium"
          >
            {chip}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
