// The record of the day, and what is drawn and told of it (issue 17).
/** @import { Defect } from './defects.mjs' */

/** @type {readonly Defect[]} */
export const ofMemory = [
  {
    name: "the day's curve bridges a gap",
    file: 'src/features/day-record/rules/curve.ts',
    changes: [['return spans\n', 'return [[at, spans.at(-1)?.[1] ?? at] as const]\n']],
    tests: ['src/features/day-record/rules/curve.test.ts'],
  },
  {
    name: 'three days are enough for a pace',
    file: 'src/features/day-record/rules/pace.ts',
    changes: [['const leastDays = 4;', 'const leastDays = 3;']],
    tests: ['tests/screens/day-curve.test.tsx'],
    named: 'says its last total, what is usual',
  },
  {
    name: 'kept days are never forgotten',
    file: 'src/features/day-record/kept-days.ts',
    changes: [['await Promise.all(order.slice(0, -mostDays).map((day) => days.delete(day)));', '']],
    tests: ['src/features/day-record/day-memory.test.ts'],
    named: '60 days before today at most',
  },
  {
    name: "a customer's name is recorded",
    file: 'src/features/day-record/response-figures.ts',
    changes: [
      [
        'return metrics.weeklyMode ? null : { valid: metrics.totalValidAppointments };',
        `const { customer } = responseOf(client, reads.appointments)?.data.rows[0] ?? {};
  return { valid: metrics.totalValidAppointments, customer };`,
      ],
    ],
    tests: ['tests/screens/record.test.tsx'],
    named: 'nothing personal',
  },
  {
    name: 'the wall counts as a visit, and gets the strip of changes',
    file: 'src/features/day-record/time-away.ts',
    changes: [
      [
        "if (rowsWhenLeft !== null || screenAt(location) === 'wall') return;",
        'if (rowsWhenLeft !== null) return;',
      ],
      [
        "if (visit === null || isShown || screenAt(location) === 'wall') return;",
        'if (visit === null || isShown) return;',
      ],
    ],
    tests: ['tests/screens/changes-strip.test.tsx'],
    named: 'is not on the wall',
  },
  {
    name: 'a notification for each poll with new alerts',
    file: 'src/features/notifications/index.ts',
    changes: [[' && elapsedMs() >= quietUntil', '']],
    tests: ['tests/screens/attention.test.tsx'],
  },
  {
    name: 'a notification in each tab with new alerts',
    file: 'src/features/notifications/index.ts',
    changes: [['`alerts ${count}`', '`alerts ${elapsedMs()}`']],
    tests: ['tests/screens/attention.test.tsx'],
  },
];
