import { Ban } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  blockingTerms,
  confidences,
  phoneDigitsExamples,
  phoneDigitsRegions,
  serviceCodes,
} from '../../domain/appointment/reasons.ts';
import { type RegionKey, regionKeys, regions as allRegions } from '../../domain/region/region.ts';
import { Badge, RegionBadge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { List } from '../../ui/list.tsx';

/** Validation Rules (S5): a static explanation, made of the constants of the rules; each opens in place (C45). */
export function RulesCard() {
  return (
    <Card title="Validation Rules" className="compact [&>header]:min-h-9 [&>header]:py-1">
      <Rule title="1. Phone Digits Rule" badge={<Badge tone="info">High priority</Badge>}>
        <p>
          A title consisting only of 3-4 digits, together with the app-made-by field. The digits are
          the last digits of sales rep phone numbers. Needs a valid telemarketer (one of the four
          designated) and a real customer name.
        </p>
        <RuleResult
          result="guaranteed real appointment"
          confidence={confidences.phoneDigits}
          examples={phoneDigitsExamples}
          appliesTo="Chicago, Arizona and Florida, not California"
          regions={phoneDigitsRegions}
        />
      </Rule>
      <Rule title="2. Full Validation" badge={<Badge>Standard</Badge>}>
        <p>
          Needs a real customer name in the who field, a valid telemarketer in a custom field, and
          service codes in the title that are not blocking terms.
        </p>
        <RuleResult
          result="valid"
          confidence={confidences.fullValidation}
          examples={serviceCodes}
          appliesTo="all calendars"
          regions={regionKeys}
        />
      </Rule>
      <Rule
        title="3. Instant invalid patterns"
        badge={
          <Badge tone="critical" icon={<Ban aria-hidden />}>
            Blocked
          </Badge>
        }
      >
        <p className="leading-6">
          Title containing{' '}
          {blockingTerms.map((term, index) => (
            <span key={term}>
              {separator(index, blockingTerms.length)}
              <Term>{term}</Term>
            </span>
          ))}
          ; or an empty who field (no customer).
        </p>
      </Rule>
    </Card>
  );
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' or ' : ', ';
}

interface RuleProps {
  readonly title: string;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

function Rule({ title, badge, children }: RuleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useCallback(() => setIsOpen((before) => !before), []);
  return (
    <div className="border-line border-t">
      <Disclosure
        isOpen={isOpen}
        onToggle={toggle}
        headClass="min-h-8 grid-cols-[1fr_auto_auto] gap-2.5 px-4 py-1 max-sm:min-h-10"
        head={
          <>
            <span className="text-small font-semibold">{title}</span>
            {badge}
          </>
        }
      >
        <div className="text-small text-ink-2 grid gap-1.5 px-4 pt-1 pb-3">{children}</div>
      </Disclosure>
    </div>
  );
}

interface RuleResultProps {
  readonly result: string;
  /** Percent. */
  readonly confidence: number;
  readonly examples: readonly string[];
  readonly appliesTo: string;
  readonly regions: readonly RegionKey[];
}

function RuleResult({ result, confidence, examples, appliesTo, regions }: RuleResultProps) {
  return (
    <>
      <p>
        Result: {result}, <b className="text-ink font-semibold">confidence {confidence}%</b>
      </p>
      <div className="text-caption flex flex-wrap items-center gap-1.5">
        Examples
        <List
          aria-label="Examples"
          className="flex flex-wrap gap-1.5"
          rowClass=""
          rows={examples}
          keyOf={String}
        >
          {(term) => <Term>{term}</Term>}
        </List>
      </div>
      <div className="text-caption flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <p>Applies to {appliesTo}</p>
        <span className="flex gap-1.5">
          {regions.map((key) => (
            <RegionBadge key={key} region={allRegions[key]} size="small" />
          ))}
        </span>
      </div>
    </>
  );
}

function Term({ children }: { readonly children: string }) {
  return (
    <code className="rounded-badge bg-sunken text-caption text-ink px-1.5 py-0.5 font-mono leading-5 font-medium whitespace-nowrap">
      {children}
    </code>
  );
}
