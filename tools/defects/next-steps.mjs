// What needs somebody now, the evidence in a review, and whom to call back (issues 27 and 28).
/** @import { Defect } from './defects.mjs' */

const needsYou = 'src/features/needs-you/needs-you.ts';
const rules = ['src/features/needs-you/needs-you.test.ts'];
const evidence = 'src/routes/validation/evidence.ts';
const callBacks = 'src/routes/data-quality/call-backs.ts';

/** @type {readonly Defect[]} */
export const ofNextSteps = [
  {
    name: 'a telemarketer with 19 events needs you',
    file: 'src/domain/number/thresholds.ts',
    changes: [['export const fewCases = 20;', 'export const fewCases = 19;']],
    tests: rules,
  },
  {
    name: 'an alert of exactly 30 minutes needs you',
    file: needsYou,
    changes: [['ageMs > longestWaitMs', 'ageMs >= longestWaitMs']],
    tests: rules,
  },
  {
    name: 'a telemarketer is compared with a team that has them in it',
    file: needsYou,
    changes: [['group.filter(({ key }) => key !== one.key)', 'group']],
    tests: rules,
  },
  {
    name: 'a stopped engine comes after larger numbers',
    file: needsYou,
    changes: [["Number(b.kind === 'engine') - Number(a.kind === 'engine') ||", '']],
    tests: rules,
  },
  {
    name: 'a line jumps from under the pointer',
    file: 'src/features/needs-you/index.tsx',
    changes: [['setShown(isHeld ? inPlace : lines);', 'setShown(lines);']],
    tests: ['tests/screens/needs-you.test.tsx'],
    named: 'lets no line jump',
  },
  {
    name: 'any response ends an outage for all',
    file: 'src/query/outage.ts',
    changes: [
      [
        'if (isBack) void recover();',
        'if (isBack || lastResponseAt !== current.lastResponseAt) void recover();',
      ],
    ],
    tests: ['tests/screens/outage.test.tsx'],
  },
  {
    name: "an alert's appointment may be booked after it",
    file: evidence,
    changes: [['after + time - createdAt', 'time - createdAt']],
    tests: ['src/routes/validation/evidence.test.ts'],
  },
  {
    name: 'a dismissed alert counts as decided',
    file: evidence,
    changes: [["alertTabOf(row.status) === 'reviewed' &&", '']],
    tests: ['src/routes/validation/evidence.test.ts'],
  },
  {
    name: 'two numbers lead to one appointment',
    file: callBacks,
    changes: [['?.shift() ?? null', '?.[0] ?? null']],
    tests: ['src/routes/data-quality/call-backs.test.ts'],
  },
  {
    name: 'who has the fewest numbers is called first',
    file: callBacks,
    changes: [['b.rows.length - a.rows.length', 'a.rows.length - b.rows.length']],
    tests: ['src/routes/data-quality/call-backs.test.ts'],
  },
  {
    name: 'an event of neither side counts as invalid',
    file: 'src/domain/tally.ts',
    changes: [
      ['if (outcome !== null) counts[outcome] += 1;', "counts[outcome ?? 'invalid'] += 1;"],
    ],
    tests: ['src/domain/appointment/why.test.ts'],
  },
];
