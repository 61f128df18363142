import { memo, useState } from 'react';
import { leadingReason, regionColumns, telemarketerColumns } from '../../calls/reason-table.ts';
import type { ColumnGroup, Why } from '../../calls/reasons.ts';
import type { Region } from '../../domain/region/region.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Matrix } from './matrix.tsx';
import { WithoutReason } from './without-reason.tsx';

const groups = [
  { value: 'telemarketer', label: 'By telemarketer' },
  { value: 'region', label: 'By region' },
] as const;

interface WhyTableProps {
  readonly why: Why;
  readonly region: Region | undefined;
  /** Where rows are missing, rates and shares are '–' (A15). */
  readonly isIncomplete: boolean;
}

/** The effect of one reason, and the reasons by telemarketer and region; on a phone by one of them. */
export const WhyTable = memo(function WhyTable({ why, region, isIncomplete }: WhyTableProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [group, setGroup] = useState<ColumnGroup>('telemarketer');
  const isPhone = !useMinWidth('sm');
  const isOneGroup = isPhone && region === undefined;
  const columns = [
    ...telemarketerColumns(why),
    ...(region === undefined ? regionColumns(why) : []),
  ].filter((column) => !isOneGroup || column.group === group);
  const reason = leadingReason(why, chosen);
  return (
    <>
      {!isIncomplete && <WithoutReason why={why} reason={reason} />}
      {isOneGroup && (
        <div className="flex px-3 pb-2.5">
          <Segmented
            label="Columns"
            options={groups}
            value={group}
            onChange={setGroup}
            size="small"
          />
        </div>
      )}
      <Matrix
        why={why}
        region={region}
        columns={columns}
        isIncomplete={isIncomplete}
        marked={reason?.key ?? null}
        onChoose={setChosen}
      />
    </>
  );
});
