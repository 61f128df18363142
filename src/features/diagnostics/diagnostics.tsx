import { HeartPulse } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buildId } from '../../config.ts';
import { useApiClient } from '../../query/client.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { DialogHeader } from '../../shell/docked.tsx';
import { StatusWord } from '../../ui/badge.tsx';
import { ErrorCode } from '../../ui/card-messages.tsx';
import { type Column, DataTable, StackedWord } from '../../ui/table.tsx';
import { type ActiveCall, activeCalls } from './active-calls.ts';

/** The calls of this screen, drawn each second, and the version. */
export function Diagnostics() {
  const client = useApiClient();
  const nowMs = useServerMoment(({ now }) => now);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [version = '', build = ''] = buildId.split('+');
  return (
    <>
      <DialogHeader
        heading={heading}
        lead={<HeartPulse aria-hidden className="icon text-ink-2" />}
        title="Diagnostics"
      />
      <div className="scroll-shadows [&_thead]:bg-raised @container min-h-0 overflow-auto">
        <DataTable
          label="Calls of this screen"
          columns={columns}
          rows={activeCalls(client, nowMs)}
          keyOf={({ path }) => path}
          stacked="auto minmax(0, 1fr)"
        />
      </div>
      <p className="border-line text-caption text-ink-2 flex-none border-t px-4 py-3">
        Version {version}, build {build}
      </p>
    </>
  );
}

const columns: readonly Column<ActiveCall>[] = [
  {
    head: 'Call',
    kind: 'row-head',
    width: '250px',
    stackedAt: '1 / 1 / auto / -1',
    cellClass: 'font-mono text-[12px] font-normal! [overflow-wrap:anywhere]',
    cell: ({ path }) => path,
  },
  {
    head: 'Interval',
    width: '110px',
    stackedAt: '2 / 1',
    cellClass: 'whitespace-nowrap',
    cell: ({ interval }) => interval,
  },
  {
    head: 'Age',
    width: '80px',
    stackedAt: '2 / 2',
    cellClass: 'whitespace-nowrap',
    cell: ({ age }) =>
      age && (
        <>
          {age}
          <StackedWord>old</StackedWord>
        </>
      ),
  },
  {
    head: 'Last failure',
    stackedAt: '3 / 1 / auto / -1',
    cellClass: 'text-caption @2xl:py-2',
    cell: ({ failedAt, isFailing, failure }) => (
      <>
        {isFailing ? <StatusWord tone="bad">{failedAt || 'Now'}</StatusWord> : failedAt}{' '}
        {failure && <ErrorCode code={failure} />}
      </>
    ),
  },
  {
    head: 'Unreadable',
    stackedAt: '4 / 1 / auto / -1',
    cellClass: 'text-caption @2xl:py-2 [overflow-wrap:anywhere]',
    cell: ({ unreadable }) => unreadable,
  },
];
