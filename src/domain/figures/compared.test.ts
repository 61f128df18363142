import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { reasonsOf, regionsOf } from './compared.ts';
import { ratesWithout, whyInvalid } from './why.ts';

const because = (reason: string, count = 1) =>
  Array.from({ length: count }, () => appointment({ status: 'invalid', reason }));

describe('the reasons', () => {
  it("are ordered by count, with the person's share and the team's", () => {
    const own = [...because('No real customer'), ...because('Busy', 3)];
    const team = [...own, ...because('No real customer', 4)];
    expect(reasonsOf([whyInvalid(own)], whyInvalid(team))).toMatchObject([
      { label: 'Busy', counts: [3], shares: [75], teamShare: 37.5 },
      { label: 'No real customer', counts: [1], shares: [25], teamShare: 62.5 },
    ]);
  });

  it('of two people are in the order of the first, including those of the second alone', () => {
    const people = [because('Busy', 2), [...because('Test'), ...because('Busy')]];
    const reasons = reasonsOf(
      people.map((own) => whyInvalid(own)),
      whyInvalid([]),
    );
    expect(reasons.map(({ label, counts }) => [label, ...counts])).toEqual([
      ['Busy', 2, 1],
      ['Test', 0, 1],
    ]);
  });

  it('are called as on the whole team, where a person has one text of a group', () => {
    const own = because('Title contains "busy": Ana');
    const team = whyInvalid([...own, ...because('Title contains "busy": Bob')]);
    expect(reasonsOf([whyInvalid(own)], team)[0]?.label).toBe(team.reasons[0]?.label);
  });

  it.each([
    [4, 18, 34, '52.9%', '64.7%'],
    [2, 0, 2, '0%', '100%'],
    [0, 0, 0, '–', '–'],
  ])('without %i of them, %i valid of %i: %s to %s', (count, valid, all, before, after) => {
    expect(ratesWithout(count, valid, all).map(({ percent }) => percent)).toEqual([before, after]);
  });
});

describe('the regions of people', () => {
  const why = (...sent: string[]) => whyInvalid(sent.map((region) => appointment({ region })));

  it('are the known ones first, then the others by name', () => {
    const regions = regionsOf([why('Texas', 'FL', 'Alaska'), why('chicago', 'CA', '')]);
    expect(regions.map(({ name }) => name)).toEqual([
      'California',
      'Illinois',
      'Florida',
      'N/A',
      'Alaska',
      'Texas',
    ]);
  });

  it('are one each, however they are spelled', () => {
    expect(
      regionsOf([why('IL', 'new_york', 'Texas'), why('Chicago', 'New York', 'TEXAS')]),
    ).toEqual([
      expect.objectContaining({ name: 'Illinois' }),
      expect.objectContaining({ name: 'New York' }),
      expect.objectContaining({ name: 'Texas' }),
    ]);
  });
});
