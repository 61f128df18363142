import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import type { Curve } from './model.ts';

/** The curve as a table, hour by hour. */
export function CurveTable({ curve: { rows } }: { readonly curve: Curve }) {
  const hasUsual = rows.some(({ usual }) => usual !== '');
  return (
    <Table
      label="Valid appointments, hour by hour"
      head={
        <>
          <HeadCell>Time</HeadCell>
          <HeadCell figure>Valid</HeadCell>
          {hasUsual && <HeadCell figure>Usual</HeadCell>}
        </>
      }
    >
      {rows.map(({ time, valid, usual }) => (
        <tr key={time}>
          <RowHead>{time}</RowHead>
          <Cell figure>{valid}</Cell>
          {hasUsual && <Cell figure>{usual}</Cell>}
        </tr>
      ))}
    </Table>
  );
}
