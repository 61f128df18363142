import { pick, type Random } from './random.ts';

/** Not designated: their bookings are never valid (S5). */
export const otherTelemarketers = ['Olivia Brandt', 'Sam Okafor'] as const;

const firstNames = phrases(`
  Margaret | Robert | Henry | Samuel | Yolanda | Denise | Walter | Priscilla | Ahmed |
  Beatriz | Caleb | Dolores | Edwin | Fatima | Gustavo | Helen | Irene | Jerome |
  Katarzyna | Leonard | Marisol | Nathan | Ofelia | Patrick | Quentin | Rosalind |
  Stefan | Teresa | Ursula | Vincent | Wendy | Xavier | Yusuf | Zoë | Anthony
`);

const lastNames = phrases(`
  Holloway | Tran | Kowalczyk | Brandt | Pruitt | Okafor | Jimenez | Abernathy |
  Bianchi | Castaneda | Dufresne | Eriksen | Fitzgerald | Gutierrez | Hargrove |
  Iverson | Jankowski | Kaplan | Lindgren | Montoya | Novak | O'Sullivan | Petrov |
  Quigley | Rasmussen | Santiago | Thibodeaux | Underwood | Vasquez | Weatherby |
  Yamamoto | Zielinski | Park | Nguyen-Ross | de la Cruz | St. James
`);

export function customerName(random: Random): string {
  return `${pick(random, firstNames)} ${pick(random, lastNames)}`;
}

/** 'M. Smith': too common to match a past visit. */
export function shortCustomerName(random: Random): string {
  return `${pick(random, firstNames).charAt(0)}. ${pick(random, ['Smith', 'Lee', 'Garcia', 'Brown'])}`;
}

/** A phone number as a telemarketer types it, with the unassigned area code 555. */
export function goodPhone(random: Random): string {
  const number = `01${digits(random, 1)}-${digits(random, 4)}`;
  return random() < 0.66 ? `(555) ${number}` : `555-${number}`;
}

/** A phone number with a typing mistake; some can be fixed. */
export function badPhone(random: Random): string {
  const line = digits(random, 4);
  return pick(random, [
    `555-01O-${line}`,
    `55-01${digits(random, 1)}-${line}`,
    `01${digits(random, 1)}-${line}`,
    `+44 20 7946 0${digits(random, 3)}`,
    `call the office`,
    `5555-01${digits(random, 1)}-${line}`,
    `555 01l ${line}`,
  ]);
}

function digits(random: Random, count: number): string {
  return String(Math.floor(random() * 10 ** count)).padStart(count, '0');
}

/** The phrases of a text with bars between them. */
export function phrases(text: string): readonly [string, ...string[]] {
  const [first = '', ...rest] = text.split('|').map((phrase) => phrase.trim());
  return [first, ...rest];
}
