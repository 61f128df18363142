import { describe, expect, it } from 'vitest';
import { bandEdges } from '../../domain/number/bands.ts';
import { changesBetween, type VisitFigures } from './changes.ts';

/** The figures of a text: '49 valid, 5 alerts, chicago 16/19'; by default 1 valid and no alerts. */
function known(text: string): VisitFigures {
  const parts = text.split(', ').filter(Boolean);
  const count = (of: string, otherwise: number) => {
    const found = parts.find((part) => part.endsWith(` ${of}`))?.split(' ')[0];
    return found === 'unknown' ? null : Number(found ?? otherwise);
  };
  const regions = parts.flatMap((part) => {
    const [, region, valid, all] = /^(\w+) (\d+)\/(\d+)$/.exec(part) ?? [];
    return region === undefined ? [] : [{ region, valid: Number(valid), all: Number(all) }];
  });
  return { valid: count('valid', 1), alerts: count('alerts', 0), regions };
}

describe('changes since the last visit', () => {
  it.each([
    ['nothing', '49 valid, 5 alerts', '49 valid, 5 alerts', []],
    [
      'the picture',
      '49 valid, 5 alerts, chicago 16/19',
      '104 valid, 7 alerts, chicago 33/42',
      ['+55 valid', 'Illinois 84% → 79%', '2 new alerts'],
    ],
    ['fewer valid', '12 valid', '10 valid', ['−2 valid']],
    ['thousands', '0 valid', '1284 valid', ['+1,284 valid']],
    ['one alert', '0 alerts', '1 alerts', ['1 new alert']],
    ['fewer alerts: another day', '4 alerts', '2 alerts', []],
    ['what was not known', 'unknown valid, unknown alerts', '4 valid, 4 alerts', []],
    ['what is not known', '4 valid, 4 alerts', 'unknown valid, unknown alerts', []],
    ['under three points', 'florida 80/100', 'florida 78/100', []],
    ['three points', 'florida 80/100', 'florida 77/100', ['Florida 80% → 77%']],
    ['a crossed band under three points', 'florida 51/100', 'florida 49/100', []],
    ['under ten events', 'florida 9/9', 'florida 3/20', []],
    ['ten events', 'florida 9/10', 'florida 10/20', ['Florida 90% → 50%']],
    [
      'a band that few events have not',
      'arizona 17/19, florida 60/100',
      'arizona 16/20, florida 45/100',
      ['Florida 60% → 45%'],
    ],
    ['the way to a first band', 'arizona 17/19', 'arizona 16/20', ['Arizona 89% → 80%']],
    [
      'a crossed band before a longer way',
      'arizona 69/100, florida 52/100',
      'arizona 55/100, florida 48/100',
      ['Florida 52% → 48%'],
    ],
    [
      'else the longest way',
      'arizona 60/100, florida 60/100',
      'arizona 57/100, florida 64/100',
      ['Florida 60% → 64%'],
    ],
    [
      'several bands',
      'arizona 71/100, florida 52/100',
      'arizona 60/100, florida 48/100',
      ['2 regions changed band'],
    ],
    [
      'no rounding into the next band',
      'california 9700/10000',
      `california ${bandEdges.excellent * 100 - 40}/10000`,
      [`California 97% → ${bandEdges.excellent - 1}%`],
    ],
    ['a region by another name', 'Illinois 90/100', 'chicago 80/100', ['Illinois 90% → 80%']],
    ['a region of the server alone', 'Atlantis 9/10', 'Atlantis 6/10', ['Atlantis 90% → 60%']],
    ['a new region', '', 'florida 10/100', []],
    ['a region sent twice', 'florida 50/100', 'florida 51/100, FL 10/100', []],
    ['counts that make no rate', 'florida 50/100', 'florida 200/100', []],
  ])('%s', (_name, before, after, expected) => {
    const changes = changesBetween(known(before), known(after));
    expect(changes.map(({ text }) => text)).toEqual(expected);
  });

  it('name their region', () => {
    const [change] = changesBetween(known('FL 50/100'), known('florida 9/100'));
    expect(change).toMatchObject({ kind: 'region', region: 'florida' });
  });
});
