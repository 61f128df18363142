// What is requested, how it is read, and the rules that are applied to it.
/** @import { Defect } from './defects.mjs' */

/** @type {readonly Defect[]} */
export const ofData = [
  {
    name: 'no deadline on a call',
    file: 'src/api/client.ts',
    changes: [['setTimeout(abort, deadlineMs)', 'setTimeout(() => {}, deadlineMs)']],
    tests: ['tests/screens/liveness.test.tsx'],
    named: 'a response that never came',
  },
  {
    name: 'responses are not validated',
    file: 'src/query/client.ts',
    changes: [
      [
        "import { elapsedMs } from '../ui/clock.ts';",
        "import { elapsedMs } from '../ui/clock.ts';\nimport { unknown } from 'valibot';",
      ],
      [
        'request(client, { method, path, response, signal, on401, previous })',
        'request(client, { method, path, response: unknown(), signal, on401, previous })',
      ],
    ],
    tests: ['tests/screens/polling.test.tsx'],
  },
  {
    name: 'names are counted in {}',
    file: 'src/domain/text/words.ts',
    changes: [
      ['const known = new Map<string, T>();', 'const known: Record<string, T> = {};'],
      ['let result = known.get(text);', 'let result = known[text];'],
      ['known.set(text, (result = of(text)));', 'known[text] = result = of(text);'],
    ],
    tests: ['src/domain/text/words.test.ts'],
  },
  {
    name: 'a map of the server is read into {}',
    file: 'src/api/tolerant.ts',
    changes: [
      [
        'Object.entries(input).map(([name, value]) => ({ name, value: readNumber(value) }))',
        'Object.keys(Object.assign({}, input)).map((name) => ({ name, value: readNumber(input[name]) }))',
      ],
    ],
    tests: ['src/api/tolerant.test.ts'],
  },
  {
    name: 'no latch on a write',
    file: 'src/query/use-write.ts',
    changes: [['if (isSending.current) return;', '']],
    tests: ['tests/screens/header.test.tsx'],
  },
  {
    name: "ties stand in the server's order",
    file: 'src/domain/appointment/ranking.ts',
    changes: [
      ['byText(nameKey(a.name), nameKey(b.name)) ||\n        byText(a.region, b.region),', '0,'],
    ],
    tests: ['src/domain/appointment/ranking.test.ts'],
  },
  {
    name: 'bands of the rounded rate',
    file: 'src/domain/number/bands.ts',
    changes: [
      [
        'if (rate >= bandEdges.excellent) return',
        'rate = Math.round(rate);\n  if (rate >= bandEdges.excellent) return',
      ],
    ],
    tests: ['src/domain/number/bands.test.ts'],
  },
  {
    name: 'days are those of UTC',
    file: 'src/domain/time/eastern.ts',
    changes: [
      [
        '`${pad(clock.year, 4)}-${pad(clock.month, 2)}-${pad(clock.day, 2)}`',
        'new Date(ms).toISOString().slice(0, 10)',
      ],
    ],
    tests: ['src/domain/time/eastern.test.ts'],
  },
  {
    name: "an 'offline' event stops the polling",
    file: 'src/query/client.ts',
    changes: [["networkMode: 'always',\n    structural", "networkMode: 'online',\n    structural"]],
    tests: ['tests/screens/liveness.test.tsx'],
    named: 'through an offline event',
  },
  {
    name: 'a write is retried',
    file: 'src/query/client.ts',
    changes: [['mutations: { retry: false,', 'mutations: { retry: 1,']],
    tests: ['tests/screens/header.test.tsx'],
    named: 'Validation Failed',
  },
  {
    name: 'a write is kept for when the connection returns',
    file: 'src/query/client.ts',
    changes: [["retry: false, networkMode: 'always' }", "retry: false, networkMode: 'online' }"]],
    tests: ['tests/screens/liveness.test.tsx'],
    named: 'a write while',
  },
  {
    name: 'redirects are followed',
    file: 'src/api/client.ts',
    changes: [["redirect: 'manual',", "redirect: 'follow',"]],
    tests: ['src/api/client.test.ts'],
  },
  {
    name: 'cookies stay at home',
    file: 'src/api/client.ts',
    changes: [["credentials: 'include',", "credentials: 'omit',"]],
    tests: ['src/api/client.test.ts'],
  },
  {
    name: 'ages are told by the system clock',
    file: 'src/ui/clock.ts',
    changes: [
      ['const passed = wallRan - ran > sleptMs ? wallRan : ran;', 'const passed = wallRan;'],
    ],
    tests: ['tests/screens/liveness.test.tsx'],
    named: 'when the system clock is set back',
  },
  {
    name: 'an age stands still in sleep',
    file: 'src/ui/clock.ts',
    changes: [['const passed = wallRan - ran > sleptMs ? wallRan : ran;', 'const passed = ran;']],
    tests: ['src/ui/clock.test.tsx'],
  },
  {
    name: 'a failed poll is a toast',
    file: 'src/app.tsx',
    changes: [
      [
        'useEffect(followSystemTheme, []);',
        `useEffect(followSystemTheme, []);
  useEffect(() =>
    apiClient.queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        toasts.add({ title: 'Error', description: 'A poll failed', destructive: true });
    }),
  );`,
      ],
    ],
    tests: ['tests/screens/liveness.test.tsx'],
    named: 'when the system clock is set back',
  },
  {
    name: 'a text of a megabyte is not cut',
    file: 'src/api/tolerant.ts',
    changes: [['return value.length > longestText ?', 'return value.length > Infinity ?']],
    tests: ['src/api/tolerant.test.ts'],
  },
  {
    name: 'one bad row costs the list',
    file: 'src/api/tolerant.ts',
    changes: [
      [
        'return read.success ? { row: read.output } : null;',
        "if (!read.success) throw new Error('a bad row');\n    return { row: read.output };",
      ],
    ],
    tests: ['src/api/tolerant.test.ts'],
  },
  {
    name: 'one bad row costs a list inside a response',
    file: 'src/api/tolerant.ts',
    changes: [
      [
        'if (read.success) rows.push(read.output);',
        'if (!read.success) return { rows: [], unreadable: input.length };\n    rows.push(read.output);',
      ],
    ],
    tests: ['src/api/tolerant.test.ts'],
  },
  {
    name: 'a failed call without an interval is given up',
    file: 'src/query/reads.ts',
    changes: [
      [
        "return state.status === 'error' ? retryFailedMs : false;",
        "return state.status === 'error' && false;",
      ],
    ],
    tests: ['tests/screens/liveness.test.tsx'],
    named: 'is fetched again every minute',
  },
  {
    name: 'the first of a tie leads alone',
    file: 'src/routes/wall/figures.ts',
    changes: [
      ['slice(0, limit).map((row) => ({', 'slice(0, limit).map((row, index) => ({'],
      ['leads: most > 0 && row.appointments === most,', 'leads: most > 0 && index === 0,'],
    ],
    tests: ['src/routes/wall/figures.test.ts'],
  },
  {
    name: 'a CSV file without its byte order mark',
    file: 'src/routes/dashboard/csv.ts',
    changes: [['return byteOrderMark + [', 'return [']],
    tests: ['src/routes/dashboard/csv.test.ts'],
  },
  {
    name: 'a formula in a CSV file is not defused',
    file: 'src/domain/text/csv.ts',
    changes: [["return formula.test(text) ? `'${text}` : text;", 'return text;']],
    tests: ['src/domain/text/csv.test.ts'],
  },
  {
    name: 'reasons that name different people are different',
    file: 'src/domain/appointment/reasons.ts',
    changes: [
      ["text = text.replaceAll(new RegExp(escaped(name), 'giu'), gap);", 'text = `${text}`;'],
    ],
    tests: ['src/domain/appointment/reasons.test.ts'],
  },
  {
    name: 'what is found inside a word ranks with what a word begins with',
    file: 'src/features/palette/find.ts',
    changes: [['  return 2;', '  return 1;']],
    tests: ['src/features/palette/find.test.ts'],
  },
];
