import { bandEdges, rated, type Band } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/number/format.ts';

const recommendations: Readonly<Record<Band, readonly string[]>> = {
  excellent: [],
  good: [],
  warning: ['Review appointment quality processes', 'Increase training and supervision'],
  poor: ['Urgent review of lead sources and qualification', 'Implement quality control measures'],
};

export function isPositive(band: Band): boolean {
  return band === 'excellent' || band === 'good';
}

type CountedRegion = {
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
};

export type RegionInsight<T> = {
  readonly region: T;
  readonly percent: string;
  readonly rate: number;
  readonly band: Band;
  readonly sentence: { readonly before: string; readonly after: string };
  readonly recommendations: readonly string[];
};

/** The regions with valid appointments, lowest rate first (spec 2 'AI Performance Insights', spec 4). */
export function regionInsights<T extends CountedRegion>(regions: readonly T[]): RegionInsight<T>[] {
  const insights: RegionInsight<T>[] = [];
  for (const region of regions) {
    const { validAppointments: valid, totalEvents: total } = region;
    if (valid === null || total === null || !(valid > 0)) continue;
    const { percent, rate, band } = rated(valid, total);
    if (rate === null) continue;
    const sentence = sentenceFor(band, rate, valid);
    insights.push({
      region,
      percent,
      rate,
      band,
      sentence,
      recommendations: recommendations[band],
    });
  }
  return insights.toSorted((a, b) => a.rate - b.rate);
}

function sentenceFor(band: Band, rate: number, valid: number) {
  const areValid = ` ${valid === 1 ? 'is' : 'are'} valid`;
  if (band === 'poor') return { before: '', after: `${areValid}: more than half are lost.` };
  if (band === 'warning')
    return { before: '', after: `${areValid}, ${gap(bandEdges.good - rate)} below Good.` };
  return { before: `Validation quality is ${band}: `, after: `${areValid}.` };
}

function gap(points: number): string {
  const text = showNumber(points);
  if (text === '0') return 'just';
  return text === '1' ? '1 point' : `${text} points`;
}
