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
    file: 'src/features/day-record/recorder.ts',
    changes: [
      [
        'return { valid: totalValidAppointments, activeRegions, confidence: aiConfidence };',
        `const { customer } = responseOf(client, reads.appointments)?.data.rows[0] ?? {};
  return { valid: totalValidAppointments, activeRegions, confidence: aiConfidence, customer };`,
      ],
    ],
    tests: ['tests/screens/record.test.tsx'],
  },
  {
    name: 'the wall counts as a look, and gets the strip of what changed',
    file: 'src/features/day-record/absence.ts',
    changes: [
      ["if (left !== null || screenAt(location) === 'wall') return;", 'if (left !== null) return;'],
      [
        "if (look === null || isTold || screenAt(location) === 'wall') return;",
        'if (look === null || isTold) return;',
      ],
    ],
    tests: ['tests/screens/since.test.tsx'],
    named: 'is not on the wall',
  },
  {
    name: 'the replay stays when nobody is there',
    file: 'src/routes/replay/use-replay.ts',
    changes: [['elapsedMs() - last >= idleMs', 'elapsedMs() - last >= Infinity']],
    tests: ['tests/screens/replay.test.tsx'],
    named: 'is left after five minutes',
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
