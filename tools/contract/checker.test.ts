import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { exitCodeOf, summaryOf } from './checker/check.ts';
import { endText } from './checker/print.ts';
import { bytes, changed, serveReads, type Deviation, checked, type Row } from './servers.ts';

const words = { 'Content-Type': 'text/plain' };

describe('the simulated center', () => {
  it('fits in every call, with no tolerance', async () => {
    const { report, call } = await checked(serveReads());
    expect(report.calls.map(({ path }) => path)).toEqual(
      Object.values(reads).map(({ path }) => path),
    );
    expect(summaryOf(report)).toEqual({
      requested: 20,
      fit: 20,
      tolerated: 0,
      tolerances: 0,
      misfits: 0,
      failed: 0,
    });
    expect(exitCodeOf(report)).toBe(0);
    expect(report.hints).toEqual([]);
    expect(call('regions')).toMatchObject({ status: 200, rows: 4, problem: null, findings: [] });
    expect(call('regions').bytes).toBeGreaterThan(400);
  });
});

describe('a server that deviates, where the app makes up for it', () => {
  it.each<[string, ReadName, Deviation, readonly string[]]>([
    [
      'numbers as text',
      'regions',
      changed((rows: Row[]) =>
        rows.map((row) => ({ ...row, totalEvents: String(row['totalEvents']) })),
      ),
      ['[*].totalEvents: a number as text in all 4 rows'],
    ],
    [
      'a missing field',
      'alerts',
      changed((rows: Row[]) =>
        rows.map(({ confidence, ...row }, i) => (i < 12 ? row : { ...row, confidence })),
      ),
      ['[*].confidence: missing in 12 of 48 rows'],
    ],
    [
      'the list under a name',
      'endpoints',
      changed((rows: Row[]) => ({ endpoints: rows })),
      ['the list under endpoints instead of a bare list'],
    ],
    [
      'one bad row',
      'telemarketers',
      changed((rows: unknown[]) => [...rows, 'nobody']),
      ['[6]: row skipped: text where an object is due'],
    ],
    [
      'a map value deep inside',
      'monthly',
      changed(({ months }: { months: { weeklyBreakdown: { byRegion: Row }[] }[] }) => {
        Object.assign(months[3]?.weeklyBreakdown[1]?.byRegion ?? {}, { chicago: '31' });
      }),
      ['months[3].weeklyBreakdown[1].byRegion.chicago: a number as text'],
    ],
    [
      'prototype keys',
      'learningMetrics',
      (res, good) => {
        const json = JSON.stringify({ ...(good as Row), calendarAccuracy: 0 });
        res.end(
          json.replace('"calendarAccuracy":0', '"calendarAccuracy":{"__proto__":{"accuracy":"9"}}'),
        );
      },
      [
        'calendarAccuracy{1}: its name: no region that is known: shown as it was sent, it has no screen and no color',
        'calendarAccuracy{1}.correct: missing',
        'calendarAccuracy{1}.total: missing',
        'calendarAccuracy{1}.accuracy: a number as text',
      ],
    ],
  ])('%s', async (_name, call, deviation, tolerances) => {
    const { report, lines } = await checked(serveReads({ [call]: deviation }));
    const [line, ...said] = lines(call);
    const used = `${tolerances.length} tolerance${tolerances.length === 1 ? '' : 's'}`;
    expect(line).toMatch(new RegExp(`^GET ${reads[call].path} .*fits with ${used} used$`));
    expect(said.filter((each) => !each.startsWith('note: '))).toEqual(tolerances);
    expect(exitCodeOf(report)).toBe(0);
    expect(summaryOf(report)).toMatchObject({
      fit: 20,
      tolerated: 1,
      tolerances: tolerances.length,
    });
    expect(endText(report)).toContain(
      `20 calls requested: 20 fit (1 of them with ${used}), 0 not, 0 failed.`,
    );
  });

  it.each<[string, Deviation, string]>([
    ['another type', bytes('[]', 200, words), 'another content type than application/json'],
    ['no type', bytes('[]', 200, {}), 'no content type'],
    ['a type that is JSON too', bytes('[]', 200, { 'Content-Type': 'application/hal+json' }), ''],
    [
      'a charset, and compressed',
      bytes(gzipSync('[]'), 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Encoding': 'gzip',
      }),
      '',
    ],
  ])('%s is worth a note at most', async (_name, deviation, said) => {
    const { lines } = await checked(serveReads({ insights: deviation }));
    const [line, ...notes] = lines('insights');
    expect(line).toMatch(/2 bytes +0 rows +fits$/);
    expect(notes).toEqual(said === '' ? [] : [`note: ${said}; read as JSON all the same`]);
  });
});
