// What is done with it on the screens, and what the page may do.
/** @import { Defect } from './defects.mjs' */

/** @type {readonly Defect[]} */
export const ofScreens = [
  {
    name: 'rows are known by their index',
    file: 'src/ui/list.tsx',
    changes: [['const base = text(row);', 'const base = String(seen.size);']],
    tests: ['src/ui/list.test.tsx'],
    named: 'keeps the element of a row',
  },
  {
    name: 'the error comes before the data',
    file: 'src/query/query-card.tsx',
    changes: [
      [
        'if (state.data === undefined)\n    return state.hasFailed && state.error ? (',
        'if (state.data === undefined || state.error)\n    return state.error ? (',
      ],
    ],
    tests: ['tests/screens/polling.test.tsx'],
    named: 'keeps its data when a poll fails',
  },
  {
    name: 'the wall reloads whatever the server has',
    file: 'src/features/updates/index.tsx',
    changes: [['if (!isSafe || (!isWanted && !isWall())) {', 'if (!isWanted && !isWall()) {']],
    tests: ['tests/browser/updates.spec.ts'],
  },
  {
    name: 'the gate takes any page for a file',
    file: 'src/boot/deployment.ts',
    changes: [['file !== null && type.test(file.type)', 'file !== null']],
    tests: ['src/boot/deployment.test.ts'],
  },
  {
    name: "a word of the server's is a class",
    file: 'src/ui/region-badge.tsx',
    changes: [["'bg-sunken text-ink-2 shadow-edge'", '`bg-${region} text-ink-2 shadow-edge`']],
    tests: ['tests/screens/server-words.test.tsx'],
  },
  {
    name: 'no latch on a decision',
    file: 'src/routes/validation/decisions.ts',
    changes: [["if (before && before.phase !== 'refused') return false;", '']],
    tests: ['tests/screens/review-unconfirmed.test.tsx'],
  },
  {
    name: 'a machine that wakes waits for its next poll',
    file: 'src/query/refetch-on-resume.ts',
    changes: [['if (passed > sleptMs) refetchDue();', '']],
    tests: ['tests/screens/liveness.test.tsx'],
    named: 'at once when the machine wakes',
  },
  {
    name: 'the wall stops in a covered window',
    file: 'src/routes/wall/stage.tsx',
    changes: [['focusManager.setFocused(true);', '']],
    tests: ['tests/screens/wall.test.tsx'],
    named: 'goes on in a hidden window',
  },
  {
    name: 'drafts live inside their component',
    file: 'src/shell/drafts.ts',
    changes: [
      ["import { useCallback } from 'react';", "import { useState } from 'react';"],
      [
        'return [drafts.useText(id), useCallback((text: string) => keepDraft(id, text), [id])];',
        "return useState(id && '');",
      ],
    ],
    tests: ['tests/screens/learning.test.tsx'],
    named: 'survives',
  },
  {
    name: 'a name without <bdi>',
    file: 'src/routes/dashboard/appointment-list.tsx',
    changes: [['<bdi>{shownText(customer)}</bdi>', '{shownText(customer)}']],
    tests: ['tests/screens/server-words.test.tsx'],
  },
  {
    name: 'an unconfirmed decision can be sent again',
    file: 'src/routes/validation/decisions.ts',
    changes: [
      [
        "mayHaveActed(error) ? 'unconfirmed' : 'refused'",
        "mayHaveActed(error) ? 'refused' : 'refused'",
      ],
    ],
    tests: ['tests/screens/review-unconfirmed.test.tsx'],
  },
  {
    name: 'the wall sleeps through midnight',
    file: 'src/routes/wall/stage.tsx',
    changes: [["void client.refetchQueries({ type: 'active' });", '']],
    tests: ['tests/screens/wall.test.tsx'],
    named: 'at midnight',
  },
  {
    name: 'names of people are kept on the machine of the wall',
    file: 'src/routes/wall/use-wall.ts',
    changes: [
      [
        'useSaveFigures(totals, regions);',
        "useSaveFigures(totals, regions);\n  if (reps) localStorage.setItem('wall-reps', JSON.stringify(reps));",
      ],
    ],
    tests: ['tests/screens/wall-saved.test.tsx'],
  },
  {
    name: 'the page may run inline scripts',
    file: 'deploy/headers.json',
    changes: [["script-src 'self';", "script-src 'self' 'unsafe-inline';"]],
    tests: ['tests/browser/headers.spec.ts'],
  },
  {
    name: "a figure's link drops the region",
    file: 'src/paths.ts',
    changes: [
      [
        "if (value !== null && value !== '') query.set(name, String(value));",
        "if (value !== null && value !== '' && name !== 'region') query.set(name, String(value));",
      ],
    ],
    tests: ['tests/screens/links.test.tsx'],
    named: 'each figure leads to the rows that it counts',
  },
  {
    name: 'the drawer steps over a row',
    file: 'src/features/appointment/use-open-appointment.ts',
    changes: [['place >= 0 ? place + by :', 'place >= 0 ? place + 2 * by :']],
    tests: ['tests/screens/drawer.test.tsx'],
    named: 'steps by keys and buttons through the list',
  },
  {
    name: 'two counts that contradict each other are never said',
    file: 'src/query/contradiction-line.tsx',
    changes: [['differences.find(([name]) => before.has(name))', 'undefined']],
    tests: ['tests/screens/numbers.test.tsx'],
  },
];
