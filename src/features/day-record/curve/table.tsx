import { DataTable } from '../../../ui/data-table.tsx';
import type { Curve } from './model.ts';

/** The curve as a table, hour by hour. */
export function CurveTable({ curve: { rows } }: { readonly curve: Curve }) {
  const hasUsual = rows.some(({ usual }) => usual !== '');
  return (
    <DataTable
      label="Valid appointments, hour by hour"
      rows={rows}
      keyOf={({ time }) => time}
      columns={[
        { head: 'Time', kind: 'row-head', cell: ({ time }) => time },
        { head: 'Valid', kind: 'figure', cell: ({ valid }) => valid },
        hasUsual && { head: 'Usual', kind: 'figure', cell: ({ usual }) => usual },
      ]}
    />
  );
}
