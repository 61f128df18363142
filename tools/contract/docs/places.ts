import { reads, type Read, type ReadName } from '../../../src/api/contract.ts';
import { planOf, type Paces } from '../../soak/plan.mjs';

const plan = planOf(reads);

/** The screens as a document says them, with what each requests and how often. */
const screens: readonly { readonly name: string; readonly paces: Paces }[] = [
  { name: 'the dashboard', paces: plan.dashboard },
  { name: 'the wall', paces: plan.wall },
  { name: 'States Performance', paces: plan.states },
  { name: 'a state dashboard', paces: plan.state },
  { name: 'a sales rep', paces: plan['sales-rep'] },
  { name: 'Manual Validation', paces: plan.validation },
  { name: 'Corrections', paces: plan.corrections },
  { name: 'Data Quality', paces: plan['data-quality'] },
  { name: 'Historical Data', paces: plan.historical },
  { name: 'AI Insights', paces: plan['ai-insights'] },
  { name: 'Monthly Data', paces: plan['monthly-data'] },
];

/** Where a read is requested at its own interval: 'every screen', or their names. */
export function requestedOn(read: ReadName): string {
  const { pollMs = Infinity, slowPollMs = pollMs }: Read = reads[read];
  const isOwn = (paces: Paces) => (paces[read]?.everyMs ?? NaN) <= slowPollMs;
  const names = screens.filter(({ paces }) => isOwn(paces)).map(({ name }) => name);
  if (names.length === screens.length) return 'every screen';
  if (names.length === screens.length - 1 && !names.includes('the wall'))
    return 'every screen but the wall';
  return names.join(', ');
}

export interface Load {
  readonly screen: string;
  /** Different calls. */
  readonly calls: number;
  /** Requests a minute that come whatever happens. */
  readonly steady: number;
  /** With those that follow a change, an open tab or a failure. */
  readonly most: number;
}

/** What one open page requests from the server; a request that failed is tried once more (spec 9). */
export function loads(): readonly Load[] {
  return screens.map(({ name, paces }) => {
    const all = Object.values(paces);
    const perMinute = (some: typeof all) =>
      some.reduce((sum, { everyMs }) => sum + 60_000 / everyMs, 0);
    return {
      screen: name,
      calls: all.length,
      steady: perMinute(all.filter(({ due }) => due)),
      most: perMinute(all),
    };
  });
}
