import type { RegionKey } from '../../src/domain/region/region.ts';
import { customerName, otherTelemarketers, phrases } from './people.ts';
import { pick, type Random, rotation, steps } from './random.ts';
import { shares } from './rates.ts';
import type { Rep } from './reps.ts';

export type Content = {
  readonly title: string;
  readonly customer: string;
  readonly appMadeBy: boolean;
  /** Null for a designated telemarketer. */
  readonly telemarketer: string | null;
  readonly hasRep: boolean;
};

const codes = ['DD', 'WC', 'NHWC', 'WC DD', 'DD', 'NHWC DD', 'WC', 'dd/wc'] as const;
const blockedTitles = phrases(`
  BLOCKED | Blocked - truck service | busy | Busy until 3 | Time off | TIME OFF | test |
  TEST please ignore | Blocked
`);
const plainTitles = phrases(`
  Estimate follow-up | Call back Monday | 2nd visit | Reschedule? | Roof |
  Wants a brochure | Gate code needed
`);

/** A valid booking: digits of the rep's phone where that rule counts, else service codes (S5). */
export function goodContent(random: Random, region: RegionKey, rep: Rep): Content {
  const isDigits = region !== 'california' && random() < shares.digitsTitle;
  return {
    title: isDigits ? lastDigits(random, rep) : pick(random, codes),
    customer: customerName(random),
    appMadeBy: isDigits || random() < 0.3,
    telemarketer: null,
    hasRep: true,
  };
}

function lastDigits(random: Random, rep: Rep): string {
  return rep.phone.slice(random() < 0.2 ? -3 : -4);
}

/** The title of an event with an unknown rep; some have the rep's digits. */
export function unknownRepTitle(random: Random, title: string, rep: Rep): string {
  if (/^\d+$/.test(title)) return title;
  return random() < 0.5 ? `${pick(random, codes)} ${rep.phone.slice(-4)}` : title;
}

/** A service code and digits in one title: the rules disagree. */
export function mixedTitle(random: Random, rep: Rep): string {
  return `${pick(random, ['WC', 'DD', 'NHWC'])} ${rep.phone.slice(-4)}`;
}

type Flaw = 'blocked' | 'no-customer' | 'other-telemarketer' | 'no-code' | 'placeholder' | 'digits';

export function badContents(random: Random) {
  const nextFlaw = rotation<Flaw>(
    random,
    [
      ['blocked', 30],
      ['no-customer', 22],
      ['other-telemarketer', 9],
      ['no-code', 22],
      ['placeholder', 8],
      ['digits', 7],
    ],
    steps.root7,
  );
  return (rep: Rep): Content => {
    const flaw = nextFlaw();
    const content: Content = {
      title: pick(random, codes),
      customer: customerName(random),
      appMadeBy: false,
      telemarketer: null,
      hasRep: true,
    };
    switch (flaw) {
      case 'blocked':
        return { ...content, title: pick(random, blockedTitles), customer: '', hasRep: false };
      case 'no-customer':
        return { ...content, customer: '' };
      case 'other-telemarketer':
        return { ...content, telemarketer: pick(random, otherTelemarketers) };
      case 'no-code':
        return { ...content, title: pick(random, plainTitles) };
      case 'placeholder':
        return { ...content, customer: pick(random, ['N/A', 'Unknown', 'no customer']) };
      case 'digits':
        return { ...content, title: lastDigits(random, rep) };
    }
  };
}
