import { isRealCustomer, judge, type JudgedEvent, type Verdict } from './judge.ts';

/**
 * The rules of the product, really applied. Verdicts are kept: a hundred thousand events have a few hundred different contents, if
 * one real customer counts like another.
 */
export function createJudge(designated: readonly string[]): (event: JudgedEvent) => Verdict {
  const verdicts = new Map<string, Verdict>();
  return (event) => {
    const { title, customer, telemarketer, region, appMadeBy } = event;
    const who = isRealCustomer(customer) ? 'real' : customer;
    const key = `${title}\u001f${who}\u001f${telemarketer}\u001f${region}\u001f${appMadeBy}`;
    let verdict = verdicts.get(key);
    if (verdict === undefined) verdicts.set(key, (verdict = judge(event, designated)));
    return verdict;
  };
}
