import { hourMs } from './schedule.mjs';
import { together } from './tally.mjs';

/** @typedef {import('./drive.mjs').Hour} Hour */

const zone = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** The columns and their widths; the first is to the left. */
const columns = Object.entries({
  '': 10,
  hour: 5,
  'ends (Eastern)': 15,
  'heap MB': 8,
  nodes: 7,
  listeners: 10,
  'kept kB': 8,
  requests: 9,
  polls: 7,
  planned: 8,
  retries: 8,
  'by hand': 8,
  stalls: 7,
  'at once': 8,
  errors: 7,
});

export const heading = columns.map(([title, width]) => title.padStart(width)).join('');

/**
 * One hour of one page. Planned are the polls; the one retry of each that failed comes on top, and what a
 * person caused.
 * @param {string} name
 * @param {Hour} row
 * @param {number} startMs
 */
export function line(name, { hour, heapMb, nodes, listeners, kept, counts, errors }, startMs) {
  const all = [...counts.values()];
  /** @param {'polls' | 'retries' | 'manual' | 'due' | 'stalls'} what */
  const sum = (what) => all.reduce((total, count) => total + count[what], 0);
  const cells = [
    name.padEnd(10),
    hour,
    zone.format(startMs + hour * hourMs),
    heapMb.toFixed(2),
    nodes,
    listeners,
    (kept.bytes / 1e3).toFixed(1),
    sum('polls') + sum('retries') + sum('manual'),
    sum('polls'),
    sum('due').toFixed(0),
    sum('retries'),
    sum('manual'),
    sum('stalls'),
    Math.max(0, ...all.map(({ mostAtOnce }) => mostAtOnce)),
    errors.length,
  ];
  return cells.map((cell, index) => String(cell).padStart(columns[index]?.[1] ?? 0)).join('');
}

/** @param {import('./drive.mjs').Soaked} soaked */
export function callTable({ name, hours, served }) {
  const rows = [...together(hours.map(({ counts }) => counts))]
    .filter(([, { polls, retries, manual }]) => polls + retries + manual > 0)
    .toSorted(([, a], [, b]) => b.planned - a.planned)
    .map(([call, count]) => [
      call,
      `${count.due > 0 || count.planned === 0 ? '' : 'at most '}${count.planned.toFixed(0)}`,
      String(count.polls),
      count.due >= 1 ? (count.polls / count.due).toFixed(2) : '',
      String(count.retries),
      String(count.manual),
      `${Math.round(count.longestGapMs / 1_000)} s`,
      String(count.mostAtOnce),
    ]);
  const heads = 'planned,polls,ratio,retries,by hand,longest gap,at once'.split(',');
  const titles = [name, ...heads];
  const lines = [titles, ...rows].map((cells) =>
    cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(24))).join(''),
  );
  const troubles = [...served].map(([trouble, count]) => `${trouble} ${count}`).join(', ');
  return [...lines, `failed responses: ${troubles}`].join('\n');
}
