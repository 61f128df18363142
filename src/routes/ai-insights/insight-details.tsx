import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { excerpt } from '../../domain/text/format.ts';
import { rowKeys } from '../../ui/list.tsx';
import { Clamped, TextList } from '../../ui/text.tsx';

interface Fact {
  readonly label: string;
  /** '': not sent, and not shown. */
  readonly text: string;
  /** A wide screen has it in the row. */
  readonly isNarrowOnly?: boolean;
}

export interface Details {
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly risks: readonly string[];
  readonly recommendations: readonly string[];
}

/** The details of an open row: what was sent, and nothing else. */
export function InsightDetails(props: Details & { readonly title: string }) {
  const { title, description, facts: all, risks, recommendations } = props;
  const facts = all.filter(({ text }) => text !== '');
  const keys = rowKeys(facts, ({ label }) => label);
  return (
    <div className="grid gap-y-2.5 sm:pl-[42px]">
      <p className="text-ink-2">
        <Clamped text={[title, description].filter(Boolean).join('. ')} />
      </p>
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          {facts.map(({ label, text, isNarrowOnly }, index) => (
            <div key={keys[index]} className={`min-w-0 ${isNarrowOnly ? 'sm:hidden' : ''}`}>
              <dt className="text-caption text-ink-2">
                <Clamped text={label} />
              </dt>
              <dd className="text-small font-medium [overflow-wrap:anywhere]">
                <bdi>{excerpt(text)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Texts title="Risk factors" rows={risks} icon={TriangleAlert} tone="text-caution" />
      <Texts title="Recommendations" rows={recommendations} icon={ArrowRight} />
    </div>
  );
}

function Texts({ title, rows, ...look }: { title: string } & ComponentProps<typeof TextList>) {
  if (rows.length === 0) return null;
  return (
    <div>
      <p className="text-caption text-ink-2 pb-0.5">{title}</p>
      <TextList aria-label={title} rows={rows} {...look} />
    </div>
  );
}
