import { writes } from '../../../src/calls/index.ts';
import type { Write } from '../../../src/api/call.ts';
import { countText } from '../../../src/domain/text/format.ts';
import { writeCalls } from '../description/calls.ts';
import { namesOf } from '../parts.ts';
import { bytesText, type Backend } from './exchange.ts';
import { ofLevel, type Finding, type Level } from './remarks.ts';
import {
  exitCodeOf,
  outcomeOf,
  summaryOf,
  type CallReport,
  type Outcome,
  type Report,
} from './verdict.ts';

const indent = '      ';

export function headText({ base, cookie }: Backend, withWrites: boolean): string {
  const sends = cookie === '' ? 'without a cookie' : 'with the cookie';
  return `Checking ${base.href}, ${sends}: ${withWrites ? 'reads and writes' : 'reads only'}\n`;
}

/** One line for the call, and below it a line per problem and finding. */
export function callText(report: CallReport): string {
  const { method, path, verdict, status, ms, bytes, rows, problem, findings } = report;
  const losses = ofLevel(findings, 'loss').length;
  const tolerances = ofLevel(findings, 'tolerance').length;
  const used = [
    losses > 0 && `${losses} ${losses === 1 ? 'loss' : 'losses'}`,
    tolerances > 0 && countText(tolerances, 'tolerance'),
  ].filter(Boolean);
  const columns = [
    `${method} ${path}`.padEnd(38),
    (status === null ? '–' : String(status)).padStart(3),
    `${Math.round(ms)} ms`.padStart(9),
    (status === null ? '–' : bytesText(bytes)).padStart(10),
    (rows === null ? '' : countText(rows, 'row')).padStart(11),
    verdict.startsWith('fits') && used.length > 0
      ? `  fits with ${used.join(', ')}`
      : `  ${verdict}`,
  ];
  const below = [...(problem ? [problem.said, problem.todo] : []), ...findings.map(findingText)];
  return [columns.join(' '), ...below.map((line) => indent + line)].join('\n');
}

/** 'months[3].byRegion.chicago: a number as text'; '[*].confidence: missing in 12 of 60 rows'. */
export function findingText({ level, path, what, count, of }: Finding): string {
  const [kind = '', ...effect] = what.split(': ');
  const [n, all] = [count, of].map((each) => each.toLocaleString('en-US'));
  const many = count === of ? `all ${all}` : `${n} of ${all}`;
  const where = count === 1 ? '' : ` in ${many} ${placesOf(path)}`;
  const remark = [kind + where, ...effect].join(': ');
  return `${level === 'tolerance' ? '' : `${level}: `}${path === '' ? '' : `${path}: `}${remark}`;
}

function placesOf(path: string): string {
  return path.lastIndexOf('{*}') > path.lastIndexOf('[*]') ? 'entries' : 'rows';
}

const verdicts: Readonly<Record<Outcome, string>> = {
  works: 'The dashboard works with this backend.',
  'works with losses':
    "The dashboard works with this backend, with losses: each 'loss' above is a part of a screen. With --strict they are an error.",
  'does not work':
    'The dashboard does not work with this backend: each call that does not fit, or that failed, is a card that lacks its data or shows it wrong.',
};

export function endText(report: Report): string {
  const { requested, fit, fitWithLosses, misfits, failed, unchecked } = summaryOf(report);
  const counts = [
    `${fit} fit`,
    `${fitWithLosses} fit with losses`,
    `${misfits} do not fit`,
    `${failed} failed`,
    ...(unchecked > 0 ? [`${unchecked} not checked`] : []),
  ];
  return [
    `\n${countText(requested, 'call')} requested: ${counts.join(', ')}.`,
    verdicts[outcomeOf(report)],
    ...(report.hints.length > 0 ? ['\nHints'] : []),
    ...report.hints.map((hint) => `- ${hint}`),
  ].join('\n');
}

export function unsentText(): string {
  const lines = namesOf(writes).map((name) => {
    const { method, path } = writes[name] as Write;
    const { sample, does } = writeCalls[name];
    const body = sample ? `${indent}${JSON.stringify(sample)}\n` : '';
    return `${method} ${path}\n${body}${indent}${does}`;
  });
  return `\nNot sent, since they act. With --writes these would be sent, each once:\n\n${lines.join('\n')}`;
}

/** The report as JSON; docs/backend.md describes its fields. */
export function reportJson({ base, cookie }: Backend, report: Report, isStrict: boolean): string {
  const part = (findings: readonly Finding[], wanted: Level) =>
    ofLevel(findings, wanted).map(({ path, what, count, of }) => ({ path, what, count, of }));
  const calls = report.calls.map(({ findings, ms, ...call }) => ({
    ...call,
    ms: Math.round(ms),
    misfits: part(findings, 'misfit'),
    losses: part(findings, 'loss'),
    tolerances: part(findings, 'tolerance'),
    notes: part(findings, 'note'),
  }));
  const whole = {
    backend: base.href,
    cookieSent: cookie !== '',
    verdict: outcomeOf(report),
    exitCode: exitCodeOf(report, isStrict),
    summary: summaryOf(report),
    hints: report.hints,
    calls,
  };
  return JSON.stringify(whole, null, 2);
}
