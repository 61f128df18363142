import { identityOf } from '../../src/domain/text/identity.ts';
import { otherTelemarketers } from './people.ts';
import { rotation, type Random } from './random.ts';
import { furtherTelemarketer, telemarketerRates } from './rates.ts';

export type Team = {
  readonly designated: readonly string[];
  /** Chooses the telemarketer of the next booking. */
  readonly rota: (random: Random, kind: 'good' | 'bad', step: number) => () => string;
  /** The share of wrong validations. */
  readonly wrongShare: (telemarketer: string) => number;
};

/** A team of any number: the designated are configuration (B1). */
export function createTeam(designated: readonly string[]): Team {
  const members = designated.map((name, i) => ({
    name,
    ...(telemarketerRates[i] ?? furtherTelemarketer),
  }));
  const wrong = new Map(members.map((member) => [member.name, member.wrong]));
  return {
    designated,
    rota(random, kind, step) {
      const [first, ...rest] = members.map((member) => [member.name, member[kind]] as const);
      return first ? rotation(random, [first, ...rest], step) : () => otherTelemarketers[0];
    },
    wrongShare: (telemarketer) => wrong.get(telemarketer) ?? furtherTelemarketer.wrong,
  };
}

/** Whether a name is one of some, however it is spelled (B5). */
export function isOneOf(names: readonly string[], name: string): boolean {
  const id = identityOf(name);
  return names.some((other) => identityOf(other) === id);
}
