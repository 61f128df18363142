import { writes, type Write } from '../../../src/api/contract.ts';
import { countText } from '../../../src/domain/text/words.ts';
import { writeCalls } from '../description/calls.ts';
import {
  exitCodeOf,
  namesOf,
  summaryOf,
  tolerancesIn,
  type CallReport,
  type Report,
} from './check.ts';
import type { Finding } from './findings.ts';
import { bytesText, type Backend } from './exchange.ts';

const indent = '      ';

export function headText({ base, cookie }: Backend, withWrites: boolean): string {
  const sends = cookie === '' ? 'without a cookie' : 'with the cookie';
  return `Checking ${base.href}, ${sends}: ${withWrites ? 'reads and writes' : 'reads only'}\n`;
}

/** One line for the call, and below it a line per problem and finding. */
export function callText(report: CallReport): string {
  const { method, path, verdict, status, ms, bytes, rows, problem, findings } = report;
  const used = tolerancesIn(findings);
  const isLess = verdict === 'fits' && used > 0;
  const columns = [
    `${method} ${path}`.padEnd(38),
    (status === null ? '–' : String(status)).padStart(3),
    `${Math.round(ms)} ms`.padStart(9),
    (status === null ? '–' : bytesText(bytes)).padStart(10),
    (rows === null ? '' : countText(rows, 'row')).padStart(11),
    isLess ? `  fits with ${countText(used, 'tolerance')} used` : `  ${verdict}`,
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
  return `${level === 'note' ? 'note: ' : ''}${path === '' ? '' : `${path}: `}${remark}`;
}

function placesOf(path: string): string {
  return path.lastIndexOf('{*}') > path.lastIndexOf('[*]') ? 'entries' : 'rows';
}

export function endText(report: Report): string {
  const { requested, fit, tolerated, tolerances, misfits, failed } = summaryOf(report);
  const made = tolerated
    ? ` (${tolerated} of them with ${countText(tolerances, 'tolerance')})`
    : '';
  return [
    `\n${countText(requested, 'call')} requested: ${fit} fit${made}, ${misfits} not, ${failed} failed.`,
    exitCodeOf(report) === 0
      ? 'The dashboard can work with this backend.'
      : 'The cards of the calls that do not fit, or that failed, show an error; the others work.',
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
export function reportJson({ base, cookie }: Backend, report: Report): string {
  const part = (findings: readonly Finding[], wanted: Finding['level']) =>
    findings
      .filter(({ level }) => level === wanted)
      .map(({ path, what, count, of }) => ({ path, what, count, of }));
  const calls = report.calls.map(({ findings, ms, ...call }) => ({
    ...call,
    ms: Math.round(ms),
    misfits: part(findings, 'misfit'),
    tolerances: part(findings, 'tolerance'),
    notes: part(findings, 'note'),
  }));
  const whole = {
    backend: base.href,
    cookieSent: cookie !== '',
    exitCode: exitCodeOf(report),
    summary: summaryOf(report),
    hints: report.hints,
    calls,
  };
  return JSON.stringify(whole, null, 2);
}
