import type { Insight } from '../../calls/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import { showChange, showNumber } from '../../domain/number/format.ts';
import { isHiddenInRepLists, isNamed } from '../../domain/people.ts';
import { byLevel } from '../../domain/text/insights.ts';
import { codeWords, excerpt } from '../../domain/text/words.ts';
import { paths, rowsPath, salesRepPath, statePath } from '../../paths.ts';
import type { ReadState } from '../../query/use-read.ts';
import { TextLink } from '../../ui/links.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { idOf, InsightsCard, Lead, priorityColumn } from './insights-card.tsx';

const split = 'wide:grid-cols-[7fr_5fr] grid gap-x-10 gap-y-0.5';

/** The general insights (spec 7: GET /api/insights). */
export function LatestInsightsCard({ latest }: { readonly latest: ReadState<Rows<Insight>> }) {
  const rows = byLevel(
    latest.data?.rows ?? [],
    ({ priority }) => priority,
    ({ metrics }) => metrics?.change,
  );
  return (
    <InsightsCard
      title="Latest Insights"
      state={latest}
      rows={rows}
      skeleton={[7, 44]}
      empty={{ text: 'No insights right now', hint: 'The list refreshes every 5 minutes.' }}
    >
      <DataTable
        label="Latest Insights"
        rows={rows}
        keyOf={idOf}
        columns={[
          priorityColumn,
          {
            key: 'insight',
            head: (
              <span className={split}>
                <span>Insight</span>
                <span className="max-wide:sr-only">Description</span>
              </span>
            ),
            kind: 'row-head',
            cellClass: 'py-2',
            cell: (insight) => <About insight={insight} />,
          },
          ...(rows.some(({ metrics }) => metrics !== null) ? metricColumns : []),
          rows.some(isActionable) && {
            key: 'actionable',
            head: <span className="sr-only">Actionable</span>,
            from: 'sm',
            headClass: 'w-px',
            cellClass: 'text-ink-2',
            cell: (insight) => isActionable(insight) && 'Actionable',
          },
        ]}
      />
    </InsightsCard>
  );
}

/** Title, type, timeframe, subject and description. */
function About({ insight }: { readonly insight: Insight }) {
  const { type, title, description, timeframe, region, salesRep } = insight;
  const facts = [
    codeWords(type.text),
    timeframe,
    isNamed(salesRep) ? salesRep.name : '',
    region.id === '' ? '' : region.name,
  ].filter((text) => text !== '');
  return (
    <div className={split}>
      <div className="flex min-w-0 items-center gap-2.5">
        <Lead subject={region.key && { region: region.key }} type={type} />
        <div className="min-w-0">
          <TextLink href={hrefOf(insight)} className="inline-flex min-h-6 items-center">
            <Clamped text={title || codeWords(type.text)} />
          </TextLink>
          <p className="text-caption text-ink-2 line-clamp-2 font-normal [overflow-wrap:anywhere]">
            <bdi>{excerpt(facts.join(' · '))}</bdi>
            {isActionable(insight) && <span className="sm:hidden"> · Actionable</span>}
          </p>
        </div>
      </div>
      <p className="text-ink-2 self-center font-normal">
        <Clamped text={description} lines={3} />
      </p>
    </div>
  );
}

/** The screens that a title may name, for insights without a region. */
const screens = [
  [/\balerts?\b/i, paths.validation],
  [
    /\b(?:need|needs|without|unknown|missing)\b.*\b(?:sales reps?|field agents?)\b/i,
    paths.corrections,
  ],
  [/\bvalid appointments\b/i, rowsPath('valid')],
] as const;

/** The path of the rep's screen, else of the region's, else of what the title names; null for none (rulings C7). */
function hrefOf({ region, salesRep, title }: Insight): string | null {
  if (region.id !== '' && !isHiddenInRepLists(salesRep)) return salesRepPath(salesRep, region);
  if (region.id !== '') return region.key && statePath(region.key);
  return screens.find(([words]) => words.test(title))?.[1] ?? null;
}

/** Whether a row shows 'Actionable': only rows with a link do. */
function isActionable(insight: Insight): boolean {
  return insight.actionable === true && hrefOf(insight) !== null;
}

const narrow = { from: 'sm', headClass: 'w-px' } as const;

const metricColumns: readonly Column<Insight>[] = [
  { ...numberColumn('Previous', ({ metrics }) => metrics?.previous, 'text-ink-2'), ...narrow },
  { ...numberColumn('Current', ({ metrics }) => metrics?.current, 'font-medium'), ...narrow },
  {
    head: 'Change',
    kind: 'figure',
    headClass: 'w-px',
    cell: ({ metrics }) => (
      <>
        <Trend {...showChange(metrics?.change ?? null, metrics?.trend.known)} />
        <span aria-hidden className="text-caption text-ink-2 block sm:hidden">
          {showNumber(metrics?.current)} vs {showNumber(metrics?.previous)}
        </span>
      </>
    ),
  },
];
