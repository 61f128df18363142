import type { ReadName, WriteName } from '../../../src/calls/index.ts';
import type { Problem } from './problem.ts';
import { ofLevel, type Finding } from './remarks.ts';

/**
 * 'fits': the app can use it. 'fits with losses': screens lack something. 'does not fit': another shape, or a field, row or
 * word without which the app can't do its work. 'failed': no usable response. 'not checked': no telling.
 */
export type Verdict = 'fits' | 'fits with losses' | 'does not fit' | 'failed' | 'not checked';

/** Of the backend. */
export type Outcome = 'works' | 'works with losses' | 'does not work';

export interface CallReport {
  readonly call: ReadName | WriteName;
  readonly method: string;
  readonly path: string;
  readonly verdict: Verdict;
  readonly status: number | null;
  readonly ms: number;
  readonly bytes: number;
  /** The number of rows in the outermost lists; null without a list. */
  readonly rows: number | null;
  readonly problem: Problem | null;
  readonly findings: readonly Finding[];
}

export interface Report {
  readonly calls: readonly CallReport[];
  readonly hints: readonly string[];
}

/** The verdict on a response that the app can use. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (ofLevel(findings, 'misfit').length > 0) return 'does not fit';
  return ofLevel(findings, 'loss').length > 0 ? 'fits with losses' : 'fits';
}

export function summaryOf({ calls }: Report) {
  const having = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict).length;
  const found = calls.flatMap(({ findings }) => findings);
  return {
    requested: calls.length,
    fit: having('fits'),
    fitWithLosses: having('fits with losses'),
    misfits: having('does not fit'),
    failed: having('failed'),
    unchecked: having('not checked'),
    losses: ofLevel(found, 'loss').length,
    tolerances: ofLevel(found, 'tolerance').length,
  };
}

export function outcomeOf(report: Report): Outcome {
  const { misfits, failed, fitWithLosses } = summaryOf(report);
  if (misfits + failed > 0) return 'does not work';
  return fitWithLosses > 0 ? 'works with losses' : 'works';
}

/** 0 when the dashboard works with the backend, 1 when it does not; losses are 0, or 1 where the check is strict. */
export function exitCodeOf(report: Report, isStrict: boolean): 0 | 1 {
  const outcome = outcomeOf(report);
  return outcome === 'works' || (outcome === 'works with losses' && !isStrict) ? 0 : 1;
}
