import type { ReactNode } from 'react';
import type { Appointment } from '../../../api/entities/appointment.ts';
import { designatedTelemarketers } from '../../../config.ts';
import { outcomesOf } from '../../../domain/appointment/appointment.ts';
import { rankReps } from '../../../domain/appointment/ranking.ts';
import { whyInvalid } from '../../../domain/appointment/why.ts';
import { bandLabels, rated } from '../../../domain/number/bands.ts';
import { noValue, shareOf, showNumber, showPercent, sum } from '../../../domain/number/format.ts';
import { repDisplayName } from '../../../domain/people/rep-name.ts';
import { RegionBadge } from '../../../ui/region-badge.tsx';
import { most, sumsOf, withOthers, type Counted, type CountedRegion } from './counts.ts';

interface RowsProps<T extends Counted = Counted> {
  readonly rows: readonly T[];
}

export function Regions({ rows }: RowsProps<CountedRegion>) {
  const cells = ({ valid, invalid, all }: Omit<Counted, 'name'>) => {
    const { percent, band } = rated(valid, all);
    const word = band ? bandLabels[band] : noValue;
    return [showNumber(valid), showNumber(invalid), showNumber(all), percent, word];
  };
  return (
    <ReportTable
      title="Regions"
      head={['Region', 'Valid', 'Invalid', 'Events', 'Rate', 'Band']}
      rows={withOthers(rows, most.regions).map((row, at) => ({
        id: `${at}`,
        lead: 'region' in row && (
          <RegionBadge region={row.region} abbreviation={row.abbreviation} size="small" />
        ),
        name: row.name,
        cells: cells(row),
      }))}
      foot={['All regions', ...cells(sumsOf(rows))]}
      empty="No regions to show"
    />
  );
}

export function Telemarketers({ rows }: RowsProps) {
  const cells = ({ valid, invalid, all }: Omit<Counted, 'name'>) => [
    showNumber(valid),
    showNumber(invalid),
    rated(valid, all).percent,
  ];
  return (
    <ReportTable
      title="Telemarketers"
      head={['Name', 'Valid', 'Invalid', 'Rate']}
      rows={withOthers(rows, most.telemarketers).map((row) => ({
        name: row.name,
        cells: cells(row),
      }))}
      foot={['All', ...cells(sumsOf(rows))]}
      empty="No telemarketer data available"
    />
  );
}

interface EventsProps {
  readonly events: readonly Appointment[];
}

export function Reasons({ events }: EventsProps) {
  const { reasons, invalid: total } = whyInvalid(events);
  const rows = reasons.map(({ label: name, count }) => ({
    name,
    valid: 0,
    invalid: count,
    all: count,
  }));
  const cells = ({ all }: Counted) => [showNumber(all), showPercent(shareOf(all, total))];
  return (
    <ReportTable
      title="Why appointments are invalid"
      head={['Reason', 'Events', 'Share']}
      rows={withOthers(rows, most.reasons).map((row) => ({ name: row.name, cells: cells(row) }))}
      foot={['All invalid', showNumber(total), '100%']}
      empty="No invalid appointments found"
    />
  );
}

export function TopReps({ events }: EventsProps) {
  const reps = rankReps(events, designatedTelemarketers());
  const valid = showNumber(sum(reps.map((rep) => rep.valid)));
  return (
    <ReportTable
      title="Top Sales Reps"
      head={['Field agent', 'Valid', 'Success']}
      rows={reps.map((rep) => ({
        id: `${rep.rank}`,
        lead: (
          <>
            <span className="day-rank">{rep.rank}</span>
            <RegionBadge region={rep.region} size="small" />
          </>
        ),
        name: repDisplayName(rep.name),
        cells: [showNumber(rep.valid), `${rep.successPercent}%`],
      }))}
      foot={[`Top ${reps.length}`, valid, `of ${showNumber(outcomesOf(events).valid.length)}`]}
      empty="No sales rep data available"
    />
  );
}

interface ReportTableProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly id?: string;
    readonly lead?: ReactNode;
    readonly name: string;
    readonly cells: readonly string[];
  }[];
  readonly foot: readonly string[];
  readonly empty: string;
}

function ReportTable({ title, head, rows, foot, empty }: ReportTableProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table aria-label={title}>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, lead, name, cells }) => (
              <tr key={id ?? name}>
                <th scope="row">
                  {lead}
                  <bdi>{name}</bdi>
                </th>
                <Figures head={head} texts={cells} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{foot[0]}</th>
              <Figures head={head} texts={foot.slice(1)} />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

interface FiguresProps {
  readonly head: readonly string[];
  readonly texts: readonly string[];
}

function Figures({ head, texts }: FiguresProps) {
  return texts.map((text, at) => <td key={head[at + 1]}>{text}</td>);
}
