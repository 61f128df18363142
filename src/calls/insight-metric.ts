import { showNumber, showPercent } from '../domain/text/format.ts';
import type { Insight } from './insights.ts';

/** What the figures of an insight count, by its own words: 'Only 10 of 22 events are valid' names 10. */
export type Metric = 'Valid' | 'Valid share' | 'Value, as sent';

/** The metric of a figure; 'Value, as sent' where the insight does not name it. */
export function metricOf(
  { title, description }: Pick<Insight, 'title' | 'description'>,
  current: number | null | undefined,
): Metric {
  if (current === null || current === undefined) return 'Value, as sent';
  const number = String(current).replace('.', '\\.');
  const grouped = current.toLocaleString('en-US').replace('.', '\\.');
  const figure = `(?<![\\d.,])(?:${number}|${grouped})`;
  const sentences = [title, ...description.split(/[.;](?:\s|$)/)];
  const says = (pattern: string) =>
    sentences.some((sentence) => new RegExp(pattern, 'i').test(sentence));
  if (says(`${figure} ?%[^%]*\\bvalid\\b`)) return 'Valid share';
  if (says(`${figure}(?![\\d.,%]*[\\d%])[^%]*\\bvalid\\b`)) return 'Valid';
  return /^valid appointments\b/i.test(title) ? 'Valid' : 'Value, as sent';
}

/** A figure of that metric, as '45.5%' or '10'. */
export const showMetric = (metric: Metric, figure: number | null) =>
  metric === 'Valid share' ? showPercent(figure) : showNumber(figure);
