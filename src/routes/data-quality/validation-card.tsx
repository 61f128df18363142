import { partition } from 'es-toolkit/array';
import { CircleHelp, CircleX, Info, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { dataQuality } from '../../calls/quality.ts';
import {
  noValue,
  showNumber,
  showPercent,
  codeWords,
  countText,
  excerpt,
  unitText,
} from '../../domain/text/format.ts';
import { shareOf, sumOf } from '../../domain/number/arithmetic.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { List } from '../../ui/list.tsx';
import { Bar } from '../../ui/meter.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Clamped } from '../../ui/text.tsx';
import { emptyOf, fieldWords, firstListed } from './report.ts';
import { FixBadge, RuleReports } from './rule-reports.tsx';
import {
  faultyRows,
  fieldsOf,
  reportsOf,
  rowsLink,
  type RuleGroup,
  ruleGroups,
  severityTexts,
} from './violations.ts';

const title = 'Validation Reports';
/** Fields with a button of their own; the others are under 'All fields'. */
const fieldLimit = 5;

/** The reports with violations (S2), by rule and field; a rule opens to its listed reports (C33). */
export function ValidationCard() {
  const { figures, status } = useCall(dataQuality);
  const { reports, summary } = figures;
  const booked = useCall(appointments).figures;
  const groups = useMemo(() => ruleGroups(reports.rows), [reports.rows]);
  const fields = useMemo(() => fieldsOf(groups), [groups]);
  const [chosen, setField] = useState('');
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  // After a poll without the chosen field, all fields are shown.
  const { key: field = '', groups: shown = groups } =
    fields.find(({ key }) => key === chosen) ?? {};
  const open = opened ?? shown.slice(0, 1).map(({ key }) => key);
  // Those of closed rules last: find-in-page and printing have them (C24).
  const openFirst = partition(shown, ({ key }) => open.includes(key)).flat();
  const listed = firstListed(openFirst.flatMap(({ rows }) => rows));
  const total = reportsOf(groups).size;
  const faulty = faultyRows(figures, booked);
  return (
    <QueryCard
      title={title}
      subtitle={groups.length > 0 && <Totals groups={shown} />}
      className="min-h-[26rem]"
      status={status}
      unreadable={reports.unreadable}
      skeleton={[6, 49]}
      empty={
        groups.length === 0 &&
        emptyOf(reports, {
          text: 'No violations in the report',
          processed: summary.processed,
        })
      }
    >
      <FieldChoice fields={fields} value={field} onChange={setField} />
      <List aria-label={title} rows={shown} keyOf={({ key }) => key}>
        {(group) => (
          <Disclosure
            isOpen={open.includes(group.key)}
            onToggle={() => {
              const others = open.filter((key) => key !== group.key);
              setOpened(others.length < open.length ? others : [...open, group.key]);
            }}
            headClass={columns}
            head={<RuleHead group={group} total={total} />}
          >
            <RuleReports
              group={group}
              rows={group.rows.filter((breach) => listed.has(breach))}
              link={rowsLink(group, faulty)}
            />
          </Disclosure>
        )}
      </List>
    </QueryCard>
  );
}

/** '24 reports with 26 violations: 11 with errors, 13 with warnings': each report by its worst violation. */
function Totals({ groups }: { readonly groups: readonly RuleGroup[] }) {
  const violations = sumOf(groups, ({ count }) => count);
  return (
    <>
      {countText(reportsOf(groups).size, 'report')} with {countText(violations, 'violation')}:{' '}
      {severityTexts(groups).join(', ')}
    </>
  );
}

interface FieldChoiceProps {
  readonly fields: ReturnType<typeof fieldsOf>;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

function FieldChoice({ fields, ...choice }: FieldChoiceProps) {
  const label = useId();
  return (
    <div className="border-line flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t px-4 py-2 print:hidden">
      <span id={label} className="text-caption text-ink-2 font-medium">
        Field
      </span>
      <Segmented
        {...choice}
        labelledBy={label}
        size="small"
        options={[
          { value: '', label: 'All fields' },
          ...fields.slice(0, fieldLimit).map(({ key, field }) => ({
            value: key,
            label: excerpt(fieldWords(excerpt(field)), 24),
          })),
        ]}
      />
    </div>
  );
}

const columns =
  'min-h-12 grid-cols-[minmax(0,1fr)_auto_16px] gap-x-4 gap-y-1 px-4 py-2.5 @2xl:grid-cols-[84px_minmax(0,1fr)_40px_140px_16px]';

/** A rule with its number of reports, and their share of all. */
function RuleHead({ group, total }: { readonly group: RuleGroup; readonly total: number }) {
  const { message, field, fixable, count } = group;
  const percent = shareOf(count, total);
  return (
    <>
      <SeverityWord severity={group.severity} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @max-2xl:col-start-1 @max-2xl:row-start-2">
        <Clamped text={message || noValue} className="text-body font-medium" />
        <Badge>
          <bdi className="max-w-48 truncate">{fieldWords(excerpt(field))}</bdi>
        </Badge>
        {fixable > 0 && <FixBadge>{showNumber(fixable)} auto-fixable</FixBadge>}
      </span>
      <b className="text-body text-right font-semibold tabular-nums">
        {showNumber(count)}
        <span className="sr-only"> {unitText(count, 'report')}, </span>
      </b>
      <span className="text-caption text-ink-2 grid grid-cols-1 items-center gap-x-2.5 text-right tabular-nums @max-2xl:col-start-2 @max-2xl:row-start-2 @2xl:grid-cols-[minmax(0,1fr)_48px]">
        <Bar percent={percent} className="h-1.5 @max-2xl:hidden" />
        {showPercent(percent)}
      </span>
    </>
  );
}

const looks = {
  error: { icon: CircleX, word: 'Error', text: 'text-critical' },
  warning: { icon: TriangleAlert, word: 'Warning', text: 'text-caution' },
  info: { icon: Info, word: 'Info', text: 'text-ink-2' },
} as const;

/** A severity that the spec does not name keeps the server's word. */
function SeverityWord({ severity: { knownWord, text: sent } }: Pick<RuleGroup, 'severity'>) {
  const other = { icon: CircleHelp, word: codeWords(sent), text: 'text-ink-3' };
  const { icon: Icon, word, text } = knownWord ? looks[knownWord] : other;
  return (
    <span className={`text-caption inline-flex min-w-0 items-center gap-1.5 font-medium ${text}`}>
      <Icon aria-hidden className="icon-small" />
      <bdi className="truncate">{excerpt(word, 40)}</bdi>
    </span>
  );
}
