import { showChange } from '../../domain/number/comparison.ts';
import { Trend } from '../../ui/trend.tsx';
import { FigureRows, type FigureRow } from './figure-rows.tsx';
import { Section } from './section.tsx';

interface WhatChangedProps {
  /** In percent. */
  readonly change: number | null;
  /** The server's word: up, down or stable. */
  readonly trend?: string;
  readonly rows: readonly FigureRow[];
}

/** The change of an insight's figures, and under it the figures. */
export function WhatChanged({ change, trend = '', rows }: WhatChangedProps) {
  const shown = showChange(change, trend);
  return (
    <Section title="What changed" aside={<Trend trend={shown.trend} text={shown.text} />}>
      <FigureRows rows={rows} />
    </Section>
  );
}
